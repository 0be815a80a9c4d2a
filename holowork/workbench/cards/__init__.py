"""One card for each kind of value: compact HTML that reads without styles, scripts or a kernel."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from holowork.archive import Archive
from holowork.ir import Graph, TraceRecord
from holowork.model import ArchiveDiff, Comparison, Module
from holowork.ops import GraphBuilder, OpSpec
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
    TableCheck,
    TableList,
    TableTiming,
    Tiers,
)
from holowork.workbench.cards.archives import archive_card
from holowork.workbench.cards.comparisons import archive_diff_card, comparison_card
from holowork.workbench.cards.explanations import diff_card, explanation_card, trace_card
from holowork.workbench.cards.graphs import graph_card
from holowork.workbench.cards.kernels import (
    code_comparison_card,
    cpu_card,
    kernel_card,
    kernels_card,
    linked_card,
)
from holowork.workbench.cards.memos import memo_card, parting_card
from holowork.workbench.cards.modules import module_card
from holowork.workbench.cards.ops import op_card
from holowork.workbench.cards.passes import pass_card, pass_list_card
from holowork.workbench.cards.profiles import (
    chart_card,
    profile_card,
    profile_comparison_card,
    profiler_card,
)
from holowork.workbench.cards.runs import run_card, session_card
from holowork.workbench.cards.tables import check_card, table_card, tables_card, timing_card
from holowork.workbench.cards.tiers import tiers_card
from holowork.workbench.cards.values import node_value_card, statistics_card
from holowork.workbench.contents import Contents
from holowork.workbench.markup import Markup
from holowork.workbench.profiler import Profiler

CARDS: Mapping[type, Callable[[Any], Markup]] = MappingProxyType(
    {
        GraphBuilder: lambda builder: graph_card(builder.freeze()),
        Graph: graph_card,
        Module: module_card,
        PassList: pass_list_card,
        PassStop: pass_card,
        Diff: diff_card,
        Explanation: explanation_card,
        TraceRecord: trace_card,
        Archive: archive_card,
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
        LookupTable: table_card,
        KernelCode: kernel_card,
        KernelList: kernels_card,
        LinkedCode: linked_card,
        CodeComparison: code_comparison_card,
        Cpu: cpu_card,
        Memo: memo_card,
        Parting: parting_card,
        TableList: tables_card,
        TableCheck: check_card,
        TableTiming: timing_card,
    }
)

__all__ = ["CARDS"]
