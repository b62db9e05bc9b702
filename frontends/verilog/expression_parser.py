"""The reader of Verilog's expressions. Source: IEEE 1364-2005, clause 5, and IEEE 1800-2017 for arrays. Raises
`SyntaxProblem` for what is no Verilog, and `Unsupported` for what is not modelled, each with its place."""

from __future__ import annotations

import re
from collections.abc import Sequence

from frontends.errors import SyntaxProblem, Unsupported
from frontends.text.cursor import Cursor
from frontends.verilog.syntax import (
    UNSIZED,
    Binary,
    Call,
    Cast,
    Choice,
    Expression,
    Join,
    Net,
    Number,
    Pattern,
    Pick,
    Reference,
    Routine,
    Unary,
    element_name,
)
from interp.ir import Place
from interp.text.lexer import Token

_OF_STATES = ("===", "!==")  # which tell x and z from 0 and 1
_LEVELS = (
    ("||",),
    ("&&",),
    ("|",),
    ("^", "~^", "^~"),
    ("&",),
    ("==", "!=", "===", "!=="),
    ("<", "<=", ">", ">="),
    ("<<", ">>", "<<<", ">>>"),
    ("+", "-"),
    ("*", "/", "%"),
)
_UNARY = ("~", "!", "-", "+", "&", "|", "^", "~&", "~|", "~^", "^~")
_NUMBER = re.compile(r"(\d*)'([sS]?)([bodhBODH])([0-9a-fA-FxXzZ?_]+)")
_BASES = {"b": 2, "o": 8, "d": 10, "h": 16}
DEPTH = 40  # of expressions in expressions
_LENGTH = 200  # operands in a row
WIDEST = 1 << 16  # bits
_PICKED = 1 << 10  # elements or bits of which one is picked by a number that is not a constant


