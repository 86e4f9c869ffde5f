"""Reads a job file as far as the oracles need it, and compares or writes what it expects.

The oracles share no code with Lanemask. They take seeds, sizes and parameters from the job
file, so that these are written down once, but make the data themselves (`random` is SplitMix64)
and compute the results with numpy, whose float32 +, -, *, / and sqrt are each rounded to
nearest and never fused.
"""

import sys
import tomllib
from pathlib import Path

import numpy as np

EXAMPLES = Path(__file__).resolve().parent.parent
TYPES = {"u32": np.uint32, "i32": np.int32, "f32": np.float32}


def splitmix64(seed, count):
    """The first `count` outputs of SplitMix64."""
    gamma = np.uint64(0x9E3779B97F4A7C15)
    z = np.uint64(seed) + gamma * np.arange(1, count + 1, dtype=np.uint64)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


# The published first output for seed 0.
assert splitmix64(0, 1)[0] == 0xE220A8397B1DCDAF


def random(kind, count, seed, low, high):
    """`count` random elements: floats in [low, high], integers in [low, high)."""
    r = splitmix64(seed, count) >> np.uint64(32)
    if kind == "f32":
        return (low + (high - low) * (r / 2.0**32)).astype(np.float32)
    span = high - low
    assert 0 <= low and 0 < span <= 2**32, "a product of more than 64 bits, or negative numbers"
    return (np.uint64(low) + ((r * np.uint64(span)) >> np.uint64(32))).astype(TYPES[kind])


class Job:
    """The bindings of a job file by name: `job["x"]` is an array, or a list of `fields`."""

    def __init__(self, name):
        self.name = name
        self.file = EXAMPLES / f"{name}.toml"
        self.binds = {b["name"]: b for b in tomllib.loads(self.file.read_text())["bind"]}

    def __getitem__(self, name):
        bind = self.binds[name]
        init = bind.get("init", {"zero": True})
        if "fields" in init:
            return [TYPES[kind](value) for kind, value in init["fields"]]
        kind, count = bind["type"], bind["len"]
        if "random" in init:
            return random(kind, count, **init["random"])
        assert init == {"zero": True}, f"an init the oracles do not know: {init}"
        return np.zeros(count, TYPES[kind])

    def finish(self, results, write=False):
        """Compares `results`, arrays by binding name, with every `expect` of the job, bit for bit.

        With `write`, .npy files are written instead; values inside the job file are left to
        the reader, who is told what they have to be. Returns whether all is well.
        """
        expecting = {name for name, bind in self.binds.items() if "expect" in bind}
        assert expecting == set(results), f"{self.name}: expected {expecting}, computed {set(results)}"
        fine = True
        for name, want in results.items():
            bind, expect = self.binds[name], self.binds[name]["expect"]
            want = np.ascontiguousarray(want).reshape(-1)
            # A texture says how many there are without `len`.
            length = bind.get("len", want.size)
            assert want.dtype == TYPES[bind["type"]] and want.size == length, name
            if "npy" in expect:
                path = self.file.parent / expect["npy"]
                if write:
                    path.parent.mkdir(exist_ok=True)
                    np.save(path, want)
                    print(f"{self.name}: {name}: written to {path.name}")
                    continue
                have = np.load(path)
            else:
                have = np.array(expect["values"], want.dtype)
            same = have.dtype == want.dtype and have.tobytes() == want.tobytes()
            print(f"{self.name}: {name}: {'as expected' if same else 'DIFFERS'}")
            if not same and "values" in expect:
                print(f"  values = {want.tolist()}")
            fine &= same
        return fine


def main(name, compute):
    """Runs one oracle as a program."""
    job = Job(name)
    sys.exit(0 if job.finish(compute(job), "--write" in sys.argv[1:]) else 1)
