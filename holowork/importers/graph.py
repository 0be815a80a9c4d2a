"""A graph that was made of a model."""

from holowork.importers.report import ImportReport
from holowork.ops import GraphBuilder


class OnnxGraph(GraphBuilder):
    """A graph that was imported from ONNX, and `imported`: what became of each node of the model."""

    imported: ImportReport
