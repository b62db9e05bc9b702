"""What values of a circuit's step may be where some are known: for each one a few numbers, or any at all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import product

from interp import ir

MOST = 16  # numbers that a value is told to be one of
Possible = Mapping[ir.Value, frozenset[int]]
"""Values that are not there may be anything."""

_EXACT: dict[str, Callable[[int, int], int]] = {
    "andi": lambda left, right: left & right,
    "ori": lambda left, right: left | right,
    "xori": lambda left, right: left ^ right,
    "addi": lambda left, right: left + right,
    "subi": lambda left, right: left - right,
    "cmpi.eq": lambda left, right: int(left == right),
    "cmpi.ne": lambda left, right: int(left != right),
    "cmpi.ult": lambda left, right: int(left < right),
    "cmpi.ule": lambda left, right: int(left <= right),
    "cmpi.ugt": lambda left, right: int(left > right),
    "cmpi.uge": lambda left, right: int(left >= right),
}


def constant_sets(step: ir.Function, given: Possible) -> dict[ir.Value, frozenset[int]]:
    """What the values of a step, which is a single block, may be, given what some of them may be. Numbers are bits
    without a sign."""
    assert step.body is not None
    (block,) = step.body.blocks
    found = dict(given)
    for operation in block.operations:
        match operation:
            case ir.Select(result=result) | ir.Op(results=[result]) if result in given:
                pass
            case ir.Const(result=result, bits=bits):
                found[result] = frozenset((bits,))
            case ir.Select(result=result, condition=condition, yes=yes, no=no):
                conditions = found.get(condition, frozenset((0, 1)))
                arms = [found.get(arm) for arm, taken in ((yes, 1), (no, 0)) if taken in conditions]
                _note(found, result, _union(arms))
            case ir.Op(results=[result], name=name, operands=operands, flags=()):
                _note(found, result, _computed(name, operands, result.type == ir.I1, found))
            case _:
                pass
    return found


def deciding_bits(step: ir.Function, roots: Iterable[ir.Value], possible: Possible) -> list[ir.Value]:
    """The bits that are not known on which the `roots` depend: parameters, and what is computed of wider numbers."""
    assert step.body is not None
    definitions = {each: operation for operation in step.body.blocks[0].operations for each in _results(operation)}
    found: dict[ir.Value, None] = {}
    seen: set[ir.Value] = set()
    pending = list(roots)
    while pending:
        value = pending.pop()
        if value in seen or len(possible.get(value, ())) == 1:
            continue
        seen.add(value)
        operands = _operands(definitions.get(value))
        if value.type == ir.I1 and all(each.type != ir.I1 for each in operands):
            found[value] = None
        else:
            pending += operands
    return list(found)


def _results(operation: ir.Operation) -> list[ir.Value]:
    match operation:
        case ir.Op(results=results):
            return results
        case ir.Select(result=result):
            return [result]
        case _:
            return []


def _operands(operation: ir.Operation | None) -> list[ir.Value]:
    match operation:
        case ir.Op(operands=operands):
            return operands
        case ir.Select(condition=condition, yes=yes, no=no):
            return [condition, yes, no]
        case _:
            return []


def _note(found: dict[ir.Value, frozenset[int]], result: ir.Value, values: Collection[int] | None) -> None:
    if values is not None and len(masked := frozenset(each & _mask(result) for each in values)) <= MOST:
        found[result] = masked


def _union(arms: list[frozenset[int] | None]) -> frozenset[int] | None:
    known = [each for each in arms if each is not None]
    return frozenset().union(*known) if len(known) == len(arms) else None


def _computed(name: str, operands: list[ir.Value], bit: bool, found: Possible) -> Collection[int] | None:
    """A `bit` that is not known stays so; in wider numbers it is one or zero."""
    if name in ("andi", "ori"):
        decides = 0 if name == "andi" else _mask(operands[0])
        if any(found.get(each) == frozenset((decides,)) for each in operands):
            return (decides,)
    sets = [found.get(each, None if bit or each.type != ir.I1 else frozenset((0, 1))) for each in operands]
    known = [each for each in sets if each is not None]
    if len(known) < len(sets):
        return None
    width = ir.scalar_of(operands[0]).width
    if name in ("extui", "trunci"):
        return known[0]
    if name in ("shrui", "shli") and all(amount < width for amount in known[1]):
        return [value >> by if name == "shrui" else value << by for value, by in product(*known)]
    if name in _EXACT:
        return [_EXACT[name](left, right) for left, right in product(*known)]
    return None


def _mask(value: ir.Value) -> int:
    return (1 << ir.scalar_of(value).width) - 1
