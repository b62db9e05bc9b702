"""Cascades: channels from one core of an array to a neighbour, in the directions that the array has.

Where a core stands that puts into one is noted in memory beside the stream, for the core that gets: an update by one
name, which is no race, and comes before what is put as the get comes after it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from frontends.air.local_memory import around
from frontends.air.placement import is_one
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scopes import Scope
from frontends.mlir.core.syntax import body_of
from interp import ir
from interp.ir.affine import combine

NPU = "npu_cascade"
CASCADES = (NPU, "cascade")
# To the south or the east in an NPU (UG1603, "Stream Based Access"), to the others in arrays of the first generation.
_STEPS = {NPU: ((0, -1), (1, 0)), "cascade": ((0, -1), (1, 0), (0, 1), (-1, 0))}
_LOCATION = ("x_loc", "y_loc")
_SIDE_BY_SIDE = "herds between which a cascade leads are placed so that it leads to a neighbour"


class _Sources(Scope):
    """Where the cores of a function stand that put into each cascade: for each of its indices a column, a row, and the
    number of the herd."""

    def __init__(self) -> None:
        self._buffers: dict[str, ir.Value] = {}

    def of(self, name: str, sizes: Sequence[int]) -> ir.Value:
        if name not in self._buffers:
            self._buffers[name] = ir.Value(ir.View(ir.INDEX, (*sizes, 3)))
        return self._buffers[name]

    def finish(self, function: ir.Function) -> None:
        if function.body is not None:
            function.body.blocks[0].operations[:0] = [
                ir.Alloc(place=function.place, result=each, sizes=list(_shape(each))) for each in self._buffers.values()
            ]


def _shape(buffer: ir.Value) -> Iterable[int]:
    assert isinstance(buffer.type, ir.View)
    return (size for size in buffer.type.shape if size is not None)


def note_source(
    lowering: Lowering, put: Any, name: str, sizes: Sequence[int], at: Sequence[ir.Index], puts: Sequence[Any]
) -> None:
    """Notes where the core stands that puts into a cascade of a name, at an index of it. `puts` are all into it."""
    buffer, place = lowering.own(_Sources).of(name, sizes), lowering.place
    for axis, value in enumerate([*_stands(lowering, put), _number(_herd(put), puts)]):
        value = lowering.as_value(value)
        indices = [*at, axis]
        lowering.emit(ir.Store(place=place, value=value, view=buffer, indices=indices, atomic=_update(name)))


def require_neighbour(
    lowering: Lowering,
    get: Any,
    kind: str,
    name: str,
    sizes: Sequence[int],
    at: Sequence[ir.Index],
    puts: Sequence[Any],
) -> None:
    """The core that gets is a neighbour of the one that put, on a side to which there is a cascade. `puts` are all into
    the channel."""
    herds, own_herd = {_number(_herd(each), puts): _herd(each) for each in (*puts, get)}, _number(_herd(get), puts)
    placed = len(herds) == 1 or all(each in herd.attributes for herd in herds.values() for each in _LOCATION)
    if not placed:
        lowering.assumptions.add(_SIDE_BY_SIDE)
    buffer, place = lowering.own(_Sources).of(name, sizes), lowering.place

    def noted(axis: int) -> ir.Value:
        value = ir.Value(ir.INDEX)
        lowering.emit(ir.Load(place=place, result=value, view=buffer, indices=[*at, axis], atomic=_update(name)))
        return value

    steps = [
        lowering.apply(combine("+", own, combine("*", noted(axis), -1)))
        for axis, own in enumerate(_stands(lowering, get))
    ]
    found: ir.Value | None = None
    for across, up in _STEPS[kind]:
        both = [lowering.compare("eq", step, number) for step, number in zip(steps, (across, up), strict=True)]
        leads = lowering.op("andi", both, ir.I1)
        found = leads if found is None else lowering.op("ori", [found, leads], ir.I1)
    assert found is not None
    if not placed:
        found = lowering.op("ori", [found, lowering.compare("ne", noted(2), own_herd)], ir.I1)
    lowering.require(found, f"channel @{name} leads to a neighbour to which there is a cascade")


def _herd(transfer: Any) -> Any:
    return around(transfer, "air.herd").operation


def _number(herd: Any, puts: Sequence[Any]) -> int:
    """That of a herd among those that put into a cascade, the next one where it is none of them."""
    herds = [_herd(each) for each in puts]
    return next((at for at, each in enumerate(herds) if is_one(each, herd)), len(herds))


def _update(name: str) -> str:
    return f"source of @{name}"


def _stands(lowering: Lowering, transfer: Any) -> list[ir.Index]:
    """Column and row of the core that runs an operation, from those of its herd on, or of the array where these are
    known. A herd of one dimension is a row of tiles."""
    herd = _herd(transfer)
    *_, sizes, _operands = lowering.segments(herd)
    count = len(sizes)
    if not 1 <= count <= 2:
        raise lowering.unsupported(f"a cascade in a herd of {count} dimensions")
    ids: list[ir.Index] = [lowering.index(each) for each in list(body_of(herd).arguments)[:count]]
    first = [int(herd.attributes[each].value) if each in herd.attributes else 0 for each in _LOCATION]
    return [lowering.apply(combine("+", start, each)) for start, each in zip(first, [*ids, 0][:2], strict=True)]
