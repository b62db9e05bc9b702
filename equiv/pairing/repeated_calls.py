"""Programs whose state outlives a call: they are compared over several calls, each with arguments of its own."""

from __future__ import annotations

from equiv.errors import SignatureMismatch
from equiv.pairing.draft import Draft
from interp import ir
from interp.ir.builder import Builder
from interp.ir.wrap import CallsItself, wrap


def repeat_calls(draft: Draft) -> Draft:
    """Both modules, with a function that calls the other one as often in the place of one that stands for one call.
    Raises `SignatureMismatch` where both stand for several calls, and not for equally many."""
    of_source, of_target = draft.entries
    source, target = draft.source, draft.target
    several: tuple[ir.Function, ...]
    if of_source.calls == of_target.calls:
        calls, several = of_source.calls, (of_source, of_target)
    elif of_source.calls == 1 and not _is_called_once(of_source):
        calls, several = of_target.calls, (of_target,)
        source = _repeated(source, of_source, calls)
    elif of_target.calls == 1 and not _is_called_once(of_target):
        calls, several = of_source.calls, (of_source,)
        target = _repeated(target, of_target, calls)
    else:
        raise SignatureMismatch(
            f"'{of_target.name}' can be called {of_target.calls} times in a row, and '{of_source.name}' at "
            f"{of_source.place} {of_source.calls} times",
            of_target.place,
        )
    if calls == 1:
        return draft
    names = " and ".join(f"'{each.name}' at {each.place}" for each in several)
    keeps = "keeps its" if len(several) == 1 else "keep their"
    words = f"{names} {keeps} state from call to call: {calls} calls in a row were compared"
    return draft.with_entries(source, target, words)


def _is_called_once(function: ir.Function) -> bool:
    """Whether calling a function again would meet its own tasks, which are still there."""
    return function.body is not None and any(
        isinstance(operation, ir.Spawn) and operation.daemon for operation in ir.walk(function.body)
    )


def _call(builder: Builder, function: ir.Function, arguments: list[ir.Value]) -> list[ir.Value]:
    """A call, which has ended when the tasks have that it starts, as a program does."""
    if function.body is None or not any(isinstance(each, ir.Spawn) for each in ir.walk(function.body)):
        return builder.call(function, arguments)
    body = ir.Block()
    with builder.within(body):
        builder.emit(ir.Yield(place=builder.place, values=builder.call(function, arguments)))
    results = [ir.Value(each) for each in function.results]
    builder.wait([builder.spawn(body, "call")], results)
    return results


def _repeated(module: ir.Module, function: ir.Function, calls: int) -> ir.Module:
    """The module with a function that calls `function` so often under its name."""
    try:
        return wrap(module, function.name, f"{function.name}, one call", lambda inner: _calling(inner, calls))
    except CallsItself:
        message = f"'{function.name}' calls itself, and cannot be called several times"
        raise SignatureMismatch(message, function.place) from None


def _calling(function: ir.Function, calls: int) -> ir.Function:
    builder = Builder(function.place)
    returned: list[ir.Value] = []
    for number in range(1, calls + 1):
        suffix = f" of call {number}" if number > 1 else ""
        arguments = [ir.Value(each.type, each.name + suffix) for each in function.parameters]
        builder.block.arguments += arguments
        returned += _call(builder, function, arguments)
    return builder.function(function.name, builder.block, returned, calls=calls)
