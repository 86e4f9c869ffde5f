"""histogram: counts of the integer luma of packed RGB pixels."""

import numpy as np
from job import main


def compute(job):
    rgb = job["pixels"].view(np.uint8).reshape(-1, 4)[:, :3].astype(np.uint32)
    luma = (rgb @ np.array([77, 150, 29], np.uint32)) // 256
    return {"bins": np.bincount(luma, minlength=256).astype(np.uint32)}


if __name__ == "__main__":
    main("histogram", compute)
