"""Scalar operations of the IR as numbers, conditions and nodes. Raises `Outside` with a place: an operation, or flags
of one, that are not listed."""

from __future__ import annotations

from collections.abc import Sequence

from equiv.proving.parametric import products, scalars
from equiv.proving.parametric.bindings import Bound, Values
from equiv.proving.parametric.digits import Digits
from equiv.proving.parametric.equations import Alias, Context, Equations, Leaf, Operation, Outside, Reference
from equiv.proving.parametric.identity import SELECT, Head, LeafKey
from equiv.solver.linear.expression import FALSE, TRUE, Formula, Linear, both, choice, either, negate, substitute
from interp import _native, ir
from interp.ir.divisions import DIVISIONS
from interp.ir.place import Place

_COMMUTES = {each.name: each.commutes for each in _native.scalar_operations()}
PARTIAL = frozenset(each.name for each in _native.scalar_operations() if each.may_be_undefined)
_NOT_FUNCTIONS = frozenset(("freeze",))  # their results are not those of their operands alone
# By the comparison of two integers, what a choice of the first one where it holds is, and of the second one.
_EXTREMA = {
    f"cmpi.{sign}{order}": (f"{first}{sign}i", f"{second}{sign}i")
    for sign in "su"
    for order, first, second in (
        ("lt", "min", "max"),
        ("le", "min", "max"),
        ("gt", "max", "min"),
        ("ge", "max", "min"),
    )
}


class Frame(dict[ir.Value, Bound]):
    """What the values of a function are. Those of a loop are gone after it."""

    def __missing__(self, value: ir.Value) -> Bound:
        raise Outside("a value that a loop computes once more when it ends", None)

    def copy(self) -> Frame:
        return Frame(self)


