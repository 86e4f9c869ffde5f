//! An image bound from Rust: its texels in a buffer, the words of its descriptor in another.

use lanemask::image::{Dim, Filter, Format, Image, Sampler, Wrap};
use lanemask::{Buffer, Device, Shader};

/// Shows an image of 2 * 2 texels as one of 8 * 4, with a linear filter.
const KERNEL: &str = "
    .kernel enlarge
        .workgroup_size 8, 4
        .resource 0, 0, texels, read, 16
        .resource 0, 1, descriptors, read, 48
        .resource 0, 2, out, read_write, 128
    .end
    u.load.b128 u[12:15], u[0:1], 0
    u.load.b128 u[32:35], u[0:1], 16
    u.load.b128 u[36:39], u[0:1], 32
    waitcnt sm=0
    u.mov.b32 u40, 0
    u.bload.b256 u[16:23], u[32:35], u40, 0
    u.bload.b128 u[24:27], u[32:35], u40, 32
    waitcnt sm=0
    u.mov.b32 u16, u12              ; the address of the texels
    u.mov.b32 u17, u13
    v.cvt.f32.u32 v4, v0
    v.cvt.f32.u32 v5, v1
    v.add.f32 v4, v4, 0.5
    v.add.f32 v5, v5, 0.5
    v.mul.f32 v4, v4, 0.125         ; centres of 8 * 4 pixels
    v.mul.f32 v5, v5, 0.25
    image.sample.lod v6, u[16:23], u[24:27], v[4:5], 0, 0
    waitcnt tex=0
    v.shl.b32 v3, v3, 2
    buffer.store.b32 v6, u[36:39], v3, 0
    endpgm
";

#[test]
fn an_image_is_bound_and_sampled() -> Result<(), lanemask::Error> {
    let image = Image::new(Dim::D2, Format::R32Float, [2, 2, 1]);
    let sampler = Sampler {
        mag: Filter::Linear,
        wrap: [Wrap::Clamp; 3],
        ..Sampler::default()
    };
    let words: Vec<u32> = [
        &image.to_words().expect("a legal image")[..],
        &sampler.to_words().expect("a legal sampler"),
    ]
    .concat();
    let texels = [0.0f32, 8.0, 32.0, 40.0];
    let (mut texel_buffer, mut words) = (Buffer::from_slice(&texels), Buffer::from_slice(&words));
    let mut out = Buffer::from_slice(&[0.0f32; 32]);
    let shader = Shader::from_assembly(KERNEL)?;
    Device::new()
        .dispatch(&shader.kernel(None)?, [1, 1, 1])
        .bind(0, 0, &mut texel_buffer)
        .bind(0, 1, &mut words)
        .bind(0, 2, &mut out)
        .run()?;
    let pixels: Vec<f32> = (0..32)
        .map(|k| {
            // From one texel's centre to the other's a straight line, before and behind it the texel.
            let along =
                |pixel: i32, count: f32| ((pixel as f32 + 0.5) / count * 2.0 - 0.5).clamp(0.0, 1.0);
            8.0 * along(k % 8, 8.0) + 32.0 * along(k / 8, 4.0)
        })
        .collect();
    assert_eq!(out.read::<f32>(), pixels);
    Ok(())
}
