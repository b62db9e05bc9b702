"""MLIR types as types of the affine IR."""

from __future__ import annotations

import re
from typing import Any

from frontends.contexts import text_of
from frontends.errors import Unmodelled
from frontends.mlir.core.layout import (
    UnsupportedLayout,
    is_aggregate,
    is_memref_of_aggregates,
    is_tensor_of_complex,
    layout_of,
    matrix_of,
)
from frontends.mlir.core.packs import packs
from frontends.mlir.core.sparse import holds_any_tensor, is_sparse, storage_of
from frontends.mlir.core.vector_length import DEFAULT_VSCALE, is_scalable, of_fixed_length
from interp import ir
from interp.ir.types import row_major

# Types of the shape dialect that are one value of the affine IR.
_OF_SHAPES = {"!shape.size": ir.INDEX, "!shape.witness": ir.I1}

# Quantized numbers and what stores them, calibrated ones, and integers with signs.
_STORED = re.compile(r"(?:!quant\.uniform<[iu](?=\d+:)|[su]i)(8|16|32|64)\b|!quant\.calibrated<(f32)<")

# That of integers within another type.
_SIGN = re.compile(r"(?:\b|(?<=x))[su](?=i\d)")


def is_token(text: str) -> bool:
    """Whether a type, as MLIR prints it, names a task or what it hands on: that means nothing to a caller, and is an
    index in the affine IR."""
    return text in packs().tokens or text.startswith("!async.value<")


class UnsupportedType(Unmodelled):
    """A type that the affine IR has nothing for; the message says which."""


