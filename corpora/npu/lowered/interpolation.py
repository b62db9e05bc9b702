"""Weights of neighbours, by the definitions of ONNX and torch."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


def cubic_weights(rest: Floats) -> list[Floats]:
    """The weights of four neighbours in a row, by the distance to the second one."""
    a, far = np.float32(-0.75), 1 - rest
    outer = [((a * (t + 1) - 5 * a) * (t + 1) + 8 * a) * (t + 1) - 4 * a for t in (rest, far)]
    inner = [((a + 2) * t - (a + 3)) * t * t + 1 for t in (rest, far)]
    return [outer[0], inner[0], inner[1], outer[1]]
