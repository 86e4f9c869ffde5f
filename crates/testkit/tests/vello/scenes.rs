//! The pictures that are recorded.

use std::sync::Arc;

use vello::Scene;
use vello::kurbo::{
    Affine, BezPath, Cap, Circle, Ellipse, Join, Line, Point, Rect, RoundedRect, Stroke,
};
use vello::peniko::{
    BlendMode, Blob, Color, Compose, Extend, Fill, Gradient, ImageAlphaType, ImageBrush, ImageData,
    ImageFormat, ImageQuality, Mix,
};

/// A scene and the size of its picture in pixels.
pub struct Picture {
    pub name: &'static str,
    pub scene: Scene,
    pub width: u32,
    pub height: u32,
    /// Only the stages up to this one are of interest.
    pub last_stage: Option<&'static str>,
}

/// All of them. They leave out where Vello's shaders and Rust versions part by what they say: the shader moves one of
/// two equal centres of a gradient in x and y, the Rust version in x; it takes square roots of sums where the Rust
/// version has `hypot` (so centres lie on a horizontal line); and the Rust version counts lines that lie exactly on
/// the left or upper edge of the tiles of a path.
pub fn all() -> Vec<Picture> {
    vec![shapes(), layers(), crowd(), long_path()]
}

/// Those that are drawn to the last stage: paths, strokes, gradients; clips and blend groups; images.
pub fn drawn() -> Vec<Picture> {
    vec![shapes(), layers(), images()]
}

/// An image of random pixels, turned, scaled, repeated and mirrored, with each quality.
fn images() -> Picture {
    let mut s = Scene::new();
    let mut random = Random(5);
    let pixels: Vec<u8> = (0..4 * 12 * 9).map(|_| random.below(256.0) as u8).collect();
    let image = ImageData {
        data: Blob::new(Arc::new(pixels)),
        format: ImageFormat::Rgba8,
        alpha_type: ImageAlphaType::Alpha,
        width: 12,
        height: 9,
    };
    let brush = || ImageBrush::new(image.clone());
    s.draw_image(
        &brush().with_quality(ImageQuality::Low),
        Affine::translate((5.0, 4.0)) * Affine::scale(3.3),
    );
    s.draw_image(
        &brush().with_quality(ImageQuality::Medium),
        Affine::translate((60.0, 20.0)) * Affine::rotate(0.4) * Affine::scale(4.1),
    );
    for (i, extend) in [Extend::Pad, Extend::Repeat, Extend::Reflect]
        .into_iter()
        .enumerate()
    {
        s.fill(
            Fill::NonZero,
            Affine::translate((34.0 * i as f64, 0.0)),
            &brush().with_extend(extend).with_alpha(0.75),
            Some(Affine::translate((10.0, 72.0)) * Affine::scale(0.9)),
            &Circle::new((20.0, 80.0), 17.5),
        );
    }
    Picture {
        name: "images",
        scene: s,
        width: 120,
        height: 100,
        last_stage: None,
    }
}

/// SplitMix64, for positions.
struct Random(u64);

impl Random {
    fn below(&mut self, n: f64) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 32) as f64 / 4_294_967_296.0 * n
    }

    fn colour(&mut self) -> Color {
        let mut byte = || self.below(256.0) as u8;
        Color::from_rgba8(byte(), byte(), byte(), byte())
    }
}

/// Fills by both rules, every kind of segment, strokes with every join and cap, dashes, gradients of every kind.
fn shapes() -> Picture {
    let mut s = Scene::new();
    let red = Color::from_rgba8(200, 30, 40, 255);
    let blue = Color::from_rgba8(30, 60, 220, 160);
    let stops = [red, blue, Color::from_rgba8(240, 230, 20, 255)];
    s.fill(
        Fill::NonZero,
        Affine::IDENTITY,
        &Gradient::new_linear((10.0, 20.0), (240.0, 200.0)).with_stops(stops),
        None,
        &Rect::new(4.5, 6.25, 250.0, 248.0),
    );
    let mut star = BezPath::new();
    for i in 0..5 {
        let angle = f64::from(i) * 4.0 * std::f64::consts::PI / 5.0;
        let p = Point::new(80.0 + 60.0 * angle.sin(), 80.0 - 60.0 * angle.cos());
        if i == 0 {
            star.move_to(p)
        } else {
            star.line_to(p)
        }
    }
    star.close_path();
    s.fill(Fill::EvenOdd, Affine::IDENTITY, red, None, &star);
    s.fill(
        Fill::NonZero,
        Affine::translate((120.0, 20.0)) * Affine::rotate(0.3),
        blue,
        None,
        &star,
    );
    s.fill(
        Fill::NonZero,
        Affine::IDENTITY,
        &Gradient::new_two_point_radial((0.0, 0.0), 3.0, (5.0, 0.0), 40.0).with_stops(stops),
        Some(Affine::translate((187.0, 69.0))),
        &Circle::new((190.0, 70.0), 37.0),
    );
    // Two circles: the focal point inside, on the circle, outside; equal radii.
    let circles = [
        (5.0, 30.0, 10.0),
        (0.0, 20.0, 20.0),
        (15.0, 15.0, 30.0),
        (20.0, 0.0, 9.0),
    ];
    for (i, (r0, r1, dx)) in circles.into_iter().enumerate() {
        s.fill(
            Fill::NonZero,
            Affine::translate((30.0 + 55.0 * i as f64, 170.0)) * Affine::skew(0.1, 0.05),
            &Gradient::new_two_point_radial((0.0, 0.0), r0, (dx, 0.0), r1).with_stops(stops),
            Some(Affine::scale_non_uniform(1.1, 0.9)),
            &Ellipse::new((0.0, 0.0), (26.0, 18.0), 0.4),
        );
    }
    s.fill(
        Fill::NonZero,
        Affine::IDENTITY,
        &Gradient::new_sweep((60.0, 225.0), 0.2, 5.5).with_stops(stops),
        None,
        &RoundedRect::new(20.0, 205.0, 110.0, 245.0, 12.0),
    );
    let mut curve = BezPath::new();
    curve.move_to((20.0, 120.0));
    curve.quad_to((60.0, 40.0), (100.0, 130.0));
    curve.curve_to((130.0, 200.0), (200.0, 10.0), (235.0, 140.0));
    curve.line_to((200.0, 150.0));
    let joins = [Join::Bevel, Join::Miter, Join::Round];
    let caps = [Cap::Butt, Cap::Square, Cap::Round];
    for (i, (join, cap)) in joins.into_iter().zip(caps).enumerate() {
        let style = Stroke::new(2.0 + 3.0 * i as f64)
            .with_join(join)
            .with_caps(cap);
        s.stroke(
            &style,
            Affine::translate((0.0, 30.0 * i as f64)),
            blue,
            None,
            &curve,
        );
    }
    let dashed = Stroke::new(4.0).with_dashes(3.0, [11.0, 6.0]);
    s.stroke(
        &dashed,
        Affine::IDENTITY,
        red,
        None,
        &Circle::new((200.0, 200.0), 35.0),
    );
    s.stroke(
        &Stroke::new(0.7),
        Affine::IDENTITY,
        red,
        None,
        &Line::new((-30.0, 256.0), (300.0, -7.0)),
    );
    Picture {
        name: "shapes",
        scene: s,
        width: 256,
        height: 256,
        last_stage: None,
    }
}