class TypeConverter:
    """Converts types of one MLIR context and remembers them; `vscale` is how many times as long scalable vectors are as
    their types say."""

    def __init__(self, bindings: Any, vscale: int = DEFAULT_VSCALE) -> None:
        self._bindings = bindings
        self.vscale = vscale
        self.met_scalable = False  # what depends on `vscale`, among the types that were asked for
        self._scalable: set[Any] = set()
        self._sparse: set[Any] = set()
        self.met_tensors = False  # among the types converted so far
        self.met_sparse = False  # tensors that are stored in another way, among the types that were asked for
        self.sparse_by_storage = False  # whether sparse tensors are handles of their storage
        self.sparse_in_arrays = False  # whether these handles are the arrays themselves, with their sizes
        self.sparse_in_library = False  # whether these are made and ended by calls of MLIR's runtime library
        self._as_stored = False
        self._met_stored = False  # what depends on that, among the types converted so far
        self.whole_matrices = False  # whether what lanes hold together is one value, and not what one of them holds
        self._known: dict[Any, ir.Type] = {}
        self._parts: dict[Any, tuple[ir.Type, ...]] = {}

    def read_stored(self, as_stored: bool) -> None:
        """Whether quantized numbers are the integers that store them, and integers with signs those without. That is
        so only where all operations know what such numbers mean."""
        if as_stored != self._as_stored:
            self._as_stored = as_stored
            if self._met_stored:
                self._known.clear()
                self._parts.clear()

    def hold_matrices(self, whole: bool) -> None:
        """Whether a matrix that the lanes of a subgroup hold together is all of its elements, row by row, or what one
        lane has of it."""
        if whole != self.whole_matrices:
            self.whole_matrices = whole
            self._parts.clear()

    def convert(self, mlir_type: Any) -> ir.Type:
        """Raises `UnsupportedType`."""
        known = self._known.get(mlir_type)
        if known is None:
            known = self._known[mlir_type] = self._convert(mlir_type)
        return known

    def parts(self, mlir_type: Any) -> tuple[ir.Type, ...]:
        """The types of the values that stand for one value: several for a struct, an array, a vector or a complex
        number. A memref of vectors or complex numbers, or a tensor of these, is one view, whose last dimensions are
        those of its elements. Raises `UnsupportedType`."""
        known = self._parts.get(mlir_type)
        if known is None:
            try:
                known = self._parts[mlir_type] = self._parts_of(mlir_type)
            except UnsupportedLayout as error:
                raise UnsupportedType(str(error)) from None
        if mlir_type in self._scalable:
            self.met_scalable = True
        if mlir_type in self._sparse:
            self.met_sparse = True
        return known

    def _parts_of(self, mlir_type: Any) -> tuple[ir.Type, ...]:
        text = text_of(mlir_type)
        if self.sparse_in_arrays and is_sparse(text):
            return self._arrays_of(mlir_type)
        if self.sparse_by_storage and is_sparse(text):
            return (self.convert(mlir_type),)
        if self.whole_matrices and text.startswith("!gpu.mma_matrix<"):
            rows, columns, element = matrix_of(text, whole=True)
            return (element,) * (rows * columns)
        if is_memref_of_aggregates(text) and not isinstance(mlir_type, str):
            return (self._view_of_aggregates(mlir_type),)
        if is_tensor_of_complex(text) and not isinstance(mlir_type, str):
            part, _ = layout_of(str(mlir_type.element_type)).types
            return (self._tensor(mlir_type, part, (2,)),)
        if is_aggregate(text) or isinstance(mlir_type, str):
            if is_scalable(text):
                self._scalable.add(mlir_type)
            if _SIGN.search(text):
                self._met_stored = True
            return layout_of(of_fixed_length(_SIGN.sub("", text) if self._as_stored else text, self.vscale)).types
        return (self.convert(mlir_type),)

    def _convert(self, mlir_type: Any) -> ir.Type:
        if isinstance(mlir_type, self._bindings.MemRefType):
            return self._view(mlir_type)
        if isinstance(mlir_type, self._bindings.RankedTensorType):
            if self.sparse_in_arrays and is_sparse(mlir_type):
                raise UnsupportedType(f"{mlir_type} as one value")
            if self.sparse_by_storage and is_sparse(mlir_type):
                self._sparse.add(mlir_type)
                self.met_tensors = True
                return ir.POINTER
            return self._tensor(mlir_type)
        text = text_of(mlir_type)
        if text == "!shape.shape":
            return ir.View(ir.INDEX, (None,))
        foreign = packs().converted(text)
        if isinstance(foreign, ir.View):
            return foreign
        return self._scalar(mlir_type)

    def _arrays_of(self, tensor: Any) -> tuple[ir.Type, ...]:
        """The arrays of a sparse tensor's storage, and the fields of its specifier: sizes of levels and of arrays."""
        storage = storage_of(str(tensor))
        if storage is None:
            raise UnsupportedType(f"the encoding of {tensor}")
        self._sparse.add(tensor)
        elements = {
            "pos": stored_number(storage.positions),
            "crd": stored_number(storage.coordinates),
            "val": self._scalar(tensor.element_type),
        }
        views = [ir.View(elements[kind], (None,)) for kind, _ in storage.arrays]
        return (*views, *([ir.Scalar("i64")] * (len(storage.levels) + len(storage.arrays))))

    def _tensor(self, tensor: Any, element: ir.Scalar | None = None, inner: tuple[int, ...] = ()) -> ir.View:
        """A tensor lies in a buffer, row-major; each of its elements is an array of `inner` sizes."""
        self.met_tensors = True
        if tensor.encoding is not None and not str(tensor.encoding).startswith(packs().layouts):
            if not holds_any_tensor(str(tensor.encoding)):
                raise UnsupportedType(f"the encoding of {tensor}")
            self._sparse.add(tensor)
        dynamic_size = tensor.get_dynamic_size()
        shape = tuple(None if size == dynamic_size else size for size in tensor.shape)
        return ir.View(element or self._scalar(tensor.element_type), (*shape, *inner))

    def _scalar(self, mlir_type: Any) -> ir.Scalar:
        bindings = self._bindings
        text = text_of(mlir_type)
        if is_token(text):
            return ir.INDEX
        if text.startswith(("!llvm.ptr", "!nvgpu.tensormap.descriptor<")):
            return ir.POINTER
        if text in _OF_SHAPES:
            return _OF_SHAPES[text]
        if isinstance(mlir_type, (bindings.IndexType, bindings.FloatType)) or text in ("f80", "f128"):
            return ir.Scalar(text)
        if isinstance(mlir_type, bindings.IntegerType) and mlir_type.is_signless:
            return ir.Scalar(text)
        if found := _STORED.match(text):
            self._met_stored = True
            if self._as_stored:
                return ir.Scalar(f"i{found[1]}" if found[1] else found[2])
        foreign = packs().converted(text)
        if isinstance(foreign, ir.Scalar):
            return foreign
        raise UnsupportedType(f"type {text}")

    def _view_of_aggregates(self, memref: Any) -> ir.View:
        """Offset and strides of a memref count its elements, those of a view count scalars."""
        aggregate = memref.element_type
        text = str(aggregate)
        if text.startswith("vector<"):
            if "[" in text:
                raise UnsupportedType(f"the scalable type {text}")
            inner = tuple(self._bindings.VectorType(aggregate).shape)
        else:
            inner = (2,)
        types = layout_of(text).types
        if not types:
            raise UnsupportedType(f"type {memref}")
        outer = self._view_of(types[0], memref)
        shape = (*outer.shape, *inner)
        if outer.strides is None:
            return ir.View(types[0], shape)
        strides = (None if stride is None else stride * len(types) for stride in outer.strides)
        offset = None if outer.offset is None else outer.offset * len(types)
        return ir.View(types[0], shape, (*strides, *row_major(inner)), offset)

    def _view(self, memref: Any) -> ir.View:
        return self._view_of(self._scalar(memref.element_type), memref)

    def _view_of(self, element: ir.Scalar, memref: Any) -> ir.View:
        """The view of a memref whose elements are taken for `element`."""
        dynamic_size = memref.get_dynamic_size()
        shape = tuple(None if size == dynamic_size else size for size in memref.shape)
        layout = memref.affine_map
        if layout.n_symbols == 0 and layout.is_permutation:
            return _permuted(element, shape, tuple(dimension.position for dimension in layout.results))
        try:
            strides, offset = memref.get_strides_and_offset()
        except (RuntimeError, ValueError) as error:
            raise UnsupportedType(f"the layout of {memref}, which is not strided") from error
        dynamic = memref.get_dynamic_stride_or_offset()
        known_strides = tuple(None if stride == dynamic else stride for stride in strides)
        known_offset = None if offset == dynamic else offset
        if known_offset == 0 and None not in known_strides and known_strides == row_major(shape):
            return ir.View(element, shape)
        return ir.View(element, shape, known_strides, known_offset)


def stored_number(width: int) -> ir.Scalar:
    """A position or a coordinate of a storage, an index where it has no width."""
    return ir.Scalar(f"i{width}") if width else ir.INDEX


def _permuted(element: ir.Scalar, shape: tuple[int | None, ...], order: tuple[int, ...]) -> ir.View:
    """The layout that stores dimension `order[0]` outermost, as `-normalize-memrefs` understands it."""
    if order == tuple(range(len(shape))):
        return ir.View(element, shape)
    strides: list[int | None] = [None] * len(shape)
    for dimension, stride in zip(order, row_major(tuple(shape[dimension] for dimension in order)), strict=True):
        strides[dimension] = stride
    return ir.View(element, shape, tuple(strides))