class Operations(Values):
    """The values of the function that is walked, and what scalar operations make of them."""

    def __init__(self, equations: Equations, digits: Digits) -> None:
        super().__init__(equations)
        self.digits = digits
        self.frame = Frame()
        self._leaves: dict[LeafKey, int] = {}

    def scalar(self, operation: ir.Op, context: Context) -> None:
        """Defines the results of a scalar operation. Raises `Outside` for one that equations cannot say."""
        place = operation.place
        operands = tuple(self.frame[each] for each in operation.operands)
        if operation.name in ("ptrtoint", "inttoptr"):
            self.frame[operation.results[0]] = self.converted(operation, operands[0], context)
            return
        for value in (*operation.operands, *operation.results):
            if not isinstance(value.type, ir.Scalar) or value.type.is_pointer:
                raise Outside(f"'{operation.name}' of pointers or views", place)
        known = self._known(operation, operands, context)
        if known is not None:
            self.frame[operation.results[0]] = known
            return
        product = self._product(operation, operands)
        if product is not None and any(each.product is not None and each.data is None for each in operands):
            self.frame[operation.results[0]] = Bound(
                operation.results[0].type, context, place, product=product, of=operands
            )
            return
        self._require_function(operation, operands)
        values = self.operation(operation, tuple(self.data(each) for each in operands), context)
        for result, data in zip(operation.results, values, strict=True):
            self.frame[result] = Bound(result.type, context, place, data=data, product=product, of=operands)

    def _product(self, operation: ir.Op, operands: tuple[Bound, ...]) -> products.Product | None:
        """The product of numbers that never come from data that an operation computes."""
        known = [each.factor for each in operands if each.factor is not None]
        return products.computed(operation, known) if len(known) == len(operands) else None

    def converted(self, operation: ir.Op, operand: Bound, context: Context) -> Bound:
        raise NotImplementedError

    def _known(self, operation: ir.Op, operands: tuple[Bound, ...], context: Context) -> Bound | None:
        """What never comes from data, as a number or a condition."""
        result = operation.results[0].type
        place, name = operation.place, operation.name
        numbers = [each.number for each in operands if each.number is not None]
        conditions = [each.condition for each in operands if each.condition is not None]
        if len(numbers) == len(operands):
            if name.startswith("cmpi.") and not operation.flags:
                formula = scalars.compared(name.removeprefix("cmpi."), numbers[0], numbers[1])
                if formula is None:
                    return None
                return Bound(result, context, place, condition=self.digits.settled_in(formula), of=operands)
            found = scalars.number(operation, numbers)
            if found is None:
                return None
            value, needs = self.digits.settled(found.value), self.digits.settled_in(found.needs)
            return Bound(result, context, place, number=value, needs=needs, of=operands, operation=operation)
        if len(conditions) == len(operands) == 2 and not operation.flags:
            formula = scalars.logical(name, conditions[0], conditions[1])
            return None if formula is None else Bound(result, context, place, condition=formula, of=operands)
        return None

    def _require_function(self, operation: ir.Op, operands: Sequence[Bound]) -> None:
        """That an operation is a function of its operands and defined for all of them."""
        if operation.name not in _COMMUTES or operation.name in _NOT_FUNCTIONS:
            raise Outside(f"'{operation.name}'", operation.place)
        if operation.name in PARTIAL:
            divisor = operands[-1].number
            if operation.name not in DIVISIONS or divisor is None or not divisor.is_constant:
                raise Outside(f"'{operation.name}', which is undefined for some data", operation.place)
            if divisor.constant in (0, -1):
                raise Outside(f"'{operation.name}' by {divisor.constant}", operation.place)

    def operation(self, operation: ir.Op, operands: tuple[Reference, ...], context: Context) -> list[Reference]:
        """The nodes of an operation on data, one for each result."""
        types = tuple(str(each.type) for each in (*operation.operands, *operation.results))
        commutes = _COMMUTES[operation.name]
        return [
            self.equations.add(
                Operation(Head(operation.name, operation.flags, types, at), operands, commutes),
                context.variables,
                context.domain,
                operation.place,
            )
            for at in range(len(operation.results))
        ]

    def leaf(self, key: LeafKey, at: tuple[Linear, ...]) -> Reference:
        """The input of a name at some indices: one node for all indices."""
        if key not in self._leaves:
            names = tuple(f"{self.equations.prefix}v{position}" for position in range(len(at)))
            self._leaves[key] = self.equations.add(Leaf(key), names, TRUE, None).node
        return Reference(self._leaves[key], at)

    def alias(self, pieces: tuple[tuple[Formula, Reference], ...], context: Context, place: Place) -> Reference:
        return self.equations.add(Alias(pieces), context.variables, context.domain, place)

    def chosen(self, condition: Formula, yes: Bound, no: Bound, of: Bound, context: Context, place: Place) -> Bound:
        """One of two values by a condition that never comes from data."""
        found = Bound(yes.type, context, place, of=(of, yes, no))
        if yes.is_memory or no.is_memory:
            if (yes.seen, yes.pointer) != (no.seen, no.pointer):
                raise Outside("one of two views", place)
            found.seen, found.pointer = yes.seen, yes.pointer
            return found
        if yes.number is not None and no.number is not None:
            found.number = choice(condition, yes.number, no.number)
        elif yes.condition is not None and no.condition is not None:
            found.condition = either(both(condition, yes.condition), both(negate(condition), no.condition))
            found.nothing = either(both(condition, yes.nothing), both(negate(condition), no.nothing))
            if found.nothing is not FALSE:
                # As data it may be of no value; as a condition it is of one, wherever the sides are of one or not.
                self.demand(of)
                found.data = self.alias(
                    ((condition, self.data(yes)), (negate(condition), self.data(no))), context, place
                )
                found.of = (of, *_sides(yes), *_sides(no))
        else:
            self.demand(of)
            pieces = ((condition, self.data(yes)), (negate(condition), self.data(no)))
            found.data, found.of = self.alias(pieces, context, place), ()
        return found

    def select(self, operation: ir.Select, context: Context) -> Bound:
        """One of two values, by a condition of sizes or by data. Raises `Outside` for a choice of views by data."""
        condition, yes, no = (self.frame[each] for each in (operation.condition, operation.yes, operation.no))
        place = operation.place
        if condition.condition is not None:
            return self.chosen(condition.condition, yes, no, condition, context, place)
        if yes.is_memory or no.is_memory or not isinstance(operation.result.type, ir.Scalar):
            raise Outside("one of two views, by data", place)
        operands = tuple(self.data(each) for each in (condition, yes, no))
        type_ = str(operation.result.type)
        chosen = self._extremum(operands, type_) or Operation(Head(SELECT, (), ("i1", type_, type_, type_)), operands)
        value = self.equations.add(chosen, context.variables, context.domain, place)
        return Bound(operation.result.type, context, place, data=value)

    def _extremum(self, operands: tuple[Reference, ...], type_: str) -> Operation | None:
        """The lesser or greater of two integers, as which a choice between them by their comparison is written: both
        are poison where either of the two is, and the same number elsewhere."""
        condition, yes, no = operands
        by = self.equations.nodes[condition.node].kind
        if not isinstance(by, Operation):
            return None
        names = _EXTREMA.get(by.head.name)
        if names is None or by.head != Head(by.head.name, (), (type_, type_, "i1")):
            return None
        # The comparison's operands by the variables of this operation.
        inner = dict(zip(self.equations.nodes[condition.node].variables, condition.at, strict=True))
        compared = tuple(
            Reference(each.node, tuple(substitute(value, inner) for value in each.at)) for each in by.operands
        )
        if compared not in ((yes, no), (no, yes)):
            return None
        name = names[0] if compared == (yes, no) else names[1]
        return Operation(Head(name, (), (type_,) * 3), compared, _COMMUTES[name])


def _sides(bound: Bound) -> tuple[Bound, ...]:
    """What has to be as it is taken for where a choice is of one side, which may be of no value elsewhere."""
    return (bound,) if bound.nothing is FALSE else bound.of
