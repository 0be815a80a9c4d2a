"""A text, what goes in and what comes out, and how a command answers."""

from collections.abc import Callable

import numpy as np

SOURCE = """\
input x: f32[2, 3]
const w: f32[3, 2] = [1, 0, 0, 1, 1, 1]
let y = relu(matmul(x, w))
output y
"""
X = np.array([[1, -2, 3], [-4, 5, -6]], np.float32)
Y = np.array([[4, 1], [0, 0]], np.float32)
Output = Callable[[], tuple[str, str]]