class ExpressionParser(Cursor):
    """Reads expressions of `nets`, `arrays` of these by sizes, `routines`, and names that stand for `numbers`."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        super().__init__(tokens)
        self.depth = 0
        self.nets: dict[str, Net] = {}
        self.arrays: dict[str, tuple[int, ...]] = {}
        self.routines: dict[str, Routine] = {}
        self.numbers: dict[str, int] = {}
        self.compares_states = False  # in any module

    # -- tokens --------------------------------------------------------------------------------------------------------

    def name(self) -> Token:
        if self.token.kind not in ("word", "escaped"):
            self.expected("a name")
        return self.next()

    def number(self) -> int:
        """A number that is known. Raises `Unsupported`."""
        place = self.token.place
        found = self.expression()
        if not isinstance(found, Number) or found.unknown:
            raise Unsupported("[", place, "a number that is not a constant")
        if found.value < 0:
            raise Unsupported("[", place, f"the number {found.value}")
        return found.bits

    # -- expressions ---------------------------------------------------------------------------------------------------

    def expression(self) -> Expression:
        """An expression, the conditional operator included."""
        self.depth += 1
        if self.depth > DEPTH:
            raise Unsupported("(", self.token.place, f"more than {DEPTH} nested expressions")
        found = self.binary(0)
        if self.token.text == "?" and self.token.kind == "punctuation":
            place = self.next().place
            yes = self.expression()
            self.expect(":")
            found = Choice(found, yes, self.expression(), place)
        self.depth -= 1
        return found

    def binary(self, level: int) -> Expression:
        """Binary operators of a level of precedence and those above it (IEEE 1800-2017, table 11-2)."""
        if level == len(_LEVELS):
            return self.unary()
        left = self.binary(level + 1)
        length = 0
        while self.token.kind == "punctuation" and self.token.text in _LEVELS[level]:
            token = self.next()
            self.compares_states = self.compares_states or token.text in _OF_STATES
            length += 1
            if length > _LENGTH:
                raise Unsupported(token.text, token.place, f"more than {_LENGTH} operands in a row")
            left = Binary(token.text, left, self.binary(level + 1), token.place)
        if self.token.text == "**":
            raise Unsupported("**", self.token.place, "powers")
        return left

    def unary(self) -> Expression:
        """A unary or reduction operator, or a primary."""
        token = self.token
        if token.kind == "punctuation" and token.text in _UNARY:
            self.next()
            self.depth += 1
            if self.depth > DEPTH:
                raise Unsupported(token.text, token.place, f"more than {DEPTH} nested expressions")
            found = Unary(token.text, self.unary(), token.place)
            self.depth -= 1
            return found
        return self.primary()

    def primary(self) -> Expression:
        """A number, a reference, a call, a concatenation, or an expression in parentheses."""
        token = self.token
        if self.accept("("):
            found = self.expression()
            self.expect(")")
            return found
        if self.accept("{"):
            return self.join(token.place)
        if self.accept("'{"):
            return Pattern(self.parts(self.expression()), token.place)
        if token.kind == "number":
            self.next()
            return number_of(token)
        if token.kind == "word" and token.text in ("$signed", "$unsigned"):
            self.next()
            self.expect("(")
            operand = self.expression()
            self.expect(")")
            return Cast(token.text == "$signed", operand, token.place)
        if token.kind == "escaped" or (token.kind == "word" and not token.text.startswith("$")):
            routine = self.routines.get(token.text)
            return self.reference() if routine is None else self.call(routine)
        if self.at_end:
            self.expected("an expression")
        raise Unsupported(token.text, token.place, "in an expression")

    def join(self, place: Place) -> Join:
        first = self.expression()
        times = 1
        if self.accept("{"):
            if not isinstance(first, Number) or first.unknown or not 0 < first.bits < WIDEST:
                raise SyntaxProblem("expected a constant replication count", place)
            times, first = first.bits, self.expression()
            parts = self.parts(first)
            self.expect("}")
        else:
            parts = self.parts(first)
        return Join(parts, times, place)

    def parts(self, first: Expression) -> tuple[Expression, ...]:
        found = [first]
        while not self.accept("}"):
            self.expect(",")
            found.append(self.expression())
        return tuple(found)

    # -- nets ----------------------------------------------------------------------------------------------------------

    def reference(self) -> Expression:
        """A net, some of its bits, or one that a number picks; so of an array."""
        name = self.name()
        if name.text in self.numbers and self.token.text != "[":
            return Number(self.numbers[name.text], None, True, False, name.place)
        if name.text in self.arrays:
            return self.element(name, ())
        return self.selected(Reference(name.text, None, None, name.place))

    def element(self, name: Token, indices: tuple[int, ...]) -> Expression:
        """What stands behind the name of an array, or of a part of one."""
        sizes = self.arrays[name.text]
        if len(indices) == len(sizes):
            return self.selected(Reference(element_name(name.text, indices), None, None, name.place))
        size = sizes[len(indices)]
        if not self.accept("["):
            return Pattern(tuple(self.element(name, (*indices, number)) for number in range(size)), name.place)
        place = self.token.place
        index = self.expression()
        self.expect("]")
        if isinstance(index, Number) and not index.unknown:
            if not 0 <= index.value < size:
                raise Unsupported("[", place, f"element {index.value} of {size} of '{name.text}'")
            return self.element(name, (*indices, index.value))
        self.require_pick(size, place)
        start = self.position
        parts: list[Expression] = []
        for number in range(size):
            self.position = start
            parts.append(self.element(name, (*indices, number)))
        return Pick(index, tuple(parts), name.place)

    def selected(self, whole: Reference) -> Expression:
        """A reference with its bit or part select, if it has one."""
        if not self.accept("["):
            return whole
        place = self.token.place
        high = self.expression()
        if self.token.text not in ("]", ":"):
            raise Unsupported("[", place, "a part select whose bounds are not constants")
        if self.accept("]"):
            if isinstance(high, Number) and not high.unknown:
                if high.value < 0:
                    raise Unsupported("[", place, f"bit {high.value} of '{whole.name}'")
                return Reference(whole.name, high.bits, high.bits, whole.place)
            return self.bit(whole, high, place)
        self.expect(":")
        low = self.number()
        self.expect("]")
        if not isinstance(high, Number) or high.unknown:
            raise Unsupported("[", place, "a part select whose bounds are not constants")
        if high.value < low:
            raise SyntaxProblem(f"bits from {high.bits} to {low}", whole.place)
        return Reference(whole.name, high.bits, low, whole.place)

    def bit(self, whole: Reference, index: Expression, place: Place) -> Expression:
        """A bit at a computed index."""
        net = self.nets.get(whole.name)
        if net is None or net.low:
            raise Unsupported("[", place, "a bit select with a computed index")
        self.require_pick(net.width, place)
        bits = (Reference(whole.name, number, number, whole.place) for number in range(net.width))
        return Pick(index, tuple(bits), whole.place)

    def require_pick(self, size: int, place: Place) -> None:
        """Raises `Unsupported` for a computed index into more elements than a choice is made of."""
        if size > _PICKED:
            raise Unsupported("[", place, f"a computed index into more than {_PICKED} elements")

    def call(self, routine: Routine) -> Call:
        place = self.next().place
        arguments = tuple(self.enclosed("(", self.expression))
        if len(arguments) != len(routine.inputs):
            raise SyntaxProblem(f"'{routine.name}' takes {len(routine.inputs)} inputs", place)
        return Call(routine, arguments, place)


def number_of(token: Token) -> Number:
    """A literal with its width, where it has one. Raises `Unsupported` and `SyntaxProblem`."""
    text = re.sub(r"[\s_]", "", token.text)
    if text.isdigit():
        return Number(_fitting(int(text), UNSIZED - 1, token), None, True, False, token.place)
    if text[1:] in ("x", "X", "z", "Z"):
        return Number(0, 1, False, True, token.place)  # all bits of whatever it goes to
    match = _NUMBER.fullmatch(text)
    if match is None:
        raise Unsupported(token.text, token.place, "an unbased unsized literal")
    width = int(match[1]) if match[1] else None
    digits = match[4].lower().replace("?", "z")
    if width is not None and not 0 < width <= WIDEST:
        raise SyntaxProblem(f"a number of {width} bits", token.place)
    if set(digits) & set("xz"):
        if set(digits) - set("xz"):
            raise Unsupported(token.text, token.place, "a number with some unknown bits")
        return Number(0, width, bool(match[2]), True, token.place)
    try:
        bits = int(digits, _BASES[match[3].lower()])
    except ValueError:
        raise SyntaxProblem(f"the number '{token.text}'", token.place) from None
    bits = bits & ((1 << width) - 1) if width else _fitting(bits, UNSIZED, token)
    return Number(bits, width, bool(match[2]), False, token.place)


def _fitting(bits: int, width: int, token: Token) -> int:
    """The bits of a number without a width. Those of more than so many some tools cut off, and others keep."""
    if bits.bit_length() > width:
        raise Unsupported(token.text, token.place, f"a number without a width, of more than {width} bits")
    return bits
