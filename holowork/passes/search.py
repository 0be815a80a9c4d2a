"""The search language of graphs, `op:gelu dtype:bf16 shape:*x768`: the same in `find` and in every view."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from holowork.core import GraphError
from holowork.ir import Graph
from holowork.ops import GraphBuilder, refusal
from holowork.passes.search_subject import Subject
from holowork.passes.search_terms import Refused, Test, term_test

_WORD = re.compile(r'"[^"]*"?|\S+')


class BadTerm(GraphError):
    """A term of a search means nothing; it stands at `start` to `end` of the query."""

    def __init__(self, term: "Term", why: Refused) -> None:
        super().__init__(refusal(f"find, {term.text!r}", why.expected, why.found, known=why.known))
        self.start = term.start
        self.end = term.start + len(term.text)
        self.known = why.known


@dataclass(frozen=True, kw_only=True)
class Term:
    """One word of a query, and where it begins."""

    text: str
    start: int

    def test(self, subject: Subject) -> Test:
        """Whether it holds for a node; raises BadTerm."""
        try:
            return term_test(self.text, subject)
        except Refused as why:
            raise BadTerm(self, why) from None


@dataclass(frozen=True, kw_only=True)
class Found:
    """The nodes for which every good term of a query holds, and what is wrong with the others."""

    ids: tuple[int, ...]
    faults: tuple[BadTerm, ...]


def search(subject: Subject, query: str) -> Found:
    """Answer a query; one without a good term finds nothing."""
    tests: list[Test] = []
    faults: list[BadTerm] = []
    for term in _terms(query):
        try:
            tests.append(term.test(subject))
        except BadTerm as fault:
            faults.append(fault)
    ids = (i for i in range(len(subject.nodes)) if tests and all(test(i) for test in tests))
    return Found(ids=tuple(ids), faults=tuple(faults))


def find(graph: Graph | GraphBuilder, query: str) -> tuple[int, ...]:
    """The ids of the nodes that a query finds; raises BadTerm, OpError for labels that there are none of."""
    frozen = graph.freeze() if isinstance(graph, GraphBuilder) else graph
    found = search(Subject.of(frozen), query)
    for fault in found.faults:
        raise fault
    return found.ids


def _terms(query: str) -> Iterator[Term]:
    for match in _WORD.finditer(query):
        yield Term(text=match.group(), start=match.start())
