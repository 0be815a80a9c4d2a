"""AppManifest (kind 15): the canonical form of an application, as the peer has it."""

from enum import IntEnum

from holowork.codec import (
    array,
    block,
    codec_of,
    enum_u8,
    label_text,
    literal,
    record,
    text,
    u32,
    wire,
)

NO_LAYER = 0xFFFFFFFF
_IRI = b"https://hologram.foundation/realization/app-manifest\0"


class LayerKind(IntEnum):
    """What a layer of an application is."""

    WASM_CODE = 0
    TENSOR_PLAN = 1
    ROOTFS_IMAGE = 2
    VIEW = 3


_PORTABLE = frozenset({LayerKind.WASM_CODE, LayerKind.TENSOR_PLAN})
_EXIT_BEARING = frozenset({LayerKind.WASM_CODE, LayerKind.ROOTFS_IMAGE})
_KNOWN = frozenset(LayerKind)
"""A damaged view has the bare tag of an unknown kind."""
_NEEDS_AUXILIARY = {LayerKind.ROOTFS_IMAGE: "RootfsMissingArch", LayerKind.VIEW: "ViewMissingSurface"}


@record
class Layer:
    """One layer: what it is, where it is entered, and for which machine or surface."""

    kind: LayerKind = wire(enum_u8(LayerKind), "kind of layer")
    entry: str = wire(text(u32), "entry point")
    auxiliary: str = wire(text(u32), "architecture of a rootfs, surface of a view, else empty")


@record
class ManifestBody:
    """The layers of an application and the number of its children."""

    primary: int = wire(u32, "position of the primary layer; 0xFFFFFFFF for none", default=NO_LAYER)
    layers: tuple[Layer, ...] = wire(array(codec_of(Layer), u32), "layers")
    children: int = wire(u32, "number of child applications", default=0)


@record
class AppManifest:
    """The labels that an application is made of, and its layers."""

    iri: bytes = wire(literal(_IRI), "the form's name and a zero byte", default=_IRI)
    references: tuple[str, ...] = wire(
        array(label_text, u32), "requires, then each layer's content, then app and capabilities per child"
    )
    body: ManifestBody = wire(block(u32, codec_of(ManifestBody)), "layers and children")

    def faults(self) -> tuple[str, ...]:
        """The rules of the form that this manifest breaks, by the peer's names for them."""
        layers = self.body.layers
        found = [_layer_fault(layer) for layer in layers if layer.kind in _KNOWN]
        found.append("NoLayers" if not layers else self._primary_fault())
        expected = 1 + len(layers) + 2 * self.body.children
        found.append("ReferenceCount" if len(self.references) != expected else "")
        return tuple(fault for fault in found if fault)

    def _primary_fault(self) -> str:
        primary = self.body.primary
        if primary == NO_LAYER:
            return ""
        if primary >= len(self.body.layers):
            return "PrimaryOutOfRange"
        is_exit_bearing = self.body.layers[primary].kind in _EXIT_BEARING
        return "" if is_exit_bearing else "PrimaryNotExitBearing"


def _layer_fault(layer: Layer) -> str:
    if layer.kind in _PORTABLE:
        return "PortableLayerHasArch" if layer.auxiliary else ""
    return "" if layer.auxiliary else _NEEDS_AUXILIARY[layer.kind]


MANIFEST = codec_of(AppManifest)
