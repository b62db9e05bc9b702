"""Mutable globals: both programs hold the same ones, and what they hold at first is compared."""

from __future__ import annotations

from math import prod

from msgspec.structs import replace

from equiv.pairing.draft import Draft
from interp import ir


def share_globals(draft: Draft) -> Draft:
    """Has each program mention the globals of the other one, where they are alike: a program that does not mention a
    global leaves it as it is, which is compared like anything else."""
    source, target = draft.source, draft.target
    agree, apart = _globals_agree(source, target), _globals_apart(source, target)
    if agree:
        draft = draft.with_modules(
            _with_globals(source, draft.names[0], target), _with_globals(target, draft.names[1], source)
        )
    return replace(draft, globals_agree=agree, begin_apart=apart)


def _globals_agree(source: ir.Module, target: ir.Module) -> bool:
    """Whether the globals that both modules have are alike, as far as runs depend on it."""
    common = [(source.globals[name], target.globals[name]) for name in source.globals if name in target.globals]
    return all(
        (before.constant, before.element, before.shape) == (after.constant, after.element, after.shape)
        for before, after in common
    )


def _globals_apart(source: ir.Module, target: ir.Module) -> tuple[str, ...]:
    """The globals of both modules that begin with other values in the target, where the source says which, and a check
    of one function is not all that these values decide: other functions see them, or a later call."""
    return tuple(
        name
        for name, before in source.globals.items()
        if (after := target.globals.get(name)) is not None
        and not (before.constant and before.private)
        and before.initial is not None
        and _elements(before) != _elements(after)
    )


def _elements(buffer: ir.GlobalBuffer) -> list[int] | None:
    """The initial elements; one alone stands for all."""
    if buffer.initial is None or len(buffer.initial) != 1:
        return buffer.initial
    return buffer.initial * prod(buffer.shape)


def _with_globals(module: ir.Module, entry: str, other: ir.Module) -> ir.Module:
    """The module with a mention, at the start of `entry`, of each mutable global that the other module has."""
    wanted = [each for each in other.globals.values() if not each.constant]
    function = module.functions[entry]
    if not wanted or function.body is None:
        return module
    first = function.body.blocks[0]
    mentions: list[ir.Operation] = [
        ir.Global(place=each.place, result=ir.Value(ir.View(each.element, each.shape)), name=each.name)
        for each in wanted
    ]
    start = ir.Block(first.arguments, mentions + first.operations)
    extended = replace(function, body=ir.Region([start, *function.body.blocks[1:]]))
    return ir.Module(module.functions | {entry: extended}, {each.name: each for each in wanted} | module.globals)
