"""Vector instructions of Intel's processors: the dialect x86, which was x86vector until release 22, and its intrinsics.
What they compute is said in Intel 64 and IA-32 Architectures Software Developer's Manual, of VPCOMPRESSD, VCOMPRESSPS,
VP2INTERSECTD, VDPPS and VRSQRTPS.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.mlir.core.constants import UnsupportedConstant, dense_bits
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.unknown_functions import unknown
from interp import ir

_F32 = ir.Scalar("f32")
_REGISTER = 512  # bits
_COMPRESSED = ("i32", "f32", "i64", "f64")
_LANE = 4  # elements of a product that are summed up
_ALL = 0xFF  # every product counts, and every element gets the sum
_OF_VECTOR = 8  # elements of a register of AVX


def _handles(name: str, *, attributes: tuple[str, ...] = ()) -> Callable[..., Any]:
    """Of one operation, in both of its dialects."""
    return handles(f"x86.{name}", f"x86vector.{name}", attributes=attributes)


# -- compression -------------------------------------------------------------------------------------------------------


@_handles("avx512.mask.compress", attributes=("constant_src",))
def _compress(lowering: Lowering, operation: Any) -> None:
    """What is behind the elements that are kept is of `src` or `constant_src`, and zero without."""
    mask, given, *others = (list(lowering.parts(each)) for each in operation.operands)
    element = _compressed(lowering, operation)
    if "constant_src" in operation.attributes:
        if others:
            raise lowering.unsupported("both 'src' and 'constant_src'")
        try:
            patterns = dense_bits(operation.attributes["constant_src"], element, len(given), "")
        except UnsupportedConstant as problem:
            raise lowering.unsupported(str(problem)) from None
        others.append([lowering.constant(each, element) for each in patterns])
    others = others or [[lowering.constant(0, element)] * len(given)]
    _bind_compressed(lowering, operation, mask, given, others[0])


@_handles("avx512.intr.mask.compress")
def _compress_intrinsic(lowering: Lowering, operation: Any) -> None:
    given, behind, mask = (list(lowering.parts(each)) for each in operation.operands)
    _compressed(lowering, operation)
    _bind_compressed(lowering, operation, mask, given, behind)


def _compressed(lowering: Lowering, operation: Any) -> ir.Scalar:
    """The type of the elements of a register. Raises `Unsupported` where the result is none."""
    types = lowering.part_types(operation.results[0].type)
    element = types[0]
    if not isinstance(element, ir.Scalar) or element.name not in _COMPRESSED or len(types) * element.width != _REGISTER:
        raise lowering.unsupported(f"type {operation.results[0].type}, which is no register")
    return element


def _bind_compressed(
    lowering: Lowering, operation: Any, mask: list[ir.Value], given: list[ir.Value], behind: list[ir.Value]
) -> None:
    """The elements that the mask keeps, one after another, and behind them those of another vector at their places."""
    element = given[0].type
    if not len(mask) == len(given) == len(behind) or any(each.type != ir.I1 for each in mask):
        raise lowering.unsupported("operands of other types")
    if any(each.type != element for each in behind):
        raise lowering.unsupported("operands of other types")
    kept, taken = list(behind), [lowering.constant(0, ir.I1)] * len(given)
    first = lowering.constant(1, ir.I1)
    for condition, each in zip(reversed(mask), reversed(given), strict=True):
        kept = _pushed(lowering, condition, each, kept)
        taken = _pushed(lowering, condition, first, taken)
    found = [lowering.select(*each) for each in zip(taken, kept, behind, strict=True)]
    lowering.bind_parts(operation.results[0], found)


def _pushed(lowering: Lowering, condition: ir.Value, first: ir.Value, others: list[ir.Value]) -> list[ir.Value]:
    """A list with one element more in front, and without its last one, where the condition holds."""
    moved = zip([first, *others[:-1]], others, strict=True)
    return [lowering.select(condition, yes, no) for yes, no in moved]


# -- intersection ------------------------------------------------------------------------------------------------------


@_handles("avx512.vp2intersect")
def _intersection(lowering: Lowering, operation: Any) -> None:
    masks = _matches(lowering, operation)
    for result, each in zip(operation.results, masks, strict=True):
        lowering.bind_parts(result, each)


@_handles("avx512.intr.vp2intersect.d.512")
def _intersection_of_words(lowering: Lowering, operation: Any) -> None:
    _bind_masks(lowering, operation, "i32")


@_handles("avx512.intr.vp2intersect.q.512")
def _intersection_of_double_words(lowering: Lowering, operation: Any) -> None:
    _bind_masks(lowering, operation, "i64")


def _bind_masks(lowering: Lowering, operation: Any, element: str) -> None:
    """Both masks, one behind the other in one structure."""
    first, second = _matches(lowering, operation)
    found = [*first, *second]
    given = lowering.parts(operation.operands[0])[0]
    if given.type != ir.Scalar(element) or set(lowering.part_types(operation.results[0].type)) != {ir.I1}:
        raise lowering.unsupported("operands or a result of other types")
    lowering.bind_parts(operation.results[0], found)


def _matches(lowering: Lowering, operation: Any) -> tuple[list[ir.Value], list[ir.Value]]:
    """Which elements of each vector the other one has as well, at whatever place."""
    left, right = (list(lowering.parts(each)) for each in operation.operands)
    types = {each.type for each in (*left, *right)}
    (element,) = types if len(types) == 1 else (None,)
    if not isinstance(element, ir.Scalar) or element.name not in ("i32", "i64") or len(left) != len(right):
        raise lowering.unsupported("operands of other types")
    if len(left) * element.width != _REGISTER:
        raise lowering.unsupported(f"type {operation.operands[0].type}, which is no register")
    same = [[lowering.op("cmpi.eq", [one, other], ir.I1) for other in right] for one in left]
    of_right = [list(column) for column in zip(*same, strict=True)]
    return [_any(lowering, row) for row in same], [_any(lowering, column) for column in of_right]


def _any(lowering: Lowering, conditions: list[ir.Value]) -> ir.Value:
    found, *others = conditions
    for each in others:
        found = lowering.op("ori", [found, each], ir.I1)
    return found


# -- floats ------------------------------------------------------------------------------------------------------------


@_handles("avx.intr.dot")
def _dot(lowering: Lowering, operation: Any) -> None:
    _bind_dot(lowering, operation)


@_handles("avx.intr.dp.ps.256")
def _dot_intrinsic(lowering: Lowering, operation: Any) -> None:
    """The third operand says which products count and which elements get the sum."""
    (which,) = lowering.indices([operation.operands[2]])
    if not isinstance(which, int) or which & _ALL != _ALL:
        raise lowering.unsupported("products that do not count, or elements that do not get the sum")
    _bind_dot(lowering, operation)


def _bind_dot(lowering: Lowering, operation: Any) -> None:
    """Each half gets the sum of its four products, those of two neighbours first."""
    left, right = (_floats(lowering, each) for each in list(operation.operands)[:2])
    products = [lowering.op("mulf", [*pair], _F32) for pair in zip(left, right, strict=True)]
    found = []
    for start in range(0, _OF_VECTOR, _LANE):
        pairs = [lowering.op("addf", products[at : at + 2], _F32) for at in (start, start + 2)]
        found += [lowering.op("addf", pairs, _F32)] * _LANE
    lowering.bind_parts(operation.results[0], found)


@_handles("avx.rsqrt")
def _reciprocal_root(lowering: Lowering, operation: Any) -> None:
    _bind_reciprocal_root(lowering, operation)


@_handles("avx.intr.rsqrt.ps.256")
def _reciprocal_root_intrinsic(lowering: Lowering, operation: Any) -> None:
    _bind_reciprocal_root(lowering, operation)


def _bind_reciprocal_root(lowering: Lowering, operation: Any) -> None:
    """Near to the reciprocal of a root of each element: which number that is, each processor's maker says."""
    given = _floats(lowering, operation.operands[0])
    found = [unknown(lowering, "rsqrtps of the processor", [each], _F32) for each in given]
    lowering.bind_parts(operation.results[0], found)


def _floats(lowering: Lowering, value: Any) -> list[ir.Value]:
    parts = list(lowering.parts(value))
    if [each.type for each in parts] != [_F32] * _OF_VECTOR:
        raise lowering.unsupported(f"type {value.type}, which is no register")
    return parts
