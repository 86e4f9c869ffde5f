"""matmul: for each element the products are added in the order of the inner index."""

import numpy as np
from job import main


def compute(job):
    m, n, k = job["shape"]
    a = job["a"].reshape(m, k)
    b = job["b"].reshape(k, n)
    c = np.zeros((m, n), np.float32)
    for i in range(k):
        c += np.outer(a[:, i], b[i, :])  # one float32 product and one float32 sum each
    assert np.abs(c - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-4
    return {"c": c}


if __name__ == "__main__":
    main("matmul", compute)
