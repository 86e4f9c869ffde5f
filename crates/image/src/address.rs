//! From coordinates to texel numbers: wrapping, faces of cubes and what lies behind their edges.

use crate::Wrap;

/// Texel numbers are kept below this; no image is that large.
const FAR: f32 = 1e9;

/// A number of texels as an integer, downwards; NaN is 0.
pub(crate) fn floor(x: f32) -> i64 {
    x.floor().clamp(-FAR, FAR) as i64
}

/// The texel of `size` that number `i` stands for; `None` is the border.
pub(crate) fn wrap(mode: Wrap, i: i64, size: u32) -> Option<u32> {
    let size = i64::from(size);
    let mirror = |n: i64| if n >= 0 { n } else { -1 - n };
    let found = match mode {
        Wrap::Repeat => i.rem_euclid(size),
        Wrap::Mirror => size - 1 - mirror(i.rem_euclid(2 * size) - size),
        Wrap::Clamp => i.clamp(0, size - 1),
        Wrap::Border if (0..size).contains(&i) => i,
        Wrap::Border => return None,
        Wrap::MirrorOnce => mirror(i).min(size - 1),
    };
    Some(found as u32)
}

/// A direction as (s, t) on a face, and the length of the major axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct OnFace<T> {
    pub(crate) face: u32,
    pub(crate) s: T,
    pub(crate) t: T,
    pub(crate) major: T,
}

/// What a face takes from x, y and z: axis of s, t and the major one, with their signs.
const FACES: [[(usize, i32); 3]; 6] = [
    [(2, -1), (1, -1), (0, 1)],
    [(2, 1), (1, -1), (0, -1)],
    [(0, 1), (2, 1), (1, 1)],
    [(0, 1), (2, -1), (1, -1)],
    [(0, 1), (1, -1), (2, 1)],
    [(0, -1), (1, -1), (2, -1)],
];

/// The face of a direction: that of the longest axis, of equal ones z before y before x.
pub(crate) fn face_of<T: Copy + PartialOrd>(direction: [T; 3], abs: fn(T) -> T, zero: T) -> u32 {
    let [x, y, z] = direction.map(abs);
    let axis = if z >= x && z >= y {
        2
    } else if y >= x {
        1
    } else {
        0
    };
    2 * axis as u32 + u32::from(direction[axis] < zero)
}

/// A vector in the axes of a face.
pub(crate) fn in_face<T: Copy + std::ops::Neg<Output = T>>(face: u32, v: [T; 3]) -> OnFace<T> {
    let [s, t, major] =
        FACES[face as usize].map(|(axis, sign)| if sign < 0 { -v[axis] } else { v[axis] });
    OnFace { face, s, t, major }
}

/// The texel of a cube of `size` that number (i, j) of a face is, one step over at most one edge allowed: what lies there is
/// the row of the neighbouring face. Exact, by integers: texel centres are at odd multiples of 1 / size.
pub(crate) fn over_edge(face: u32, i: i64, j: i64, size: u32) -> (u32, [u32; 2]) {
    let n = i64::from(size);
    let inside = |k: i64| (0..n).contains(&k);
    if inside(i) && inside(j) {
        return (face, [i as u32, j as u32]);
    }
    let (s, t) = (2 * i + 1 - n, 2 * j + 1 - n);
    let mut direction = [0i64; 3];
    for ((axis, sign), value) in FACES[face as usize].into_iter().zip([s, t, n]) {
        direction[axis] = i64::from(sign) * value;
    }
    let on = in_face(face_of(direction, i64::abs, 0), direction);
    let number = |c: i64| {
        ((c + on.major) * n)
            .div_euclid(2 * on.major)
            .clamp(0, n - 1) as u32
    };
    (on.face, [number(on.s), number(on.t)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapping_of_a_row_of_three() {
        let row = |mode| -> Vec<i32> {
            (-7..=7)
                .map(|i| wrap(mode, i, 3).map_or(-1, |k| k as i32))
                .collect()
        };
        // Written down by hand: texels 0 1 2, numbers -7 to 7.
        assert_eq!(
            row(Wrap::Repeat),
            [2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]
        );
        assert_eq!(
            row(Wrap::Mirror),
            [0, 0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1]
        );
        assert_eq!(
            row(Wrap::Clamp),
            [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2]
        );
        assert_eq!(
            row(Wrap::Border),
            [-1, -1, -1, -1, -1, -1, -1, 0, 1, 2, -1, -1, -1, -1, -1]
        );
        assert_eq!(
            row(Wrap::MirrorOnce),
            [2, 2, 2, 2, 2, 1, 0, 0, 1, 2, 2, 2, 2, 2, 2]
        );
    }

    #[test]
    fn faces_by_the_table_of_the_vulkan_specification() {
        // Direction, face, s, t: rows of "Cube map face and coordinate selection".
        for (d, face, s, t) in [
            ([4.0, 2.0, 1.0], 0, -1.0, -2.0),
            ([-4.0, 2.0, 1.0], 1, 1.0, -2.0),
            ([2.0, 4.0, 1.0], 2, 2.0, 1.0),
            ([2.0, -4.0, 1.0], 3, 2.0, -1.0),
            ([1.0, 2.0, 4.0], 4, 1.0, -2.0),
            ([1.0, 2.0, -4.0], 5, -1.0, -2.0),
        ] {
            assert_eq!(face_of(d, f32::abs, 0.0), face);
            assert_eq!(
                in_face(face, d),
                OnFace {
                    face,
                    s,
                    t,
                    major: 4.0
                }
            );
        }
        assert_eq!(face_of([1.0f32, 1.0, -1.0], f32::abs, 0.0), 5);
        assert_eq!(face_of([1.0f32, -1.0, 0.5], f32::abs, 0.0), 3);
    }

    #[test]
    fn stepping_over_an_edge_and_back_returns() {
        for size in [1u32, 2, 3, 8] {
            let n = i64::from(size);
            for face in 0..6 {
                for k in 0..n {
                    for (i, j) in [(-1, k), (n, k), (k, -1), (k, n)] {
                        let (other, [a, b]) = over_edge(face, i, j, size);
                        assert_ne!(other / 2, face / 2, "neither itself nor its opposite");
                        // It lies at an edge of the other face, behind which the first face is again.
                        let (a, b) = (i64::from(a), i64::from(b));
                        let near = (i.clamp(0, n - 1) as u32, j.clamp(0, n - 1) as u32);
                        let back = [(a - 1, b), (a + 1, b), (a, b - 1), (a, b + 1)]
                            .into_iter()
                            .map(|(a, b)| over_edge(other, a, b, size));
                        assert!(
                            back.clone().any(|x| x == (face, [near.0, near.1])),
                            "{size} {face} {i} {j} -> {other} {a} {b}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn edges_by_hand() {
        // Over the right edge of +x (s grows towards -z) lies -z, whose left column begins at x = +.
        assert_eq!(over_edge(0, 4, 1, 4), (5, [0, 1]));
        // Over the top of +z (t grows downwards) lies +y, whose bottom row has z = +.
        assert_eq!(over_edge(4, 2, -1, 4), (2, [2, 3]));
        // Over the bottom of +x lies -y, along whose right column t falls with z: the s of +x falls with z too.
        assert_eq!(over_edge(0, 1, 4, 4), (3, [3, 1]));
    }
}
