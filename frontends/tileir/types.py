"""The types of Tile IR."""

from __future__ import annotations

import re

from msgspec import Struct

from interp.ir.floats import FLOAT_FORMATS

NARROW_FLOATS = {"f8E4M3FN": "i8", "f8E5M2": "i8", "f8E8M0FNU": "i8", "f4E2M1FN": "i4"}
"""By the float that is an integer here, that of its pattern."""

_TILE = re.compile(r"tile<((?:\d+x)*)(ptr<(\w+)>|\w+)>")
_PARTITION = re.compile(
    r"partition_view<tile=\(([\dx]+)\)(?:,padding_value=(\w+))?,(tensor_view<.*?>)(?:,dim_map=\[([\d,]+)\])?>"
)
_TENSOR = re.compile(r"tensor_view<((?:(?:\?|\d+)x)*)(\w+)(?:,strides=\[([\d?,]*)\])?>")
_ELEMENTS = frozenset(("i1", "i4", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", *NARROW_FLOATS))


class Tile(Struct, frozen=True):
    """A tile of scalars or pointers; a scalar is a tile without dimensions. `pointee` is what a pointer points to."""

    shape: tuple[int, ...]
    element: str
    pointee: str = ""

    @property
    def scalar(self) -> str:
        """The type of an element, in MLIR, where narrow floats are the integers of their patterns."""
        if self.pointee:
            return f"!tt.ptr<{NARROW_FLOATS.get(self.pointee, self.pointee)}>"
        return NARROW_FLOATS.get(self.element, self.element)

    @property
    def mlir(self) -> str:
        """The type in MLIR: a tensor, or a scalar for a tile of rank 0."""
        shape = "".join(f"{size}x" for size in self.shape)
        return f"tensor<{shape}{self.scalar}>" if shape else self.scalar

    @property
    def is_float(self) -> bool:
        return "f" in self.element and not self.pointee

    @property
    def width(self) -> int:
        """The bits of an element."""
        return int("".join(each for each in self.scalar if each.isdigit()) or 0)

    def of(self, element: str) -> Tile:
        return Tile(self.shape, element)


TOKEN = Tile((), "token")


def tile(text: str) -> Tile | None:
    """A tile, or a token; None for any other type."""
    if text == "token":
        return TOKEN
    found = _TILE.fullmatch(text)
    if found is None or (found[3] or found[2]) not in _ELEMENTS:
        return None
    shape = tuple(int(size) for size in found[1].split("x") if size)
    return Tile(shape, found[2], found[3] or "")


class TensorView(Struct, frozen=True):
    """Memory behind a pointer as an array: `sizes` and `strides` are numbers, or the names of values; strides count
    elements."""

    pointer: str
    element: str
    sizes: tuple[str | int, ...]
    strides: tuple[str | int, ...]


class PartitionView(Struct, frozen=True):
    """A tensor view in tiles. `dimensions` says which dimension of the array each dimension of a tile is; `padding` is
    what a tile holds beyond the array, nothing where it is not said."""

    view: TensorView
    shape: tuple[int, ...]
    dimensions: tuple[int, ...]
    padding: str


def tensor(text: str) -> tuple[str, list[int | None], list[int | None]] | None:
    """The element, sizes and strides of the type of a tensor view, None for those that values give; None for any other
    type."""
    found = _TENSOR.fullmatch(text)
    if found is None or found[2] not in _ELEMENTS:
        return None
    sizes, strides = _numbers(found[1], "x"), _numbers(found[3] or "", ",")
    return (found[2], sizes, strides) if len(sizes) == len(strides) else None


def _numbers(text: str, by: str) -> list[int | None]:
    return [None if each == "?" else int(each) for each in text.split(by) if each]


def partition(text: str, view: TensorView) -> PartitionView | None:
    """The type of a partition of `view`; None where it is not modelled."""
    found = _PARTITION.fullmatch(text)
    if found is None:
        return None
    shape = tuple(int(size) for size in found[1].split("x"))
    dimensions = tuple(int(each) for each in found[4].split(",")) if found[4] else tuple(range(len(shape)))
    return PartitionView(view, shape, dimensions, found[2] or "")


def given_view(text: str, name: str) -> tuple[TensorView | PartitionView, list[tuple[str, Tile]]] | None:
    """A view of this type that a caller gives, and the values that stand for it, by names that no text has: a pointer,
    and in 64 bits each size and stride that the type leaves open. None for the type of anything else, and where it is
    not modelled."""
    found = _PARTITION.fullmatch(text)
    type = tensor(found[3] if found is not None else text)
    if type is None:
        return None
    element, *lists = type
    values = [(f"{name}''0", Tile((), f"ptr<{element}>", element))]

    def number(known: int | None) -> str | int:
        if known is not None:
            return known
        values.append((f"{name}''{len(values)}", Tile((), "i64")))
        return values[-1][0]

    sizes, strides = (tuple(number(each) for each in numbers) for numbers in lists)
    view = TensorView(values[0][0], element, sizes, strides)
    if found is None:
        return view, values
    parts = partition(text, view)
    return (parts, values) if parts is not None and is_partition(parts) else None


def is_partition(parts: PartitionView) -> bool:
    """Whether each dimension of a tile is another one of the array, and none is left."""
    return sorted(parts.dimensions) == list(range(len(parts.view.sizes))) and len(parts.dimensions) == len(parts.shape)


def special_number(element: str, name: str) -> str | None:
    """The pattern of `inf`, `-inf` or `nan`, as it stands in text; None of another number or of another format."""
    format_ = FLOAT_FORMATS.get(element)
    if format_ is None:
        return None
    infinity = format_.infinity
    pattern = {"inf": infinity, "-inf": format_.sign | infinity, "nan": format_.canonical_nan}.get(name)
    return None if pattern is None else f"0x{pattern:0{format_.width // 4}X}"
