"""What kinds of instructions there are, told by the lines of assembly text."""

import re
from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class InstructionClass:
    """A class of instructions: a name, a letter for margins, and the lines that are of it.

    `form` is how such lines begin on x86-64, AArch64 or WebAssembly.
    """

    name: str
    letter: str
    form: re.Pattern[str] = field(repr=False)


def _class(name: str, letter: str, *forms: str) -> InstructionClass:
    return InstructionClass(name=name, letter=letter, form=re.compile(rf"(?:{'|'.join(forms)})(?![\w.])"))


_TO_MEMORY = (
    r"v?p?k?(?:mov|mask|compress|extract|scatter|cvtps2ph)\w*\s[^#]*[,\s][^,\s]*\([^)]*\)"
    r"(?=\s*(?:\{%k\d\}\s*)?(?:#|$))"
)
"""x86-64 names what it writes last."""
_FROM_MEMORY = r"v?p?k?(?:mov|mask|lddqu|broadcast|expand)\w*\s[^#]*\([^)]*\),[^#]*"
_WIDE = r"(?:[if]\d+x\d+|v128)"
"""WebAssembly's vectors."""

CLASSES: tuple[InstructionClass, ...] = (
    _class(
        "fused multiply-add",
        "F",
        r"v?f(?:n?m(?:add|sub)|ml[as])\w*",
        rf"{_WIDE}\.relaxed_n?madd",
    ),
    _class(
        "division, root", "D", r"v?(?:div|sqrt|rcp14|fdiv|fsqrt)[sp]?[sdh]?", r"f\d+(?:x\d+)?\.(?:div|sqrt)"
    ),
    _class("gather", "G", r"vp?gather\w*"),
    _class("prefetch", "P", r"prefetch\w*", "prfm"),
    _class("call", "C", "callq?", "blr?", "call_indirect"),
    _class(
        "branch",
        "B",
        r"j\w+",
        r"b(?:\.\w+)?",
        "cbn?z",
        "tbn?z",
        r"ret\w*",
        "br|br_if|br_table|block|loop|end_block|end_loop|end_function|return",
    ),
    _class("store", "S", _TO_MEMORY, r"st(?:r|p|ur|\d)\w*", r"\w+\.store\w*"),
    _class("load", "L", _FROM_MEMORY, r"ld(?:r|p|ur|\d)\w*", r"\w+\.load\w*"),
    _class(
        "move",
        "M",
        r"v?p?k?(?:mov(?!hlps|lhps)|broadcast|mask)\w*",
        r"fmov\w*",
        "adrp",
        r"local\.\w+|\w+\.const",
    ),
    _class(
        "convert",
        "T",
        r"v?p?(?:cvt|pack)\w*",
        r"(?:scvtf|ucvtf|fcvt)\w*",
        r"\w+\.(?:convert|trunc|extend|wrap|narrow|promote|demote|reinterpret)_\w+",
    ),
    _class(
        "compare, select",
        "K",
        r"v?p?(?:cmp|test|blend|max|min|ucomis|comis)\w*",
        r"cmov\w*|set[a-z]+",
        r"(?:fcmp|fcmeq|fcmg|fmax|fmin|cm[eghlt]|bsl|bif|bit|csel|cset|fcsel)\w*",
        r"\w+\.(?:eqz?|ne|[lg][te](?:_[su])?|p?min|p?max|select|bitselect|bitmask)",
    ),
    _class(
        "shuffle",
        "H",
        r"v?p?(?:shuf|perm|align|extract|insert|unpck|movhlps|movlhps)\w*",
        r"(?:ext|zip|uzp|trn|dup|ins|tbl)\d?",
        r"\w+\.(?:extract_lane\w*|replace_lane|splat|shuffle|swizzle)",
    ),
    _class(
        "vector arithmetic",
        "V",
        r"v(?!\w+s[sd]\s)\w+",
        r"[a-z]+\s+v\d+\.\d+[bhsd]",
        r"p?(?:add|sub|mul|xor|and|andn|or)p[sd]",
        r"p(?:add|sub|mul|and|andn|or|xor|sll|srl|sra)[a-z]*",
        r"f(?:add|sub|mul|neg|abs|rint\w)",
        r"(?:addv|movi|ushr|sshr|shl)",
        rf"{_WIDE}\.\w+",
    ),
    _class("scalar", "s", r"[a-z]\S*"),
)
"""Tried in this order; the last one takes what is left."""
_CODE = re.compile(r"\s+(?=[a-z])")


def class_of(line: str) -> InstructionClass | None:
    """The class of a line of assembly text; None where it is no instruction."""
    begun = _CODE.match(line)
    if begun is None:
        return None
    code = line[begun.end() :]
    return next(one for one in CLASSES if one.form.match(code))


def instruction_counts(text: str) -> Counter[str]:
    """How many instructions of each class assembly text has."""
    return Counter(found.name for line in text.splitlines() if (found := class_of(line)) is not None)
