# ruff: noqa: E501
"""The shape dialect. Shapes are tensors of extents, as everything that MLIR lowers has them."""

from __future__ import annotations

from tests.frontends.mlir.tensor.test_tensor_execution import buffers
from tests.frontends.operations.case import Case

_EXTENTS = "tensor<?xindex>"


def _case(name: str, body: str, results: str = "index", parameters: str = "%x: tensor<4x6xf32>") -> Case:
    """On shapes [2, 1, 3], [4, 1] and [5, 1]."""
    shapes = "\n".join(
        f"%{name}_{rank} = arith.constant dense<{extents}> : tensor<{rank}xindex>\n"
        f"%{name} = tensor.cast %{name}_{rank} : tensor<{rank}xindex> to {_EXTENTS}"
        for name, rank, extents in (("a", 3, [2, 1, 3]), ("b", 2, [4, 1]), ("d", 2, [5, 1]))
    )
    return Case(name, parameters, f"{shapes}\n{body}", results, types=("index",), data=(0,))


def _witness(name: str, witness: str) -> Case:
    return _case(name, f"{witness}\n%k = shape.assuming %w -> (index) {{\nshape.assuming_yield %c3 : index\n}}\n"
                 "arith.addi %k, %c1 : index")  # fmt: skip


def _of_shape(name: str, shape: str, rank: int) -> Case:
    return _case(name, f"%s = {shape}\ntensor.cast %s : {_EXTENTS} to tensor<{rank}xindex>", f"tensor<{rank}xindex>")


_NUMBERS = "%i: index, %j: index"

CASES = [
    _case("add", "shape.add %i, %j : index, index -> index", parameters=_NUMBERS),
    _case("mul", "shape.mul %i, %j : index, index -> index", parameters=_NUMBERS),
    _case("any", f"%s = shape.any %b, %b : {_EXTENTS}, {_EXTENTS} -> {_EXTENTS}\n"
          f"shape.get_extent %s, %c0 : {_EXTENTS}, index -> index"),
    _witness("cstr_eq", f"%w = shape.cstr_eq %b, %b, %b : {_EXTENTS}, {_EXTENTS}, {_EXTENTS}"),
    _witness("cstr_broadcastable", f"%w = shape.cstr_broadcastable %a, %b : {_EXTENTS}, {_EXTENTS}"),
    _witness("cstr_require", '%t = arith.constant true\n%w = shape.cstr_require %t, "no"'),
    _witness("const_witness", "%w = shape.const_witness true"),
    _witness("assuming_all", f"%t = shape.cstr_eq %b, %b : {_EXTENTS}, {_EXTENTS}\n%u = shape.const_witness true\n"
             "%w = shape.assuming_all %t, %u"),
    _of_shape("broadcast", f"shape.broadcast %a, %b : {_EXTENTS}, {_EXTENTS} -> {_EXTENTS}", 3),
    _of_shape("broadcast of three", f"shape.broadcast %b, %a, %b : {_EXTENTS}, {_EXTENTS}, {_EXTENTS} -> {_EXTENTS}", 3),
    _case("const_shape", "shape.const_shape [1, 2, 0] : tensor<3xindex>", "tensor<3xindex>"),
    _case("const_size", "%s = shape.const_size 3\nshape.size_to_index %s : !shape.size"),
    _case("index_to_size", "%s = shape.index_to_size %i\nshape.size_to_index %s : !shape.size", parameters="%i: index"),
    _case("dim", "shape.dim %x, %c1 : tensor<4x6xf32>, index -> index"),
    _case("get_extent", f"shape.get_extent %a, %c2 : {_EXTENTS}, index -> index"),
    _case("shape_of", "shape.shape_of %x : tensor<4x6xf32> -> tensor<2xindex>", "tensor<2xindex>"),
    _case("num_elements", f"shape.num_elements %a : {_EXTENTS} -> index"),
    _case("rank", f"shape.rank %a : {_EXTENTS} -> index"),
    _case("reduce", f"shape.reduce(%a, %c5) : {_EXTENTS} -> index {{\n^bb0(%k: index, %e: index, %n: index):\n"
          "%p = arith.muli %e, %n : index\n%q = arith.addi %p, %k : index\nshape.yield %q : index\n}"),
    *(
        _case(f"{name} of {one} and {other}", f"shape.{name} %{one}, %{other} : {_EXTENTS}, {_EXTENTS}{result}", "i1")
        for name, result in (("shape_eq", ""), ("is_broadcastable", ""))
        for one, other in ("aa", "ab", "bd", "bb")
    ),
]  # fmt: skip


def natively(text: str) -> str:
    """The functions on buffers."""
    lowered = ("func.func(shape-to-shape-lowering)", "convert-shape-constraints", "convert-shape-to-std")
    return buffers(text, lowered)
