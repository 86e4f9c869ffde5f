"""nbody: float32, operation by operation, the pulls added in the order of the bodies."""

import numpy as np
from job import Job, main

STEPS = 2


def simulate(job, nudge=0):
    """Bodies and velocities after STEPS steps; `nudge` moves each 1/sqrt by that many ULP."""
    count, time_step, gravity, softening = job["params"]
    bodies = job["even"].reshape(count, 4)
    velocities = job["velocities"].reshape(count, 4)
    for _ in range(STEPS):
        position = bodies[:, :3].copy()
        acceleration = np.zeros_like(position)
        for other in bodies:
            d = other[:3] - position
            distance2 = d[:, 0] * d[:, 0] + d[:, 1] * d[:, 1] + d[:, 2] * d[:, 2] + softening
            inverse = np.float32(1) / np.sqrt(distance2)
            inverse = (inverse.view(np.int32) + np.int32(nudge)).view(np.float32)
            acceleration += d * (other[3] * (inverse * inverse * inverse))[:, None]
        velocities[:, :3] += acceleration * gravity * time_step
        bodies[:, :3] = position + velocities[:, :3] * time_step
    assert bodies.dtype == velocities.dtype == np.float32
    return {"even": bodies, "velocities": velocities}


def compute(job):
    results = simulate(job)
    # The tolerance of the approximate job has to have room for inverseSqrt, 2 ULP off.
    approximate = Job("nbody-approximate")
    for nudge in -2, 2:
        for name, value in simulate(job, nudge).items():
            expect = approximate.binds[name]["expect"]
            error = np.abs(value - results[name]).max()
            assert 0 < 2 * error < expect["abs"], (name, nudge, error)
            assert expect["npy"] == job.binds[name]["expect"]["npy"]
    return results


if __name__ == "__main__":
    main("nbody", compute)
