"""collatz: Python integers, which do not overflow, one step at a time."""

import numpy as np
from job import main

OVERFLOW = 0xFFFFFFFF
NEVER = 0xFFFFFFFE


def steps(n, known):
    """Steps from n to 1. Fails where a number needs more than 32 bits."""
    path = []
    while n not in known:
        if n >= 2**32:
            count = OVERFLOW
            break
        path.append(n)
        n = n // 2 if n % 2 == 0 else 3 * n + 1
    else:
        count = known[n]
    for n in reversed(path):
        if count != OVERFLOW:
            count += 1
        known[n] = count
    return count


def compute(job):
    known = {1: 0, 0: NEVER}
    result = [steps(n, known) for n in job["numbers"].tolist()]
    assert 0 < result.count(OVERFLOW) < len(result) / 10
    return {"steps": np.array(result, np.uint32)}


if __name__ == "__main__":
    main("collatz", compute)
