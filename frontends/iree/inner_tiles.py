"""`iree_codegen.inner_tiled`: products of matrices of the size of a processor's instruction, tile by tile, before their
elements are dealt out to lanes."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.matrices import sum_of_products
from frontends.mlir.dialects.linalg.operands import output
from interp import ir

_KIND = re.compile(r"#iree_gpu\.mma_layout<(?:MFMA|WMMAR3|WMMAR4)_(F32|I32)_(\d+)x(\d+)x(\d+)_(F16|BF16|I8)>")
_WHOLE = "#iree_gpu.mma_semantics<distributed = false, opaque = true>"
_PARALLEL, _REDUCTION = (f"#linalg.iterator_type<{each}>" for each in ("parallel", "reduction"))
_FACTORS = 2
_IDENTITY = [0, 1]


@handles(
    "iree_codegen.inner_tiled",
    attributes=("indexing_maps", "iterator_types", "kind", "operandSegmentSizes", "permutations", "semantics"),
)
def _inner_tiled(lowering: Lowering, operation: Any) -> None:
    """The outer dimensions go through tiles as `linalg.generic` goes through elements; the two inner ones are those of
    one product, in the order of `permutations` (IREE, `IREECodegenOps.td`)."""
    attributes = operation.attributes
    kind = _KIND.fullmatch(str(attributes["kind"]))
    if kind is None or str(attributes["semantics"]) != _WHOLE or list(attributes["operandSegmentSizes"]) != [2, 1]:
        raise lowering.unsupported("tiles that are not those of a product of two whole matrices")
    m, n, k = (int(each) for each in kind.groups()[1:4])
    maps = list(attributes["indexing_maps"])
    iterators = [str(each) for each in attributes["iterator_types"]]
    if set(iterators) - {_PARALLEL, _REDUCTION}:
        raise lowering.unsupported("iterators of other kinds")
    views = [lowering.parts(each)[0] for each in list(operation.operands)[:_FACTORS]]
    views.append(output(lowering, operation, _FACTORS, contents=True))
    _require_tiles(lowering, views, maps, kind, ((m, k), (k, n), (m, n)), orders := _orders(lowering, attributes))
    sizes = _outer_sizes(lowering, views, maps, len(iterators))
    if any(iterators[at] == _REDUCTION for at in _dimensions(maps[_FACTORS])) or (
        [at for at, each in enumerate(iterators) if each == _PARALLEL] != sorted(_dimensions(maps[_FACTORS]))
    ):
        raise lowering.unsupported("sums that are not by the parallel iterators")
    with lowering.loops(sizes) as point, lowering.loops([m, n]) as (row, column):
        outer = [lowering.map(each, point) for each in maps]

        def element(number: int, inner: tuple[ir.Index, ir.Index]) -> list[ir.Index]:
            return [*outer[number], *(inner[at] for at in orders[number])]

        def factors(depth: ir.Value) -> tuple[ir.Value, ir.Value]:
            return lowering.load(views[0], element(0, (row, depth))), lowering.load(
                views[1], element(1, (depth, column))
            )

        place = element(_FACTORS, (row, column))
        start = lowering.load(views[_FACTORS], place)
        lowering.store(sum_of_products(lowering, factors, k, start), views[_FACTORS], place)


def _orders(lowering: Lowering, attributes: Any) -> list[list[int]]:
    """Which dimension of a matrix each inner dimension of an operand is."""
    if "permutations" not in attributes:
        return [_IDENTITY] * (_FACTORS + 1)
    found = [[int(at) for at in each] for each in attributes["permutations"]]
    if len(found) != _FACTORS + 1 or any(sorted(each) != _IDENTITY for each in found):
        raise lowering.unsupported("tiles of other than two dimensions")
    return found


def _dimensions(map: Any) -> list[int]:
    """The iterators that index an operand. Each result of its map is one of them."""
    return [int(str(each).removeprefix("d")) for each in map.value.results]


def _require_tiles(lowering: Lowering, views: Any, maps: Any, kind: Any, shapes: Any, orders: Any) -> None:
    """Raises `Unsupported` where operands are not what the kind of product takes."""
    types = [kind[5].lower(), kind[5].lower(), kind[1].lower()]
    for view, map, type, shape, order in zip(views, maps, types, shapes, orders, strict=True):
        if any(not re.fullmatch(r"d\d+", str(each)) for each in map.value.results):
            raise lowering.unsupported("tiles that are not indexed by iterators")
        inner = tuple(view.type.shape[len(map.value.results) :])
        if str(view.type.element) != type or inner != tuple(shape[at] for at in order):
            raise lowering.unsupported(f"tiles of {view.type.element} of sizes {inner}")


def _outer_sizes(lowering: Lowering, views: Any, maps: Any, iterators: int) -> list[ir.Index]:
    """How far each iterator goes; the operands that it indexes agree."""
    sizes: list[ir.Index | None] = [None] * iterators
    for view, map in zip(views, maps, strict=True):
        for position, at in enumerate(_dimensions(map)):
            size, known = lowering.size(view, position), sizes[at]
            if known is not None:
                lowering.require_equal(known, size, "tiles of operands agree in number")
            sizes[at] = size
    if any(each is None for each in sizes):
        raise lowering.unsupported("an iterator that indexes no operand")
    return [each for each in sizes if each is not None]
