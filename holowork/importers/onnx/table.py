"""The recipes of all ops of ONNX that are imported."""

from collections.abc import Mapping
from types import MappingProxyType

from holowork.importers.onnx.reading import STANDARD
from holowork.importers.onnx.recipe import Recipe
from holowork.importers.onnx.recipes.arithmetic import ARITHMETIC
from holowork.importers.onnx.recipes.attention import ATTENTION
from holowork.importers.onnx.recipes.contributed import CONTRIBUTED
from holowork.importers.onnx.recipes.control import CONTROL
from holowork.importers.onnx.recipes.convolution import CONVOLUTION
from holowork.importers.onnx.recipes.definitions import DEFINITIONS
from holowork.importers.onnx.recipes.einsum import EINSUM
from holowork.importers.onnx.recipes.functions import FUNCTIONS
from holowork.importers.onnx.recipes.indexing import INDEXING
from holowork.importers.onnx.recipes.layout import LAYOUT
from holowork.importers.onnx.recipes.loops import LOOPS
from holowork.importers.onnx.recipes.normalization import NORMALIZATION
from holowork.importers.onnx.recipes.patches import PATCHES
from holowork.importers.onnx.recipes.pooling import POOLING
from holowork.importers.onnx.recipes.products import PRODUCTS
from holowork.importers.onnx.recipes.quantization import QUANTIZATION
from holowork.importers.onnx.recipes.quantized_convolution import QUANTIZED_CONVOLUTION
from holowork.importers.onnx.recipes.recurrent import RECURRENCE
from holowork.importers.onnx.recipes.reductions import REDUCTIONS
from holowork.importers.onnx.recipes.regions import REGIONS
from holowork.importers.onnx.recipes.resizing import RESIZING
from holowork.importers.onnx.recipes.sampling import SAMPLING
from holowork.importers.onnx.recipes.scanning import SCANNING
from holowork.importers.onnx.recipes.scattering import SCATTERING
from holowork.importers.onnx.recipes.selection import SELECTION
from holowork.importers.onnx.recipes.shapes import SHAPES
from holowork.importers.onnx.recipes.signal import SIGNAL
from holowork.importers.onnx.recipes.sorting import SORTING
from holowork.importers.onnx.recipes.training import TRAINING
from holowork.importers.onnx.refusals import REFUSALS
from holowork.ops import suggestion

FAMILIES: Mapping[str, tuple[Recipe, ...]] = MappingProxyType(
    {
        "Arithmetic and comparisons": ARITHMETIC,
        "Functions": FUNCTIONS,
        "Layout": LAYOUT,
        "Shapes and constants": SHAPES,
        "Products": PRODUCTS,
        "Convolutions": CONVOLUTION,
        "Pools": POOLING,
        "Patches of images": PATCHES,
        "Resized images": RESIZING,
        "Sampled images": SAMPLING,
        "Regions of images": REGIONS,
        "Reductions": REDUCTIONS,
        "Norms": NORMALIZATION,
        "Signals": SIGNAL,
        "Training": TRAINING,
        "Quantization": QUANTIZATION,
        "Of onnxruntime": CONTRIBUTED,
        "Attention": ATTENTION,
        "Indices": INDEXING,
        "Selections": SELECTION,
        "Scatters": SCATTERING,
        "Sorting": SORTING,
        "Sums of products": EINSUM,
        "Products along axes": SCANNING,
        "Recurrent networks": RECURRENCE,
        "Loops": LOOPS,
        "Convolutions of integers": QUANTIZED_CONVOLUTION,
        "Control": CONTROL,
        "By their definition": DEFINITIONS,
    }
)
"""The recipes by family, as the documentation lists them."""
RECIPES: Mapping[tuple[str, str], Recipe] = MappingProxyType(
    {(recipe.domain, recipe.op): recipe for family in FAMILIES.values() for recipe in family}
)
"""The recipe of each op, by its domain and name."""


def nearest_op_of(domain: str, op: str) -> str:
    """Why an op is not in the table, or which of the standard ones may have been meant; else empty."""
    known = [name for one, name in RECIPES if one == domain == STANDARD]
    return REFUSALS.get((domain, op)) or suggestion(op, known)
