"""What expressions of Verilog compute, with the widths that the language gives them.

Source: IEEE 1364-2005, clause 5. The operands of arithmetic, of bitwise operators and of choices are extended to the
widest of them and of what the result goes to before anything is computed; they are signed where all of them are. The
operands of comparisons are extended to the wider one; shift amounts, conditions and parts of a join stand for
themselves. Raises `Unsupported` with the place of what is not modelled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce

from frontends.circuits.bits import bit, concatenated, divided, resized, shifted_by
from frontends.errors import Unsupported
from frontends.verilog.ranges import facts_of
from frontends.verilog.syntax import (
    UNSIZED,
    Binary,
    Call,
    Cast,
    Choice,
    Expression,
    Join,
    Module,
    Number,
    Pattern,
    Pick,
    Reference,
    Routine,
    Unary,
)
from interp import ir
from interp.ir.builder import Builder

_ARITHMETIC = {"+": "addi", "-": "subi", "*": "muli", "&": "andi", "|": "ori", "^": "xori"}
_XNOR = ("~^", "^~")
_SHIFTS = ("<<", ">>", "<<<", ">>>")
_COMPARISONS = {"<": "lt", "<=": "le", ">": "gt", ">=": "ge"}
_EQUALITIES = {"==": "eq", "!=": "ne", "===": "eq", "!==": "ne"}
_REDUCTIONS = {"&": "andi", "|": "ori", "^": "xori", "~&": "andi", "~|": "ori", "~^": "xori", "^~": "xori"}
_DIVISIONS = {("/", False): "divui", ("/", True): "divsi", ("%", False): "remui", ("%", True): "remsi"}


Evaluate = Callable[[Routine, list[ir.Value], ir.Place], ir.Value]
"""What a function gives for arguments of the widths of its inputs, at a place."""


def references(expression: Expression) -> Iterator[Reference]:
    """The nets that an expression reads."""
    pending = [expression]
    while pending:
        each = pending.pop()
        match each:
            case Reference():
                yield each
            case Unary(operand=operand) | Cast(operand=operand):
                pending.append(operand)
            case Binary(left=left, right=right):
                pending += [right, left]
            case Choice(condition=condition, yes=yes, no=no):
                pending += [no, yes, condition]
            case Join(parts=parts):
                pending += reversed(parts)
            case Pick(index=index, parts=parts):
                pending += [*reversed(parts), index]
            case Pattern(parts=parts):
                pending += reversed(parts)
            case Call(arguments=arguments):
                pending += reversed(arguments)
            case Number():
                pass


class Expressions:
    """Emits expressions of a module or a function; `read` gives the value of a reference, `call` that of a function."""

    def __init__(
        self, emitter: Builder, module: Module | Routine, read: Callable[[Reference], ir.Value], call: Evaluate
    ) -> None:
        self.emitter = emitter
        self.module = module
        self.read = read
        self.call = call
        self.facts = facts_of(module, self.width, self.signed)

    def assigned(self, expression: Expression, width: int) -> ir.Value:
        """The value for a target of so many bits."""
        wide = max(width, self.width(expression))
        value = self.value(expression, wide, self.signed(expression))
        return resized(self.emitter, value, ir.Scalar(f"i{width}"))

    def alone(self, expression: Expression) -> ir.Value:
        """The value of an operand that stands for itself."""
        return self.value(expression, self.width(expression), self.signed(expression))

    def truth(self, expression: Expression) -> ir.Value:
        """Whether any bit is set."""
        return self._any(self.alone(expression))

    # -- widths and signs ----------------------------------------------------------------------------------------------

    def width(self, expression: Expression) -> int:
        """The self-determined width in bits (IEEE 1800-2017, table 11-21)."""
        match expression:
            case Number(width=width):
                return width if width is not None else UNSIZED
            case Reference(high=high, low=low, name=name):
                if high is not None and low is not None:
                    return high - low + 1
                return self.module.nets[name].width if name in self.module.nets else 1
            case Unary(operator=operator, operand=operand):
                return self.width(operand) if operator in ("~", "-", "+") else 1
            case Binary(operator=operator, left=left, right=right):
                if operator in _COMPARISONS or operator in _EQUALITIES or operator in ("&&", "||"):
                    return 1
                return self.width(left) if operator in _SHIFTS else max(self.width(left), self.width(right))
            case Choice(yes=yes, no=no):
                return max(self.width(yes), self.width(no))
            case Join(parts=parts, times=times):
                return times * sum(self.width(part) for part in parts)
            case Cast(operand=operand):
                return self.width(operand)
            case Pick(parts=parts):
                return max(self.width(part) for part in parts)
            case Call(routine=routine):
                return routine.result.width
            case Pattern(place=place):
                raise Unsupported("[", place, "an array as a whole in an expression")

    def signed(self, expression: Expression) -> bool:
        match expression:
            case Number(signed=signed) | Cast(signed=signed):
                return signed
            case Reference(high=high, name=name):
                return high is None and name in self.module.nets and self.module.nets[name].signed
            case Unary(operator=operator, operand=operand):
                return operator in ("~", "-", "+") and self.signed(operand)
            case Binary(operator=operator, left=left, right=right):
                if operator in _COMPARISONS or operator in _EQUALITIES or operator in ("&&", "||"):
                    return False
                return self.signed(left) and (operator in _SHIFTS or self.signed(right))
            case Choice(yes=yes, no=no):
                return self.signed(yes) and self.signed(no)
            case Pick(parts=parts):
                return all(self.signed(part) for part in parts)
            case Call(routine=routine):
                return routine.result.signed
            case Join() | Pattern():
                return False

    # -- values --------------------------------------------------------------------------------------------------------

    def value(self, expression: Expression, width: int, signed: bool) -> ir.Value:
        """The value of an expression that is extended to `width`, as a signed number or not."""
        self.emitter.place = expression.place
        type = ir.Scalar(f"i{width}")
        match expression:
            case Number(unknown=True):
                return self.emitter.undefined(type)
            case Number(bits=bits):
                own = self.emitter.constant(bits, ir.Scalar(f"i{self.width(expression)}"))
                return resized(self.emitter, own, type, signed)
            case Reference():
                return resized(self.emitter, self.read(expression), type, signed)
            case Cast(operand=operand):
                return resized(self.emitter, self.alone(operand), type, signed)
            case Join(parts=parts, times=times):
                values = [self.alone(part) for part in parts]
                return resized(self.emitter, concatenated(self.emitter, values * times), type)
            case Choice(condition=condition, yes=yes, no=no):
                holds, facts = self.truth(condition), self.facts
                self.facts = facts.where(condition, True)
                one = self.value(yes, width, signed)
                self.facts = facts.where(condition, False)
                other = self.value(no, width, signed)
                self.facts = facts
                return self.emitter.select(holds, one, other)
            case Pick():
                return self._pick(expression, width, signed)
            case Call(routine=routine, arguments=arguments, place=place):
                values = [self.assigned(each, net.width) for each, net in zip(arguments, routine.inputs, strict=True)]
                return resized(self.emitter, self.call(routine, values, place), type, signed)
            case Pattern(place=place):
                raise Unsupported("[", place, "an array as a whole in an expression")
            case Unary():
                return self._unary(expression, type, signed)
            case Binary():
                return self._binary(expression, type, signed)

    def _pick(self, expression: Pick, width: int, signed: bool) -> ir.Value:
        if self.signed(expression.index):
            return self._pick_or_nothing(expression, width, signed)
        among, parts = self.facts.of(expression.index), expression.parts
        if among.least == among.most < len(parts):
            return self.value(parts[among.most], width, signed)
        index = self.alone(expression.index)
        type = ir.scalar_of(index)
        least, most = min(among.least, len(parts)), min(among.most, len(parts) - 1)
        if among.most < len(parts):
            found, most = self.value(parts[most], width, signed), most - 1
        else:
            found = self.emitter.undefined(ir.Scalar(f"i{width}"))
        for number in range(most, least - 1, -1):
            here = self.emitter.op("cmpi.eq", [index, self.emitter.constant(number, type)], ir.I1)
            found = self.emitter.select(here, self.value(parts[number], width, signed), found)
        return found

    def _pick_or_nothing(self, expression: Pick, width: int, signed: bool) -> ir.Value:
        """A number with a sign picks nothing where it is below zero."""
        index = self.alone(expression.index)
        type = ir.scalar_of(index)
        found = self.emitter.undefined(ir.Scalar(f"i{width}"))
        for number, part in reversed(list(enumerate(expression.parts[: 1 << (type.width - 1)]))):
            here = self.emitter.op("cmpi.eq", [index, self.emitter.constant(number, type)], ir.I1)
            found = self.emitter.select(here, self.value(part, width, signed), found)
        return found

    def _unary(self, expression: Unary, type: ir.Scalar, signed: bool) -> ir.Value:
        operator, operand = expression.operator, expression.operand
        if operator in ("~", "-", "+"):
            value = self.value(operand, type.width, signed)
            if operator == "~":
                return self.emitter.opposite(value)
            return value if operator == "+" else self.emitter.op("subi", [self.emitter.constant(0, type), value], type)
        if operator == "!":
            return resized(self.emitter, self.emitter.opposite(self.truth(operand)), type)
        value = self.alone(operand)
        if operator == "|":
            return resized(self.emitter, self._any(value), type)
        bits = [bit(self.emitter, value, number) for number in range(ir.scalar_of(value).width)]
        name = _REDUCTIONS[operator]
        found = reduce(lambda left, right: self.emitter.op(name, [left, right], ir.I1), bits)
        return resized(self.emitter, self.emitter.opposite(found) if "~" in operator else found, type)

    def _binary(self, expression: Binary, type: ir.Scalar, signed: bool) -> ir.Value:
        operator, emitter = expression.operator, self.emitter
        if operator in ("&&", "||"):
            both = [self.truth(expression.left), self.truth(expression.right)]
            return resized(emitter, emitter.op("andi" if operator == "&&" else "ori", both, ir.I1), type)
        if operator in _COMPARISONS or operator in _EQUALITIES:
            return resized(emitter, self._comparison(expression), type)
        left = self.value(expression.left, type.width, signed)
        if operator in _SHIFTS:
            name = "shli" if operator in ("<<", "<<<") else "shrsi" if operator == ">>>" and signed else "shrui"
            return shifted_by(emitter, name, left, self.alone(expression.right))
        right = self.value(expression.right, type.width, signed)
        if operator in _ARITHMETIC:
            return emitter.op(_ARITHMETIC[operator], [left, right], type)
        if operator in _XNOR:
            return emitter.opposite(emitter.op("xori", [left, right], type))
        known = self.facts.of(expression.right, type.width)
        by_zero = emitter.constant(0, type) if known.least and not signed else None  # which is never there
        return divided(emitter, _DIVISIONS[operator, signed], left, right, by_zero)

    def _comparison(self, expression: Binary) -> ir.Value:
        left, right = expression.left, expression.right
        width = max(self.width(left), self.width(right))
        signed = self.signed(left) and self.signed(right)
        values = [self.value(left, width, signed), self.value(right, width, signed)]
        if expression.operator in _EQUALITIES:
            predicate = _EQUALITIES[expression.operator]
        else:
            predicate = ("s" if signed else "u") + _COMPARISONS[expression.operator]
        return self.emitter.op(f"cmpi.{predicate}", values, ir.I1)

    def _any(self, value: ir.Value) -> ir.Value:
        type = ir.scalar_of(value)
        if type == ir.I1:
            return value
        return self.emitter.op("cmpi.ne", [value, self.emitter.constant(0, type)], ir.I1)


def require_net(module: Module, reference: Reference) -> None:
    """Raises `Unsupported` for a net or bits that nobody has declared."""
    net = module.nets.get(reference.name)
    if net is None:
        raise Unsupported(reference.name, reference.place, "a net that is not declared")
    if reference.high is not None and reference.low is not None:
        inside = net.low <= reference.low and reference.high < net.low + net.width
        if not inside:
            raise Unsupported(
                reference.name, reference.place, f"bits {reference.high} to {reference.low} of {net.width}"
            )
