"""Between which numbers an expression is, by what is known of nets where it is computed: so that an index that was
compared before is in bounds, and a divisor is not zero."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from frontends.verilog.syntax import Assignment, Binary, Choice, Expression, Module, Number, Reference, Routine

_Key = tuple[str, int | None, int | None]
_OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}


class Range(Struct, frozen=True):
    """Without a sign, both ends among them."""

    least: int
    most: int


class Facts(Struct, frozen=True):
    """`width` and `signed` tell of expressions, `nets` of what is known."""

    width: Callable[[Expression], int]
    signed: Callable[[Expression], bool]
    nets: Mapping[_Key, Range]

    def where(self, condition: Expression, holds: bool) -> Facts:
        """What is known as well where a comparison of a net with a number holds, or does not."""
        if not isinstance(condition, Binary) or condition.operator not in _OPPOSITE:
            return self
        net, right = condition.left, self.of(condition.right, self.width(condition.left))
        if not isinstance(net, Reference) or right.least != right.most:
            return self
        if self.signed(net) and self.signed(condition.right):
            return self
        old, number = self.of(net), right.most
        least, most = old.least, old.most
        match condition.operator if holds else _OPPOSITE[condition.operator]:
            case "<":
                most = min(most, number - 1)
            case "<=":
                most = min(most, number)
            case ">":
                least = max(least, number + 1)
            case ">=":
                least = max(least, number)
            case "==":
                least, most = max(least, number), min(most, number)
            case "!=":
                least, most = least + (least == number), most - (most == number)
        if least > most:  # which never is
            return self
        return Facts(self.width, self.signed, {**self.nets, _key(net): Range(least, most)})

    def of(self, expression: Expression, width: int = 0) -> Range:
        """The range of an expression that stands for itself, or is extended to `width` before it is computed."""
        width = max(width, self.width(expression))
        whole = Range(0, (1 << width) - 1)
        match expression:
            case Number(unknown=False, bits=bits):
                return Range(bits, bits)
            case Reference():
                return self.nets.get(_key(expression), whole)
            case Choice(condition=condition, yes=yes, no=no) if not self.signed(expression):
                one, other = self.where(condition, True).of(yes, width), self.where(condition, False).of(no, width)
                return Range(min(one.least, other.least), max(one.most, other.most))
            case Binary(operator="+", left=left, right=right) if not self.signed(expression):
                one, other = self.of(left, width), self.of(right, width)
                if one.most + other.most <= whole.most:
                    return Range(one.least + other.least, one.most + other.most)
        return whole


def facts_of(
    module: Module | Routine, width: Callable[[Expression], int], signed: Callable[[Expression], bool]
) -> Facts:
    """What is known of the nets of a module everywhere: numbers that are assigned to whole nets."""
    known: dict[_Key, Range] = {}
    for assignment in module.assignments if isinstance(module, Module) else ():
        match assignment:
            case Assignment(targets=(Reference(name=name, high=None),), value=Number(unknown=False) as given) if (
                name in module.nets
            ):
                number = given.value & ((1 << module.nets[name].width) - 1)
                known[name, None, None] = Range(number, number)
    return Facts(width, signed, known)


def _key(reference: Reference) -> _Key:
    return reference.name, reference.high, reference.low
