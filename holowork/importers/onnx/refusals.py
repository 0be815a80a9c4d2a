"""Ops that no recipe makes, and why: what a refusal says beside the name."""

from collections.abc import Mapping
from types import MappingProxyType

_RANDOM = "It draws at random, and a graph gives the same result for the same inputs: make it an input"
_GRADIENT = "Import the model and take gradients of its graph with graph.backward"

REFUSALS: Mapping[tuple[str, str], str] = MappingProxyType(
    {
        ("", "Bernoulli"): _RANDOM,
        ("", "Multinomial"): _RANDOM,
        ("", "RandomNormal"): _RANDOM,
        ("", "RandomNormalLike"): _RANDOM,
        ("", "RandomUniform"): _RANDOM,
        ("", "RandomUniformLike"): _RANDOM,
        ("ai.onnx.preview.training", "Gradient"): _GRADIENT,
    }
)
"""Why an op is refused and how to go on, by its domain and name."""
