"""Vector instructions: element by element over vectors of the vector SRAM, and reductions into a register."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from frontends.plena.kernel import Kernel
from frontends.plena.machine import F32
from interp import ir

_Lane = Callable[..., ir.Value]


def _vector(kernel: Kernel, register: int) -> ir.Value:
    return kernel.aligned(kernel.address(register), kernel.machine.vlen, "the address of a vector")


def _unmasked(kernel: Kernel, mask: int) -> None:
    if mask:
        raise kernel.unsupported("a mask, of which the documentation does not say what lanes that it leaves out hold")


def _elementwise(kernel: Kernel, target: int, sources: Sequence[int], lane: _Lane) -> None:
    """Two vectors are the same or have no element in common, for each begins at a multiple of its length."""
    to, *origins = (_vector(kernel, each) for each in (target, *sources))

    def body(index: ir.Value) -> None:
        values = [kernel.read(kernel.vector_sram, kernel.sum(each, index)) for each in origins]
        kernel.write(lane(*values), kernel.vector_sram, kernel.sum(to, index))

    kernel.each(kernel.machine.vlen, body)


def _binary(name: str) -> Callable[[Kernel, int, int, int, int], None]:
    def meaning(kernel: Kernel, target: int, left: int, right: int, mask: int) -> None:
        _unmasked(kernel, mask)
        _elementwise(kernel, target, (left, right), lambda first, second: kernel.computed(name, first, second))

    return meaning


def _with_scalar(name: str) -> Callable[[Kernel, int, int, int, int], None]:
    def meaning(kernel: Kernel, target: int, source: int, scalar: int, mask: int) -> None:
        _unmasked(kernel, mask)
        given = kernel.float(scalar)
        _elementwise(kernel, target, (source,), lambda value: kernel.computed(name, value, given))

    return meaning


def _subtract_scalar(kernel: Kernel, target: int, source: int, scalar: int, mask: int, reverse: int) -> None:
    _unmasked(kernel, mask)
    given = kernel.float(scalar)

    def lane(value: ir.Value) -> ir.Value:
        return kernel.computed("subf", given, value) if reverse else kernel.computed("subf", value, given)

    _elementwise(kernel, target, (source,), lane)


def _exponential(kernel: Kernel, target: int, source: int, mask: int) -> None:
    _unmasked(kernel, mask)
    _elementwise(kernel, target, (source,), kernel.exponential)


def _reciprocal(kernel: Kernel, target: int, source: int, mask: int) -> None:
    _unmasked(kernel, mask)
    _elementwise(kernel, target, (source,), kernel.reciprocal)


def _reduced(kernel: Kernel, source: int, combine: Callable[[ir.Value, ir.Value], ir.Value], wide: bool) -> ir.Value:
    """The elements of a vector from the first to the last."""
    origin = _vector(kernel, source)

    def element(index: ir.Value) -> ir.Value:
        value = kernel.read(kernel.vector_sram, kernel.sum(origin, index))
        return kernel.widened(value) if wide else value

    with kernel.loop(0, kernel.machine.vlen - 1, carried=[element(kernel.constant(0))]) as loop:
        loop.yielded = [combine(loop.carried[0], element(kernel.sum(loop.induction, 1)))]
    return loop.results[0]


def _sum(kernel: Kernel, target: int, source: int, mask: int) -> None:
    """Adds to the register; in which order the elements are added is open."""
    _unmasked(kernel, mask)
    kernel.open_sums[kernel.place] = None
    total = _reduced(kernel, source, lambda left, right: kernel.op("addf", [left, right], F32), wide=True)
    before = kernel.widened(kernel.float(target))
    kernel.set_float(target, kernel.rounded(kernel.op("addf", [before, total], F32)))


def _maximum(kernel: Kernel, target: int, source: int, mask: int) -> None:
    _unmasked(kernel, mask)
    largest = _reduced(kernel, source, kernel.maximum, wide=False)
    kernel.set_float(target, kernel.maximum(largest, kernel.float(target)))


MEANINGS: dict[str, Callable[..., None]] = {
    "V_ADD_VV": _binary("addf"),
    "V_MUL_VV": _binary("mulf"),
    "V_ADD_VF": _with_scalar("addf"),
    "V_MUL_VF": _with_scalar("mulf"),
    "V_SUB_VF": _subtract_scalar,
    "V_EXP_V": _exponential,
    "V_RECI_V": _reciprocal,
    "V_RED_SUM": _sum,
    "V_RED_MAX": _maximum,
}
