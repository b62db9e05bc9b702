"""Whether two programs do the same step by step: their entries, and all functions that they call."""

from __future__ import annotations

from equiv.pairing.pair import Pair
from equiv.proving.lockstep.graph import Graph, Outside
from equiv.proving.lockstep.terms import Terms
from equiv.proving.lockstep.walk import Apart, Walk
from interp import ir

_AGENTS = (ir.Parallel, ir.Barrier)


def in_step(pair: Pair) -> str | None:
    """None where both programs of a pair are shown to do the same, step by step, and why not, in words, otherwise."""
    attempts = [(False, False)]
    # One iteration of a parallel loop stands for all, each of which would free.
    if (
        _has(pair.target_module, ir.Free)
        and not _has(pair.source_module, ir.Free)
        and not _has(pair.target_module, *_AGENTS)
    ):
        attempts.append((False, True))
    attempts.append((True, False))
    problems: list[str] = []
    for by_hand, leaves in attempts:
        try:
            _require(pair, by_hand=by_hand, leaves=leaves)
            return None
        except (Apart, Outside) as problem:
            problems.append(str(problem))
    return problems[0]


def _require(pair: Pair, *, by_hand: bool, leaves: bool) -> None:
    """Raises `Apart` and `Outside`. With `by_hand`, what the target aligns by hand is allocated as it is used. With
    `leaves`, the source frees nothing, and the target what it has allocated itself."""
    modules = pair.source_module, pair.target_module
    if pair.begin_apart:
        raise Outside("globals that begin with other values")
    entries = pair.source.function, pair.target.function
    if entries[0] != entries[1] and (entries[0] in modules[1].functions or entries[1] in modules[0].functions):
        raise Outside("entries of other names, which both programs have")
    inlined = _inlined(*modules, entries, leaves=leaves), _inlined(*modules[::-1], entries, leaves=leaves)
    written = not any(map(_may_read_unwritten, modules))
    pending, seen = [entries], {entries}
    while pending:
        names = pending.pop()
        source, target = (module.functions[name] for module, name in zip(modules, names, strict=True))
        walk = _walk(source, target, {entries[1]: entries[0]}, inlined, written, by_hand, leaves)
        # What one program alone names, the other one does nothing with.
        for name in walk.globals.intersection(modules[0].globals, modules[1].globals):
            _require_same_global(modules[0].globals[name], modules[1].globals[name])
        for name in walk.called:
            both = (name, name) if name not in entries else entries
            if both not in seen:
                seen.add(both)
                pending.append(both)


def _inlined(own: ir.Module, other: ir.Module, entries: tuple[str, str], *, leaves: bool) -> dict[str, ir.Function]:
    """The functions that are of another type in the other program, and those that one alone has, but for those of the
    latter that use their own part of the stack, which ends with them. Where one program `leaves` its memory, those that
    take or give such as well."""
    found = {}
    for name, each in own.functions.items():
        if name in entries or each.body is None:
            continue
        if name in other.functions:
            alike = _alike(each, other.functions[name]) and not (leaves and _hands_memory(each))
            if other.functions[name].body is not None and not alike:
                found[name] = each
        elif not any(_is_of_stack(operation) for operation in ir.walk(each.body)):
            found[name] = each
    return found


def _alike(one: ir.Function, other: ir.Function) -> bool:
    types = [[each.type for each in function.parameters] for function in (one, other)]
    return types[0] == types[1] and one.results == other.results


def _hands_memory(function: ir.Function) -> bool:
    types = [*(each.type for each in function.parameters), *function.results]
    return any(isinstance(each, ir.View) for each in types) or ir.POINTER in function.results


def _has(module: ir.Module, *kinds: type[ir.Operation]) -> bool:
    return not ir.kinds_of(module).isdisjoint(kinds)


def _is_of_stack(operation: ir.Operation) -> bool:
    match operation:
        case ir.Alloc():
            return operation.stack
        case ir.Op():
            return operation.name == "stacksave"
        case _:
            return isinstance(operation, ir.Unwind)


def _may_read_unwritten(module: ir.Module) -> bool:
    """Whether there is memory that nothing has written at first, or may be."""
    operations = module.walk()
    return any(each.initial is None for each in module.globals.values()) or any(map(_gives_memory, operations))


def _gives_memory(operation: ir.Operation) -> bool:
    if isinstance(operation, ir.Opaque):
        return any(isinstance(each.type, ir.View) or each.type == ir.POINTER for each in operation.results)
    return isinstance(operation, ir.Alloc)


def _walk(
    source: ir.Function,
    target: ir.Function,
    names: dict[str, str],
    inlined: tuple[dict[str, ir.Function], dict[str, ir.Function]],
    written: bool,
    by_hand: bool,
    leaves: bool,
) -> Walk:
    for each in (source, target, *inlined[0].values(), *inlined[1].values()):
        _require_faithful(each)
    if [each.type for each in source.parameters] != [each.type for each in target.parameters]:
        raise Apart("parameters of other types")
    if source.results != target.results or source.calls != target.calls:
        raise Apart("results of other types")
    both = inlined[0].keys() & inlined[1].keys()
    graphs = Graph(source, inlined[0], scoped=both), Graph(target, inlined[1], scoped=both, by_hand=by_hand)
    walk = Walk(graphs, names, Terms(written=written), leaves=leaves)
    walk.run((source.parameters, target.parameters))
    return walk


def _require_faithful(function: ir.Function) -> None:
    """Raises `Outside` where an order is open that the language, or a compiler, may know more of."""
    if function.body is None:
        raise Outside("a function without a body")
    if function.holds_up or function.orders_later or function.unordered_reductions or function.unordered_sums:
        raise Outside("an order that a compiler chooses")
    if not function.order_faithful and any(isinstance(each, _AGENTS) for each in ir.walk(function.body)):
        raise Outside("an order of which the language may say more")


def _require_same_global(source: ir.GlobalBuffer, target: ir.GlobalBuffer) -> None:
    of_source, of_target = (
        (each.element, each.shape, each.initial, each.constant, each.private, each.alignment)
        for each in (source, target)
    )
    if of_source != of_target:
        raise Apart("a global is another one")
