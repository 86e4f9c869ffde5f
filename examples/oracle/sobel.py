"""sobel: the picture in integers, its edges in float32, operation by operation."""

import numpy as np
from job import main


def texels(channels):
    """Packed texels of rgba8unorm: clamped, rounded to nearest even."""
    scaled = np.clip(channels.astype(np.float64), 0, 1) * 255
    bytes = np.rint(scaled).astype(np.uint8)
    return np.ascontiguousarray(bytes).reshape(-1).view(np.uint32)


def compute(job):
    width, height = job.binds["picture"]["texture"]["size"]
    x, y = np.meshgrid(np.arange(width), np.arange(height))
    odd = (x // 16 + y // 16) % 2 == 1
    disc = (x - 75) ** 2 + (y - 60) ** 2 < 40 * 40
    red = np.where(disc, 200, np.where(odd, 90, 40))
    green = np.where(disc, 2 * x, np.where(odd, 100, 60))
    blue = np.where(disc, 255 - y, np.where(odd, 60 + y, 80))
    rgba = np.stack([red, green, blue, np.full_like(red, 255)], axis=-1)
    assert rgba.min() >= 0 and rgba.max() <= 255
    picture = rgba.astype(np.uint8)

    c = picture.astype(np.float32) / np.float32(255)
    quarter, half = np.float32(0.25), np.float32(0.5)
    bright = quarter * c[..., 0] + half * c[..., 1] + quarter * c[..., 2]
    wide = np.pad(bright, 1, mode="edge")
    at = lambda dx, dy: wide[1 + dy : 1 + dy + height, 1 + dx : 1 + dx + width]
    gx, gy = np.zeros_like(bright), np.zeros_like(bright)
    for k in (-1, 0, 1):
        weight = np.float32(2 - k * k)
        gx = gx + weight * (at(1, k) - at(-1, k))
        gy = gy + weight * (at(k, 1) - at(k, -1))
    strength = np.sqrt(gx * gx + gy * gy)
    assert strength.dtype == np.float32
    edges = np.stack([strength] * 3 + [np.ones_like(strength)], axis=-1)
    # No element lies so near to the middle of two bytes that its rounding could be in doubt.
    doubt = np.abs(np.clip(strength.astype(np.float64), 0, 1) * 255 % 1 - 0.5)
    assert doubt.min() > 1e-4, doubt.min()
    return {"picture": picture.reshape(-1).view(np.uint32), "edges": texels(edges)}


if __name__ == "__main__":
    main("w32/sobel", compute)
