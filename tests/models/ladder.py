"""Real models, each inside a package of PyPI: where its file is, shapes to bind, what it is run on.

Files are found without importing their packages. HOLOWORK_MODELS names folders of unpacked wheels that are
looked through first; without it that is .venv/models, where `make models` puts the wheels of its own.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from holowork.ops import Array

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = os.environ.get("HOLOWORK_MODELS", str(ROOT / ".venv" / "models")).split(os.pathsep)
Shape = tuple[int, ...]
_PADDING = 256
"""What magika puts where a file has no bytes."""


def file_type_bytes(shape: Shape) -> Array:
    """The first and the last bytes of files of this repository, as numbers; one file a row."""
    rows, width = shape
    files = sorted(Path(__file__).parent.glob("*.py"))
    made = np.full(shape, _PADDING, np.int32)
    for row in range(rows):
        data = np.frombuffer(files[row % len(files)].read_bytes().strip(), np.uint8)
        half = min(width // 2, data.size)
        made[row, :half], made[row, width - half :] = data[:half], data[-half:]
    return made


def file_type_floats(shape: Shape) -> Array:
    """The same as floats, which older versions read."""
    return file_type_bytes(shape).astype(np.float32)


def picture(shape: Shape) -> Array:
    """Dark bars on a bright page, as images of text are, between -1 and 1."""
    random = np.random.default_rng(sum(shape))
    made = np.full(shape, 0.9, np.float32)
    high, wide = shape[2:]
    for image in made:
        for _ in range(40):
            top, left = random.integers(0, high), random.integers(0, wide)
            bar = random.integers(1, max(2, high // 8)), random.integers(1, max(2, wide // 8))
            image[:, top : top + bar[0], left : left + bar[1]] = random.uniform(-1, 0.5)
    return made


@dataclass(frozen=True, kw_only=True)
class Model:
    """A file inside a package; `shapes` of its one input, the first of which is measured too."""

    name: str
    package: str
    version: str
    file: str
    shapes: tuple[Shape, ...]
    draw: Callable[[Shape], Array] = picture

    @property
    def path(self) -> Path | None:
        """The file, None where the package is not there or has none."""
        spec = find_spec(self.package)
        installed = [Path(place) / self.file for place in (spec and spec.submodule_search_locations) or ()]
        unpacked = [path for folder in FOLDERS for path in Path(folder).glob(f"*/{self.package}/{self.file}")]
        return next((path for path in (*unpacked, *installed) if path.is_file()), None)

    @property
    def needed(self) -> Path:
        """The file; leaves the test out where there is none."""
        found = self.path
        if found is None:
            pytest.skip(
                f"models: no {self.file} of {self.package}; pip install {self.package}=={self.version}"
            )
        return found

    def __str__(self) -> str:
        return self.name


MAGIKA = Model(
    name="magika",
    package="magika",
    version="1.0.3",
    file="models/standard_v3_3/model.onnx",
    shapes=((1, 2048), (3, 2048)),
    draw=file_type_bytes,
)
ORIENTATION = Model(
    name="text orientation",
    package="rapidocr",
    version="3.10.0",
    file="models/ch_ppocr_mobile_v2.0_cls_mobile.onnx",
    shapes=((1, 3, 48, 192), (3, 3, 48, 192), (1, 3, 80, 160)),
)
LADDER = (
    MAGIKA,
    Model(
        name="magika, old",
        package="magika",
        version="0.5.1",
        file="models/standard_v1/model.onnx",
        shapes=((1, 1536), (3, 1536)),
        draw=file_type_floats,
    ),
    ORIENTATION,
    Model(
        name="text detection",
        package="rapidocr",
        version="3.10.0",
        file="models/PP-OCRv6_det_small.onnx",
        shapes=((1, 3, 320, 320), (3, 3, 64, 96), (1, 3, 160, 256)),
    ),
    Model(
        name="text recognition",
        package="rapidocr",
        version="3.10.0",
        file="models/PP-OCRv6_rec_small.onnx",
        shapes=((1, 3, 48, 160), (3, 3, 48, 96), (1, 3, 48, 320)),
    ),
    Model(
        name="captcha detection",
        package="ddddocr",
        version="1.6.1",
        file="common_det.onnx",
        shapes=((1, 3, 416, 416),),
    ),
    Model(
        name="captcha recognition",
        package="ddddocr",
        version="1.6.1",
        file="common.onnx",
        shapes=((1, 1, 64, 160), (1, 1, 64, 96)),
    ),
)
"""What is imported, compiled and run."""
REFUSED = Model(name="quantized LSTM", package="ddddocr", version="1.6.1", file="common_old.onnx", shapes=())
