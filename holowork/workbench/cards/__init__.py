"""One card for each kind of value: compact HTML that reads without styles, scripts or a kernel."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from holowork.archive import (
    Archive,
    PortDescriptor,
    Ports,
    Sections,
    SectionView,
    Verdict,
    Weight,
    Weights,
)
from holowork.importers import ImportReport, OnnxGraph, StoredTensor, StoredTensors
from holowork.ir import Graph, TraceRecord
from holowork.model import ArchiveDiff, Comparison, Module
from holowork.ops import Catalogue, GraphBuilder, OpSpec, Tensor
from holowork.passes import Diff, Explanation, PassList, PassStop
from holowork.runtime import (
    Chart,
    CodeComparison,
    Cpu,
    KernelCode,
    KernelList,
    LinkedCode,
    LookupTable,
    Memo,
    NodeValue,
    Parting,
    Profile,
    ProfileComparison,
    Run,
    Session,
    Statistics,
    Store,
    TableCheck,
    TableList,
    TableTiming,
    Tiers,
)
from holowork.workbench.cards.archives import archive_card
from holowork.workbench.cards.comparisons import archive_diff_card, comparison_card
from holowork.workbench.cards.explanations import diff_card, explanation_card, trace_card
from holowork.workbench.cards.graphs import graph_card, tensor_card
from holowork.workbench.cards.kernels import (
    code_comparison_card,
    cpu_card,
    kernel_card,
    kernels_card,
    linked_card,
)
from holowork.workbench.cards.memos import memo_card, parting_card, store_card
from holowork.workbench.cards.models import import_card, onnx_graph_card, stored_tensor_card, tensors_card
from holowork.workbench.cards.modules import module_card
from holowork.workbench.cards.ops import catalogue_card, op_card
from holowork.workbench.cards.options import options_card
from holowork.workbench.cards.passes import pass_card, pass_list_card
from holowork.workbench.cards.profiles import (
    chart_card,
    profile_card,
    profile_comparison_card,
    profiler_card,
)
from holowork.workbench.cards.runs import run_card, session_card
from holowork.workbench.cards.stored import (
    port_card,
    ports_card,
    section_card,
    sections_card,
    verdict_card,
    weight_card,
    weights_card,
)
from holowork.workbench.cards.tables import check_card, table_card, tables_card, timing_card
from holowork.workbench.cards.tiers import tiers_card
from holowork.workbench.cards.values import node_value_card, statistics_card
from holowork.workbench.contents import Contents
from holowork.workbench.markup import Markup
from holowork.workbench.profiler import Profiler
from holowork.workbench.settings import Options

CARDS: Mapping[type, Callable[[Any], Markup]] = MappingProxyType(
    {
        GraphBuilder: lambda builder: graph_card(builder.freeze()),
        Graph: graph_card,
        OnnxGraph: onnx_graph_card,
        ImportReport: import_card,
        StoredTensors: tensors_card,
        StoredTensor: stored_tensor_card,
        Module: module_card,
        PassList: pass_list_card,
        PassStop: pass_card,
        Diff: diff_card,
        Explanation: explanation_card,
        TraceRecord: trace_card,
        Archive: archive_card,
        Sections: sections_card,
        SectionView: section_card,
        Weights: weights_card,
        Weight: weight_card,
        Ports: ports_card,
        PortDescriptor: port_card,
        Verdict: verdict_card,
        Contents: lambda contents: archive_card(contents.archive),
        Session: session_card,
        Run: run_card,
        NodeValue: node_value_card,
        Statistics: statistics_card,
        Profile: profile_card,
        Profiler: profiler_card,
        ProfileComparison: profile_comparison_card,
        Chart: chart_card,
        Comparison: comparison_card,
        ArchiveDiff: archive_diff_card,
        Tiers: tiers_card,
        OpSpec: op_card,
        Catalogue: catalogue_card,
        Tensor: tensor_card,
        Options: options_card,
        LookupTable: table_card,
        KernelCode: kernel_card,
        KernelList: kernels_card,
        LinkedCode: linked_card,
        CodeComparison: code_comparison_card,
        Cpu: cpu_card,
        Memo: memo_card,
        Store: store_card,
        Parting: parting_card,
        TableList: tables_card,
        TableCheck: check_card,
        TableTiming: timing_card,
    }
)

__all__ = ["CARDS"]
