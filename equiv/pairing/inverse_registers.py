"""Circuits of which one keeps the inverse of what the other one keeps in its register of that name.

Circuits are compared by one step from every state, registers of one name holding the same. Where a register holds the
inverse at first in the target, or nobody knows what it holds at first, it may well do so always: the target is compared
then with its bits turned around."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from equiv.pairing.pair import Pair
from frontends.api import FIRST_OF_REGISTER, NEXT_OF_REGISTER, REGISTER
from interp import ir, machine
from interp.ir.builder import Builder
from interp.ir.wrap import CallsItself, wrap

_INNER = "the circuit itself"
_MOST_TRIED = 6  # choices of registers that hold the inverse


def with_inverses(pair: Pair) -> Iterator[tuple[Pair, str]]:
    """The pair with the inverse of each register that begins with it in the target, and what is taken for granted. Of
    registers of which nobody knows what they begin with all, or one of them, may hold the inverse."""
    first, other = (_first_numbers(each) for each in (pair.source_function, pair.target_function))
    inverted = [
        name
        for name, (bits, type_) in first.items()
        if bits is not None and other.get(name) == (bits ^ ((1 << type_.width) - 1), type_)
    ]
    unknown = [name for name, (bits, type_) in first.items() if bits is None and other.get(name) == (None, type_)]
    choices = [unknown, *([each] for each in unknown if len(unknown) > 1), []]
    for names in choices[:_MOST_TRIED]:
        if inverted or names:
            yield from _with(pair, inverted, names)


def _with(pair: Pair, inverted: list[str], unknown: list[str]) -> Iterator[tuple[Pair, str]]:
    try:
        own = [*inverted, *unknown]
        module = wrap(pair.target_module, pair.target.function, _INNER, lambda circuit: _turned(circuit, own))
    except CallsItself:
        return
    program = machine.assemble(module, pair.target.function, notes_promises=True)
    words = f"the registers {', '.join(own)} of the target hold the inverse of those of the source, as they do at first"
    if unknown:
        words += ", where that is known" if inverted else ", which nobody knows"
    yield replace(pair, target_module=module, target_program=program, claims=([], [])), words


def _first_numbers(function: ir.Function) -> dict[str, tuple[int | None, ir.Scalar]]:
    """What registers hold at first, by their names, where that is a constant, or is None as nobody knows it."""
    if function.ports is None or function.body is None or len(function.body.blocks) != 1:
        return {}
    *operations, end = function.body.blocks[0].operations
    constants = {each.result: each for each in operations if isinstance(each, ir.Const)}
    stored = {each.view for each in operations if isinstance(each, ir.Store)}
    fresh = {each.result for each in operations if isinstance(each, ir.Alloc)} - stored
    nothing = {each.result for each in operations if isinstance(each, ir.Load) and each.view in fresh}
    if not isinstance(end, ir.Return):
        return {}
    found: dict[str, tuple[int | None, ir.Scalar]] = {}
    for name, value in zip(function.ports.outputs, end.values, strict=True):
        if not name.startswith(FIRST_OF_REGISTER) or not isinstance(value.type, ir.Scalar):
            continue
        if value in constants or value in nothing:
            bits = constants[value].bits if value in constants else None
            found[name.removeprefix(FIRST_OF_REGISTER)] = bits, value.type
    return found


def _turned(own: ir.Function, names: list[str]) -> ir.Function:
    """The circuit with other bits in some of its registers."""
    assert own.ports is not None
    builder = Builder(own.place)
    first = builder.block
    first.arguments = [ir.Value(each.type, each.name) for each in own.parameters]

    def turned(value: ir.Value) -> ir.Value:
        assert isinstance(value.type, ir.Scalar)
        return builder.op("xori", [value, builder.constant((1 << value.type.width) - 1, value.type)], value.type)

    inputs = {REGISTER + each for each in names}
    outputs = {kind + each for kind in (NEXT_OF_REGISTER, FIRST_OF_REGISTER) for each in names}
    arguments = [
        turned(value) if port in inputs else value
        for port, value in zip(own.ports.inputs, first.arguments, strict=True)
    ]
    given = builder.call(own, arguments)
    values = [turned(value) if port in outputs else value for port, value in zip(own.ports.outputs, given, strict=True)]
    made = builder.function(own.name, first, values)
    return replace(own, parameters=made.parameters, body=made.body)
