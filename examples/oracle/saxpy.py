"""saxpy: one rounded product and one rounded sum per element."""

import numpy as np
from job import main


def compute(job):
    count, a = job["params"]
    x, y = job["x"], job["y"]
    assert x.size == y.size == count
    result = a * x + y
    # The data can tell a fused multiply-add from two roundings.
    fused = (np.float64(a) * x.astype(np.float64) + y).astype(np.float32)
    assert (fused != result).any()
    return {"y": result}


if __name__ == "__main__":
    main("saxpy", compute)
