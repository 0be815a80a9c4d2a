"""The page of docs/ on models of ONNX: what each op becomes, and which node tests pass."""

from collections import Counter
from collections.abc import Iterator

from holowork.importers.onnx.recipe import Recipe
from holowork.importers.onnx.table import FAMILIES, RECIPES
from tests.markdown import page, table
from tests.onnx_suite import cases, refusal

_USE = """\
```python
graph = hw.from_onnx("model.onnx", bind={"N": 1, "seq": 128}, inputs={"sr": 16000})
module = hw.compile(graph)
```
```
holowork compile model.onnx --bind N=1 --fix sr=16000 -o model.holo
```

- A path, the bytes of a file, or an `onnx.ModelProto`; the package onnx reads it (`pip install
  'holowork[onnx]'`). IR 3 and opset 7 or later; of an older opset, the ops that opset 7 left as they
  were.
- `bind` gives the extents that the model leaves open a number: by their name (`"N"`), by their place
  (`"x[0]"`), or all those of an input at once (`"x": (1, 3, 224, 224)`). What is left open is asked for
  by name. Arithmetic on shapes is made of the same nodes as any other, and is folded by the passes.
- `inputs` fixes inputs to values, which are constants from then on. An initializer that is an input too
  is a constant, unless it is fixed.
- Ports, values and lines of origin have the names of the model. `graph.imported` tells what became of
  each of its nodes.
- Functions of the model are expanded; a subgraph runs where its condition, or how often it runs, is
  known; data in files must lie in the folder of the model. Nothing of the model is executed, and
  onnxruntime is not needed.
- Element types: f32, f16, bf16, bool, u8, i8, i32, i64, u64 and i4. f64 is refused, or made f32 with
  `cast_f64=True`; other types are refused by their name. So are ops that draw at random, sequences,
  optionals, and shapes that an input decides, with the input named.
"""

_WAYS = """\
*direct*: one op of ours, or none. *decomposed*: a fixed composition of ours. *defined*: the composition
that the ONNX specification itself defines the op by, as the package onnx carries it. Versions are the
first opsets of each form that is told apart."""

_TESTS = """\
The node tests of the specification ship with the wheel onnx 1.22.0. `make test` runs all of them,
compiled, on machine code: one passes when its shipped outputs are met at the suite's tolerances (a
relative 1e-3; whole numbers exactly), else it must be refused with an error that names the op, the type
or the input in the way."""


def onnx_page() -> str:
    """docs/onnx.md"""
    return page("Models of ONNX", [_USE], *_families(), ["## Node tests", "", _TESTS], _results())


def _families() -> Iterator[list[str]]:
    yield ["## Ops", "", f"{len(RECIPES)} ops are imported. {_WAYS}"]
    for family, recipes in FAMILIES.items():
        rows = [
            (_title(recipe), ", ".join(map(str, sorted(recipe.forms))), recipe.way.name.lower(), recipe.note)
            for recipe in sorted(recipes, key=_title)
        ]
        yield [f"### {family}", "", *table(("op", "versions", "way", "note"), rows)]


def _title(recipe: Recipe) -> str:
    return f"{recipe.domain}.{recipe.op}" if recipe.domain else recipe.op


def _results() -> Iterator[str]:
    """How many tests of each op pass, and why the others are refused."""
    refused = {case.name: refusal(case) for case in cases()}
    passed = Counter(case.op for case in cases() if refused[case.name] is None)
    every = Counter(case.op for case in cases())
    reachable = Counter(case.op for case in cases() if case.is_reachable)
    left = every.total() - passed.total()
    yield f"{passed.total()} of {every.total()} pass, {left} are refused, none is wrong.\n"
    rows = [(op, every[op], reachable[op], passed[op], every[op] - passed[op]) for op in sorted(every)]
    yield from table(("op", "tests", "expected to pass", "passed", "refused"), rows)
