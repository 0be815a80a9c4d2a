"""The `.holo` archive: reading on demand, writing, checking."""

from holowork.archive.archive import Archive
from holowork.archive.assembly import NoSuchSection, assemble, rewrite, with_section
from holowork.archive.binding import StoredBody, Use
from holowork.archive.certificates import Certificate, certificate
from holowork.archive.constants import INLINE_LIMIT, ConstantEntry, InlineConstant, WeightReference
from holowork.archive.content import ContentBlob
from holowork.archive.errors import (
    NEWEST,
    OLDEST,
    BadMagic,
    ChecksumMismatch,
    CutShort,
    DamagedArchive,
    Disordered,
    Malformed,
    SectionMissing,
    Truncated,
    UnsupportedVersion,
    UnverifiedBytes,
)
from holowork.archive.extension import ExtensionEntry
from holowork.archive.extensions import (
    DECLARED_CALLS,
    NAMED_SLOTS,
    NAMES_KEY,
    NUMERICS_KEY,
    OWN_CALLS_KEY,
    PROVENANCE,
    PROVENANCE_KEY,
    SHAPES_KEY,
    SHAPES_MARK,
    CallProvenance,
    DeclaredCall,
    Extensions,
    NamedSlot,
)
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
from holowork.archive.kernel_calls import ForeignCall
from holowork.archive.kinds import UnknownSection, is_kind, kind_of
from holowork.archive.loader import HoloLoader, LoadedConstant, LoadedPlan, body_fault, weight_bodies
from holowork.archive.manifest import AppManifest, Layer, LayerKind, ManifestBody
from holowork.archive.portability import OwnCallPlace, Portability
from holowork.archive.ports import PortDescriptor, Ports
from holowork.archive.problem import Problem, Problems
from holowork.archive.section import Reading, Sections, SectionView
from holowork.archive.shapes import ShapeRecord
from holowork.archive.sizes import readable_bytes
from holowork.archive.sources import FileSource, PieceSource, Source
from holowork.archive.stored import UnknownWeight, Weight, Weights
from holowork.archive.streams import hash_body
from holowork.archive.verification import Verdict
from holowork.archive.warm_start import WarmStartEntry
from holowork.archive.warm_start_section import with_warm_start
from holowork.archive.weights import WeightEntry
from holowork.archive.writer import HoloWriter, UnwritableVersion

__all__ = [
    "BY_KIND",
    "BY_NAME",
    "DECLARED_CALLS",
    "DEFAULT_VERSION",
    "INLINE_LIMIT",
    "NAMED_SLOTS",
    "NAMES_KEY",
    "NEWEST",
    "NUMERICS_KEY",
    "OLDEST",
    "OWN_CALLS_KEY",
    "PROVENANCE",
    "PROVENANCE_KEY",
    "SECTIONS",
    "SHAPES_KEY",
    "SHAPES_MARK",
    "AppManifest",
    "Archive",
    "BadMagic",
    "CallProvenance",
    "Certificate",
    "ChecksumMismatch",
    "ConstantEntry",
    "ContentBlob",
    "CutShort",
    "DamagedArchive",
    "DeclaredCall",
    "Disordered",
    "ExtensionEntry",
    "Extensions",
    "FileSource",
    "ForeignCall",
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
    "NamedSlot",
    "NoSuchSection",
    "OwnCallPlace",
    "PieceSource",
    "PortDescriptor",
    "Portability",
    "Ports",
    "Problem",
    "Problems",
    "Reading",
    "Section",
    "SectionKind",
    "SectionMissing",
    "SectionRef",
    "SectionView",
    "Sections",
    "ShapeRecord",
    "Source",
    "StoredBody",
    "Truncated",
    "UnknownSection",
    "UnknownWeight",
    "UnsupportedVersion",
    "UnverifiedBytes",
    "UnwritableVersion",
    "Use",
    "Verdict",
    "WarmStartEntry",
    "Weight",
    "WeightEntry",
    "WeightReference",
    "Weights",
    "assemble",
    "body_fault",
    "certificate",
    "hash_body",
    "is_kind",
    "kind_of",
    "readable_bytes",
    "rewrite",
    "weight_bodies",
    "with_section",
    "with_warm_start",
]