/// Nested clips and blend groups, one deep enough to spill, an empty clip, blurred rectangles.
fn layers() -> Picture {
    let mut s = Scene::new();
    let mut random = Random(3);
    let circle = Circle::new((120.4, 90.7), 80.1);
    s.push_clip_layer(Fill::NonZero, Affine::IDENTITY, &circle);
    s.fill(
        Fill::NonZero,
        Affine::IDENTITY,
        random.colour(),
        None,
        &Rect::new(0.0, 0.0, 300.0, 200.0),
    );
    s.push_layer(
        Fill::EvenOdd,
        BlendMode::new(Mix::Multiply, Compose::SrcOver),
        0.7,
        Affine::rotate(0.1),
        &Rect::new(60.0, 30.0, 220.0, 150.0),
    );
    s.draw_blurred_rounded_rect(
        Affine::translate((20.4, 10.3)),
        Rect::new(70.0, 40.0, 160.0, 120.0),
        random.colour(),
        9.0,
        4.0,
    );
    s.push_clip_layer(
        Fill::NonZero,
        Affine::IDENTITY,
        &Rect::new(500.0, 500.0, 600.0, 600.0),
    );
    s.fill(
        Fill::NonZero,
        Affine::IDENTITY,
        random.colour(),
        None,
        &circle,
    );
    s.pop_layer();
    s.pop_layer();
    for depth in 0..7 {
        let inset = 6.0 * f64::from(depth);
        s.push_layer(
            Fill::NonZero,
            BlendMode::new(Mix::Screen, Compose::SrcAtop),
            0.9,
            Affine::IDENTITY,
            &RoundedRect::new(
                40.3 + inset,
                20.3 + inset,
                200.7 - inset,
                159.3 - inset,
                10.0,
            ),
        );
        s.fill(
            Fill::NonZero,
            Affine::IDENTITY,
            random.colour(),
            None,
            &circle,
        );
    }
    for _ in 0..7 {
        s.pop_layer();
    }
    s.pop_layer();
    s.fill(
        Fill::NonZero,
        Affine::IDENTITY,
        random.colour(),
        None,
        &Rect::new(10.0, 150.0, 280.0, 190.0),
    );
    Picture {
        name: "layers",
        scene: s,
        width: 300,
        height: 200,
        last_stage: None,
    }
}

/// More draw objects, clips and bins than one workgroup handles.
fn crowd() -> Picture {
    let mut s = Scene::new();
    let mut random = Random(11);
    for i in 0..420 {
        let (x, y) = (random.below(640.0) - 20.0, random.below(560.0) - 20.0);
        let size = 8.0 + random.below(50.0);
        let rect = Rect::new(x, y, x + size, y + 0.7 * size);
        if i % 2 == 0 {
            s.push_clip_layer(Fill::NonZero, Affine::rotate_about(0.2, (x, y)), &rect);
        }
        s.fill(
            Fill::NonZero,
            Affine::IDENTITY,
            random.colour(),
            None,
            &Circle::new((x + 5.0, y + 5.0), size * 0.6),
        );
        if i % 4 == 2 {
            s.pop_layer();
            s.pop_layer();
        }
    }
    Picture {
        name: "crowd",
        scene: s,
        width: 600,
        height: 530,
        last_stage: None,
    }
}

/// So many segments that the path tags need the scan in three steps.
fn long_path() -> Picture {
    let mut s = Scene::new();
    let mut random = Random(12);
    for _ in 0..4 {
        let mut path = BezPath::new();
        path.move_to((random.below(64.0), random.below(64.0)));
        for i in 0..68_000 {
            let mut p = || (random.below(64.0), random.below(64.0));
            if i % 3 == 0 {
                path.quad_to(p(), p())
            } else {
                path.line_to(p())
            }
        }
        s.fill(
            Fill::EvenOdd,
            Affine::IDENTITY,
            random.colour(),
            None,
            &path,
        );
    }
    Picture {
        name: "long path",
        scene: s,
        width: 64,
        height: 64,
        last_stage: Some("pathtag_scan_large"),
    }
}
