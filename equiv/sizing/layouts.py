"""Strides and offsets of arguments that are open to the caller, where a program takes them for more than addresses.

Runs lay such arguments out in some ways alone. Sums and products of strides as addresses show there what they are; a
comparison, a minimum, a quotient or a bound of them may be at other layouts what it was at none of these. So a proof
says something of others only where both programs have it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from equiv.pairing.layout import is_open
from equiv.sizing.coverage import SIDES
from equiv.sizing.dependence import CASTS, Dependences, keeps_number
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind
from interp import ir
from interp.ir.walks import operands_of

_LINEAR = frozenset(("addi", "subi", "muli"))


class _Program:
    """`layout` are the values that strides and offsets of open arguments make by sums and products."""

    def __init__(self, dependences: Dependences) -> None:
        self._dependences = dependences
        self._users: dict[ir.Value, list[ir.Operation]] = {}
        for operation in dependences.operations:
            for value in operands_of(operation):
                self._users.setdefault(value, []).append(operation)
        self.layout = self._made_of_layouts()

    def _made_of_layouts(self) -> set[ir.Value]:
        found: set[ir.Value] = set()
        views = {each for each in self._dependences.entry.parameters if is_open(each.type)}
        grows = bool(views)
        while grows:
            before = len(found), len(views)
            for operation in self._dependences.operations:
                match operation:
                    case ir.Extent(what=what, view=view, result=result) if what is not ir.ExtentKind.SIZE:
                        found |= {result} if view in views else set()
                    case ir.Reshape(base=base, result=result):
                        made = any(each in found for each in (operation.offset, *operation.strides))
                        views |= {result} if made or base in views else set()
                    case ir.Op(results=[result]) if _is_linear(operation):
                        found |= {result} if found.intersection(operation.operands) else set()
                    case ir.Apply(expression=expression, result=result) if _is_sum(expression):
                        found |= {result} if found.intersection(ir.leaves(expression)) else set()
                    case _:
                        pass
            for copy, origins in self._dependences.copies():
                into = views if isinstance(copy.type, ir.View) else found
                into |= {copy} if into.intersection(origins) else set()
            grows = (len(found), len(views)) != before
        return found

    def decisions(self, side: int) -> Iterator[tuple[str, str, ir.Operation]]:
        """What is made of layouts by more: what tells it from others, and in words."""
        for operation in self._dependences.operations if self.layout else ():
            used = [each for each in operands_of(operation) if each in self.layout]
            match operation:
                case _ if not used:
                    pass
                case ir.Op(name=name) if not _is_linear(operation):
                    if side == 0 and self._is_checked(operation):
                        continue  # where it fails the source is undefined
                    numbers = [self._dependences.origin(each) for each in operation.operands]
                    yield f"{name} {[each for each in numbers if isinstance(each, int)]}", f"this '{name}'", operation
                case ir.Apply(expression=expression) if not _is_sum(expression):
                    yield f"{expression}", "this expression", operation
                case ir.For() | ir.Parallel():
                    yield "loop", "a loop that ends or begins", operation
                case ir.Store(value=value) if value in self.layout:
                    yield "store", "this store", operation
                case ir.Return():
                    yield "result", "a result", operation
                case _:
                    pass

    def _is_checked(self, operation: ir.Op) -> bool:
        """Whether nothing depends on a comparison but whether checks hold."""
        pending, seen = list(operation.results), set[ir.Value]()
        while pending:
            value = pending.pop()
            for user in self._users.get(value, ()):
                if isinstance(user, ir.Op) and user.name in ("andi", "ori"):
                    pending += [each for each in user.results if each not in seen]
                    seen.update(user.results)
                elif not isinstance(user, ir.Check):
                    return False
        return True


def _is_linear(operation: ir.Op) -> bool:
    return operation.name in _LINEAR or (operation.name in CASTS and keeps_number(operation))


def _is_sum(expression: ir.Affine) -> bool:
    if not isinstance(expression, ir.Binary):
        return True
    return expression.operator in ("+", "-", "*") and _is_sum(expression.left) and _is_sum(expression.right)


def reasons(dependences: Sequence[Dependences]) -> list[Reason]:
    """Why proofs at the layouts that were run tell nothing of others."""
    found = [list(_Program(each).decisions(side)) for side, each in enumerate(dependences)]
    keys = [{key for key, _, _ in each} for each in found]
    return [
        Reason.at(
            ReasonKind.NOT_COVERED,
            f"the {SIDES[side]} alone has {what} of a stride or an offset that the caller of the function chooses, "
            "of which only some were run",
            operation.place,
        )
        for side in (0, 1)
        for key, what, operation in found[side]
        if key not in keys[1 - side]
    ]
