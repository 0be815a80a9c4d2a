"""Ops that are what the specification composes them of."""

from holowork.importers.onnx.recipe import Recipe, defined

DEFINITIONS: tuple[Recipe, ...] = (
    defined("AffineGrid"),
    defined("BlackmanWindow"),
    defined("CausalConvWithState"),
    defined("CenterCropPad"),
    defined("DynamicQuantizeLinear"),
    defined("HammingWindow"),
    defined("HannWindow"),
    defined("LinearAttention"),
    defined("MeanVarianceNormalization"),
    defined("NegativeLogLikelihoodLoss"),
    defined("RotaryEmbedding"),
    defined("SoftmaxCrossEntropyLoss"),
    defined("FlexAttention", domain="ai.onnx.preview"),
)
