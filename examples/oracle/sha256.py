"""sha256: hashlib."""

import hashlib

import numpy as np
from job import main


def compute(job):
    lengths = job["lengths"].tolist()
    assert {0, 55, 56, 63, 64, 119, 120, 128} <= set(lengths), "the edges of the padding"
    messages = job["messages"].astype("<u4").tobytes()
    stride = len(messages) // len(lengths)
    digests = [hashlib.sha256(messages[i * stride :][:length]).digest() for i, length in enumerate(lengths)]
    return {"digests": np.frombuffer(b"".join(digests), ">u4").astype(np.uint32)}


if __name__ == "__main__":
    main("sha256", compute)
