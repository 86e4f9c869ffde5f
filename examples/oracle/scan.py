"""scan: exclusive prefix sums of the data and of the sums of its blocks."""

import numpy as np
from job import main

BLOCK = 512


def exclusive(values):
    return np.concatenate(([0], np.cumsum(values.astype(np.uint64))[:-1])).astype(np.uint32)


def compute(job):
    data = job["data"]
    result = exclusive(data)
    total = int(data.sum(dtype=np.uint64))
    assert total < 2**32
    # A block's offset is the prefix sum at its first element.
    return {"data": result, "sums": result[::BLOCK], "total": np.array([total], np.uint32)}


if __name__ == "__main__":
    main("scan", compute)
