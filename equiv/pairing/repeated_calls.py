"""Programs whose state outlives a call: they are compared over several calls, each with arguments of its own."""

from __future__ import annotations

from dataclasses import replace

from equiv.errors import SignatureMismatch
from interp import ir


def repeat_calls(
    source: ir.Module, target: ir.Module, source_name: str, target_name: str
) -> tuple[ir.Module, ir.Module, tuple[str, ...]]:
    """Both modules, with a function that calls the other one as often in the place of one that stands for one call, and
    what was done in words. Raises `SignatureMismatch` where both stand for several calls, and not for equally many."""
    mine, other = source.functions[source_name], target.functions[target_name]
    several: tuple[ir.Function, ...]
    if mine.calls == other.calls:
        calls, several = mine.calls, (mine, other)
    elif mine.calls == 1 and not _is_called_once(mine):
        calls, several = other.calls, (other,)
        source = _repeated(source, mine, calls)
    elif other.calls == 1 and not _is_called_once(other):
        calls, several = mine.calls, (mine,)
        target = _repeated(target, other, calls)
    else:
        raise SignatureMismatch(
            f"'{target_name}' can be called {other.calls} times in a row, and '{source_name}' at {mine.place} "
            f"{mine.calls} times",
            other.place,
        )
    if calls == 1:
        return source, target, ()
    names = " and ".join(f"'{each.name}' at {each.place}" for each in several)
    keeps = "keeps its" if len(several) == 1 else "keep their"
    return source, target, (f"{names} {keeps} state from call to call: {calls} calls in a row were compared",)


def _is_called_once(function: ir.Function) -> bool:
    """Whether calling a function again would meet its own tasks, which are still there."""
    return function.body is not None and any(
        isinstance(operation, ir.Spawn) and operation.daemon for operation in ir.walk(function.body)
    )


def _call(function: ir.Function, arguments: list[ir.Value], results: list[ir.Value]) -> list[ir.Operation]:
    """A call, which has ended when the tasks have that it starts, as a program does."""
    place = function.place
    if function.body is None or not any(isinstance(each, ir.Spawn) for each in ir.walk(function.body)):
        return [ir.Call(place=place, results=results, callee=function.name, arguments=arguments)]
    handed, token = [ir.Value(each.type) for each in results], ir.Value(ir.INDEX)
    call = ir.Call(place=place, results=handed, callee=function.name, arguments=arguments)
    body = ir.Region([ir.Block([], [call, ir.Yield(place=place, values=handed)])])
    return [
        ir.Spawn(place=place, result=token, body=body, name="call"),
        ir.Wait(place=place, results=results, tokens=[token]),
    ]


def _repeated(module: ir.Module, function: ir.Function, calls: int) -> ir.Module:
    """The module with a function that calls `function` so often under its name."""
    if any(
        isinstance(operation, ir.Call) and operation.callee == function.name
        for each in module.functions.values()
        if each.body is not None
        for operation in ir.walk(each.body)
    ):
        raise SignatureMismatch(f"'{function.name}' calls itself, and cannot be called several times", function.place)
    inner = replace(function, name=f"{function.name}, one call")
    place = function.place
    entry = ir.Block()
    returned: list[ir.Value] = []
    for number in range(1, calls + 1):
        suffix = f" of call {number}" if number > 1 else ""
        arguments = [ir.Value(each.type, each.name + suffix) for each in function.parameters]
        results = [ir.Value(each) for each in function.results]
        entry.arguments += arguments
        entry.operations += _call(inner, arguments, results)
        returned += results
    entry.operations.append(ir.Return(place=place, values=returned))
    wrapper = ir.Function(
        function.name, entry.arguments, function.results * calls, ir.Region([entry]), place, calls=calls
    )
    return ir.Module(module.functions | {function.name: wrapper, inner.name: inner}, module.globals)
