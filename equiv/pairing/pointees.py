"""The types of the elements that a function's pointers point to, as far as its accesses tell."""

from __future__ import annotations

from interp import ir


class Pointees:
    """Pointers that may point into the same buffer are one class. What flows through memory is not followed."""

    def __init__(self, module: ir.Module, entry: ir.Function) -> None:
        self._module = module
        self._leader: dict[ir.Value, ir.Value] = {}
        self._types: dict[ir.Value, set[ir.Scalar]] = {}
        self._constants: set[ir.Value] = set()
        functions = [entry]
        for function in functions:
            if function.body is None:
                continue
            for operation in ir.walk(function.body):
                self._visit(operation)
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

    def _find(self, value: ir.Value) -> ir.Value:
        while (leader := self._leader.get(value, value)) is not value:
            value = leader
        return value

    def _join(self, left: ir.Value, right: ir.Value) -> None:
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
            case ir.Select(yes=yes, no=no, result=result) if result.type == ir.POINTER:
                self._join(result, yes)
                self._join(result, no)
            case ir.Branch():
                self._flow(operation.arguments, operation.target.arguments)
                if operation.otherwise is not None:
                    self._flow(operation.otherwise_arguments, operation.otherwise.arguments)
            case ir.Call():
                callee = self._module.functions.get(operation.callee)
                if callee is not None:
                    self._flow(operation.arguments, callee.parameters)
                    for inner in ir.walk(callee.body) if callee.body is not None else ():
                        if isinstance(inner, ir.Return):
                            self._flow(inner.values, operation.results)
            case ir.Reshape(base=base, result=result) if base.type == ir.POINTER and isinstance(result.type, ir.View):
                self._access(base, result.type.element)
            case ir.Op(name="ptrtoint" | "inttoptr" | "addi" | "subi" | "remui" | "andi"):
                # An address is aligned as a number.
                for operand in operation.operands:
                    if operand not in self._constants:
                        self._join(operation.results[0], operand)
            case _:
                pass

    def _flow(self, given: list[ir.Value], taken: list[ir.Value]) -> None:
        for one, other in zip(given, taken, strict=True):
            if other.type == ir.POINTER:
                self._join(other, one)
