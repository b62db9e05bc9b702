"""The types of the elements that a function's pointers point to, as far as its accesses tell."""

from __future__ import annotations

from interp import ir
from interp.ir.flow import Handed, Node, Returned, Way, flows

# How one of several values comes to be chosen, beside the values themselves.
_CHOOSING = frozenset((Way.COPY, Way.SELECTED, Way.DECIDED, Way.BRANCHED))


class Pointees:
    """Pointers that may point into the same buffer are one class. What flows through memory is not followed."""

    def __init__(self, module: ir.Module, entry: ir.Function) -> None:
        self._module = module
        self._leader: dict[Node, Node] = {}
        self._types: dict[Node, set[ir.Scalar]] = {}
        self._constants: set[ir.Value] = set()
        functions = [entry]
        for function in functions:
            if function.body is None:
                continue
            for operation in ir.walk(function.body):
                self._visit(operation)
                self._follow(operation, function)
                if isinstance(operation, ir.Call):
                    callee = module.functions.get(operation.callee)
                    if callee is not None and callee not in functions:
                        functions.append(callee)

    def of(self, pointer: ir.Value) -> set[ir.Scalar]:
        """The types that are loaded and stored through pointers of the same class."""
        return set(self._types.get(self._find(pointer), ()))

    def returned(self, function: ir.Function, position: int) -> set[ir.Scalar]:
        """The types of the elements that a result of the function points to."""
        assert function.body is not None
        ends = [op for block in function.body.blocks for op in block.operations[-1:] if isinstance(op, ir.Return)]
        return {type for op in ends for type in self.of(op.values[position])}

    def _find(self, value: Node) -> Node:
        while (leader := self._leader.get(value, value)) is not value:
            value = leader
        return value

    def _join(self, left: Node, right: Node) -> None:
        first, second = self._find(left), self._find(right)
        if first is not second:
            self._leader[second] = first
            self._types.setdefault(first, set()).update(self._types.pop(second, set()))

    def _access(self, pointer: ir.Value, type: ir.Type) -> None:
        if isinstance(type, ir.Scalar):
            self._types.setdefault(self._find(pointer), set()).add(type)

    def _visit(self, operation: ir.Operation) -> None:
        match operation:
            case ir.Const(result=result):
                self._constants.add(result)
            case ir.Load(view=view, result=value) | ir.Store(view=view, value=value) if view.type == ir.POINTER:
                self._access(view, value.type)
            case ir.Displace(base=base, result=result) if base not in self._constants:
                self._join(base, result)
            case ir.Copy(target=target, origin=origin):
                self._join(target, origin)
            case ir.Reshape(base=base, result=result) if base.type == ir.POINTER and isinstance(result.type, ir.View):
                self._access(base, result.type.element)
            case ir.Op(name="ptrtoint" | "inttoptr" | "addi" | "subi" | "remui" | "andi"):
                # An address is aligned as a number.
                for operand in operation.operands:
                    if operand not in self._constants:
                        self._join(operation.results[0], operand)
            case _:
                pass

    def _follow(self, operation: ir.Operation, function: ir.Function) -> None:
        """Joins what the operation hands on with what it becomes."""
        for origin, target, way in flows(operation, function, self._module):
            if way is Way.COPY and _carries_pointer(origin) and _carries_pointer(target):
                self._join(target, origin)


def _carries_pointer(node: Node) -> bool:
    return node.type == ir.POINTER if isinstance(node, ir.Value) else isinstance(node, Returned | Handed)


def returned_parameter(module: ir.Module, function: ir.Function, position: int) -> int | None:
    """The parameter that a result is whatever the function does, as it came: not a pointer into its buffer, and none
    that memory or a call gave. None where that is not so."""
    assert function.body is not None
    origins: dict[Node, list[tuple[Node, Way]]] = {}
    for operation in ir.walk(function.body):
        for origin, target, way in flows(operation, function, module):
            origins.setdefault(target, []).append((origin, way))
    pending: list[Node] = [
        block.operations[-1].values[position]
        for block in function.body.blocks
        if isinstance(block.operations[-1], ir.Return)
    ]
    found: set[int] = set()
    seen = set(pending)
    while pending:
        node = pending.pop()
        if node in function.parameters:
            found.add(function.parameters.index(node))
            continue
        copied = [origin for origin, way in origins.get(node, ()) if way is Way.COPY]
        if not copied or any(way not in _CHOOSING for _, way in origins[node]):
            return None
        pending += [each for each in copied if each not in seen]
        seen.update(copied)
    return found.pop() if len(found) == 1 else None
