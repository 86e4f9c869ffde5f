"""mandelbrot: the iteration in float32, operation by operation, and a table of colours."""

import numpy as np
from job import main


def palette():
    """192 colours: six ramps of 32, between cyan, green, yellow, red, magenta and blue."""
    up = range(7, 256, 8)
    corners = [(7, "+", 255), (7, 255, "-"), ("+", 255, 7), (255, "-", 7), (255, 7, "+"), ("-", 7, 255)]
    value = lambda part, level: {"+": level, "-": 262 - level}.get(part, part)
    return np.array([[value(p, level) for p in corner] + [255] for corner in corners for level in up], np.uint8)


def compute(job):
    cx, cy, scale, limit, width, height = job["view"]
    half = np.float32(0.5)
    x = cx + (np.arange(width, dtype=np.float32) - np.float32(width) * half) * scale
    y = cy + (np.arange(height, dtype=np.float32) - np.float32(height) * half) * scale
    x, y = np.meshgrid(x, y)
    zx, zy = np.zeros_like(x), np.zeros_like(y)
    times = np.full(x.shape, limit)
    inside = np.ones(x.shape, bool)
    for n in range(limit):
        xx, yy = zx * zx, zy * zy
        escaped = inside & (xx + yy > np.float32(4))
        times[escaped] = n
        inside &= ~escaped
        # Pixels that are done stand still, so that they do not overflow.
        zx, zy = np.where(inside, xx + x - yy, zx), np.where(inside, np.float32(2) * zx * zy + y, zy)
    assert zx.dtype == zy.dtype == np.float32
    rgba = palette()[times * 6 % 192]
    rgba[inside] = [0, 0, 0, 255]
    return {"pixels": rgba.reshape(-1).view(np.uint32)}


if __name__ == "__main__":
    main("mandelbrot", compute)
