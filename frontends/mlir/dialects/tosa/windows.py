"""Windows that slide over images: the places that an element of a result looks at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from frontends.mlir.core.lowering import Lowering
from interp import ir
from interp.ir.affine import combine


def place_of(start: ir.Index, stride: int, at: ir.Value, dilation: int, pad: int) -> ir.Affine:
    """Where in an image an element of a result, `start`, looks with the element `at` of its window."""
    return combine("+", combine("+", combine("*", start, stride), combine("*", at, dilation)), -pad)


def within(
    lowering: Lowering, view: ir.Value, places: Sequence[ir.Index], pads: Sequence[int], first: int = 1
) -> ir.Value | None:
    """Whether places in the dimensions of an image, from the `first` on, lie in it; None where they always do."""
    conditions = []
    for number, index in enumerate(places):
        before, after = pads[2 * number], pads[2 * number + 1]
        if before:
            conditions.append(lowering.compare("sge", index, 0))
        if after:
            conditions.append(lowering.compare("slt", index, lowering.size(view, number + first)))
    return lowering.conjunction(conditions) if conditions else None


def accumulate(
    lowering: Lowering,
    extents: Sequence[ir.Index],
    total: ir.Value,
    term: Callable[[ir.Value, list[ir.Value]], ir.Value],
) -> ir.Value:
    """Folds `term` over the points of a box, from `total` on."""
    return _accumulate(lowering, extents, [], [total], lambda totals, point: [term(totals[0], point)])[0]


def accumulate_several(
    lowering: Lowering,
    extents: Sequence[ir.Index],
    totals: list[ir.Value],
    terms: Callable[[list[ir.Value], list[ir.Value]], list[ir.Value]],
) -> list[ir.Value]:
    """Folds `terms` over the points of a box, from several `totals` on."""
    return _accumulate(lowering, extents, [], totals, terms)


def _accumulate(
    lowering: Lowering,
    extents: Sequence[ir.Index],
    point: list[ir.Value],
    totals: list[ir.Value],
    terms: Callable[[list[ir.Value], list[ir.Value]], list[ir.Value]],
) -> list[ir.Value]:
    if len(point) == len(extents):
        return terms(totals, point)
    with lowering.loop(0, extents[len(point)], carried=totals) as loop:
        loop.yielded = _accumulate(lowering, extents, [*point, loop.induction], loop.carried, terms)
    return loop.results


def require_output_sizes(
    lowering: Lowering,
    image: ir.Value,
    kernel: Sequence[ir.Index],
    sizes: Sequence[ir.Index],
    pads: Sequence[int],
    strides: Sequence[int],
    dilations: Sequence[int],
) -> None:
    """The sizes that TOSA's formula gives are those of the result."""
    for at, reach in enumerate(kernel):
        whole = lowering.size(image, at + 1)
        if not isinstance(whole, int) or not isinstance(reach, int):
            raise lowering.unsupported("an image or a kernel of dynamic size")
        room = whole - 1 + pads[2 * at] + pads[2 * at + 1] - (reach - 1) * dilations[at]
        if room < 0 or room // strides[at] + 1 != sizes[at + 1]:
            raise lowering.unsupported("an output size that does not follow from the window")
    lowering.require_equal(lowering.size(image, 0), sizes[0], "input and output have the same batch size")
