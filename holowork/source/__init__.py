"""Source text to graphs: the native language and Python; everything that is wrong is said at once."""

from holowork.source.diagnostics import Diagnostic, Kind, SourceDiagnostics
from holowork.source.files import ROOT_VARIABLE
from holowork.source.foreign import NoText
from holowork.source.languages import (
    EXTENSIONS,
    LANGUAGES,
    UnknownLanguage,
    UnreadableSource,
    read_source,
    read_source_file,
)
from holowork.source.writing import Unwritable, to_source

__all__ = [
    "EXTENSIONS",
    "LANGUAGES",
    "ROOT_VARIABLE",
    "Diagnostic",
    "Kind",
    "NoText",
    "SourceDiagnostics",
    "UnknownLanguage",
    "UnreadableSource",
    "Unwritable",
    "read_source",
    "read_source_file",
    "to_source",
]
