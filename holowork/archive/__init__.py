"""The `.holo` archive: reading on demand, writing, checking."""

from holowork.archive.archive import Archive, Sections, SectionView, Source, readable_bytes
from holowork.archive.certificates import Certificate, certificate
from holowork.archive.constants import INLINE_LIMIT, ConstantEntry, InlineConstant, WeightReference
from holowork.archive.content import ContentBlob
from holowork.archive.errors import (
    BadMagic,
    ChecksumMismatch,
    DamagedArchive,
    Disordered,
    Malformed,
    SectionMissing,
    Truncated,
    UnsupportedVersion,
)
from holowork.archive.extension import ExtensionEntry
from holowork.archive.extensions import (
    DECLARED_CALLS,
    NUMERICS_KEY,
    OWN_CALLS_KEY,
    SHAPES_KEY,
    SHAPES_MARK,
    DeclaredCall,
    Extensions,
)
from holowork.archive.files import write_whole
from holowork.archive.format import (
    BY_KIND,
    BY_NAME,
    DEFAULT_VERSION,
    SECTIONS,
    Header,
    Section,
    SectionKind,
    SectionRef,
)
from holowork.archive.loader import HoloLoader, LoadedConstant, LoadedPlan, body_fault, weight_bodies
from holowork.archive.manifest import AppManifest, Layer, LayerKind, ManifestBody
from holowork.archive.ports import PortDescriptor
from holowork.archive.shapes import ShapeRecord
from holowork.archive.sources import FileSource, PieceSource
from holowork.archive.warm_start import WarmStartEntry
from holowork.archive.weights import WeightEntry
from holowork.archive.writer import HoloWriter, assemble, rewrite

__all__ = [
    "BY_KIND",
    "BY_NAME",
    "DECLARED_CALLS",
    "DEFAULT_VERSION",
    "INLINE_LIMIT",
    "NUMERICS_KEY",
    "OWN_CALLS_KEY",
    "SECTIONS",
    "SHAPES_KEY",
    "SHAPES_MARK",
    "AppManifest",
    "Archive",
    "BadMagic",
    "Certificate",
    "ChecksumMismatch",
    "ConstantEntry",
    "ContentBlob",
    "DamagedArchive",
    "DeclaredCall",
    "Disordered",
    "ExtensionEntry",
    "Extensions",
    "FileSource",
    "Header",
    "HoloLoader",
    "HoloWriter",
    "InlineConstant",
    "Layer",
    "LayerKind",
    "LoadedConstant",
    "LoadedPlan",
    "Malformed",
    "ManifestBody",
    "PieceSource",
    "PortDescriptor",
    "Section",
    "SectionKind",
    "SectionMissing",
    "SectionRef",
    "SectionView",
    "Sections",
    "ShapeRecord",
    "Source",
    "Truncated",
    "UnsupportedVersion",
    "WarmStartEntry",
    "WeightEntry",
    "WeightReference",
    "assemble",
    "body_fault",
    "certificate",
    "readable_bytes",
    "rewrite",
    "weight_bodies",
    "write_whole",
]
