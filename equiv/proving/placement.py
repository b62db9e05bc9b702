"""Addresses as numbers: a run takes one placement of its buffers, so that no result may depend on where they are.

A number made of an address may become an address again, as an aligned allocation does; it may not become data.
"""

from __future__ import annotations

from collections.abc import Iterator

from frontends.errors import Unsupported
from interp import ir


def require_no_address_as_data(module: ir.Module, entry: str) -> None:
    """Raises `Unsupported` where an address is stored, returned or computed with as data. What flows through memory as
    a pointer is none."""
    operations = [op for f in module.functions.values() if f.body is not None for op in ir.walk(f.body)]
    null = {op.result for op in operations if isinstance(op, ir.Const) and op.result.type == ir.POINTER}
    for op in operations:
        if isinstance(op, ir.Displace) and op.base in null:
            null.add(op.result)
    tainted = {
        op.results[0]
        for op in operations
        if isinstance(op, ir.Op) and op.name == "ptrtoint" and op.operands[0] not in null
    }
    if not tainted:
        return
    size = 0
    while size != len(tainted):
        size = len(tainted)
        for op in operations:
            for source, target in _flows(module, op):
                if source in tainted:
                    tainted.add(target)
    for op in operations:
        if _leaks(op, tainted, module.functions[entry]):
            raise Unsupported("ptrtoint", op.place, "an address that becomes data")


def _flows(module: ir.Module, operation: ir.Operation) -> Iterator[tuple[ir.Value, ir.Value]]:
    """From which value a number goes into which."""
    match operation:
        case ir.Op(name=name) if name not in ("ptrtoint", "inttoptr") and not name.startswith("cmp"):
            for result in operation.results:
                for operand in operation.operands:
                    yield operand, result
        case ir.Apply(result=result, expression=expression):
            pending = [expression]
            while pending:
                part = pending.pop()
                if isinstance(part, ir.Binary):
                    pending += [part.left, part.right]
                elif isinstance(part, ir.Value):
                    yield part, result
        case ir.Select(yes=yes, no=no, result=result):
            yield yes, result
            yield no, result
        case ir.Branch():
            yield from zip(operation.arguments, operation.target.arguments, strict=True)
            if operation.otherwise is not None:
                yield from zip(operation.otherwise_arguments, operation.otherwise.arguments, strict=True)
        case ir.Call():
            callee = module.functions.get(operation.callee)
            if callee is not None and callee.body is not None:
                yield from zip(operation.arguments, callee.parameters, strict=True)
                for inner in ir.walk(callee.body):
                    if isinstance(inner, ir.Return):
                        yield from zip(inner.values, operation.results, strict=True)
        case ir.For():
            yield from _carried(operation.carried, operation.body, operation.results, first=1)
        case ir.While():
            before, after = operation.before.blocks[0], operation.after.blocks[0]
            yield from zip(operation.carried, before.arguments, strict=True)
            for ended in _ends(operation.before):
                if isinstance(ended, ir.Condition):
                    yield from zip(ended.values, after.arguments, strict=True)
                    yield from zip(ended.values, operation.results, strict=True)
            for ended in _ends(operation.after):
                if isinstance(ended, ir.Yield):
                    yield from zip(ended.values, before.arguments, strict=True)
        case ir.If():
            for region in (operation.then, operation.otherwise):
                for ended in _ends(region):
                    if isinstance(ended, ir.Yield):
                        yield from zip(ended.values, operation.results, strict=True)
        case ir.Execute():
            for ended in _ends(operation.body):
                if isinstance(ended, ir.Yield):
                    yield from zip(ended.values, operation.results, strict=True)
        case _:
            pass


def _carried(
    initial: list[ir.Value], body: ir.Region, results: list[ir.Value], first: int
) -> Iterator[tuple[ir.Value, ir.Value]]:
    arguments = body.blocks[0].arguments[first:]
    ends = [ended.values for ended in _ends(body) if isinstance(ended, ir.Yield)]
    for values in (initial, *ends):
        yield from zip(values, arguments, strict=True)
        yield from zip(values, results, strict=True)


def _ends(region: ir.Region) -> list[ir.Operation]:
    return [block.operations[-1] for block in region.blocks if block.operations]


def _leaks(operation: ir.Operation, tainted: set[ir.Value], entry: ir.Function) -> bool:
    match operation:
        case ir.Store(value=value) | ir.Fill(value=value):
            return value in tainted
        case ir.Opaque(arguments=arguments):
            return any(each in tainted for each in arguments)
        case ir.Return(values=values):
            own = [block.operations[-1] for block in entry.body.blocks if block.operations] if entry.body else []
            return operation in own and any(each in tainted for each in values)
        case ir.Op(results=results, operands=operands):
            converted = any(isinstance(each.type, ir.Scalar) and each.type.is_float for each in results)
            return converted and any(each in tainted for each in operands)
        case _:
            return False
