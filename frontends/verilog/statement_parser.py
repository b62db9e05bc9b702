"""The reader of Verilog's declarations, assignments, statements and functions. Source: IEEE 1364-2005, clauses 9 and
10, and IEEE 1800-2017 for `unique`. Raises `SyntaxProblem` for what is no Verilog, and `Unsupported` for what is not
modelled, each with its place."""

from __future__ import annotations

from collections.abc import Sequence

from frontends.errors import SyntaxProblem, Unsupported
from frontends.verilog.expression_parser import DEPTH, WIDEST, ExpressionParser
from frontends.verilog.syntax import (
    Arm,
    Assignment,
    Bits,
    Case,
    Choice,
    Conditional,
    Expression,
    Net,
    Number,
    Pattern,
    Pick,
    Reference,
    Routine,
    Statement,
)
from interp.ir import Place
from interp.text.lexer import Token

MODELLED = "wire, reg, assign, function, always at an edge of one clock, and \\$lut are modelled"
DIRECTIONS = ("input", "output", "inout")
KINDS = ("wire", "reg", "logic", *DIRECTIONS)


class StatementParser(ExpressionParser):
    """Reads declarations and statements of processes and functions."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        super().__init__(tokens)
        self.kinds: list[str] = []  # of the declaration at hand
        self.blocking = False  # whether assignments take place one after the other

    # -- declarations --------------------------------------------------------------------------------------------------

    def kind(self) -> Net:
        """What stands in front of declared names."""
        net = Net("", self.token.place)
        self.kinds = []
        while self.token.text in KINDS and self.token.kind == "word":
            word = self.next().text
            self.kinds.append(word)
            if word in DIRECTIONS:
                net.direction = word
        net.signed = self.accept("signed")
        self.width(net)
        return net

    def width(self, net: Net) -> None:
        """Reads the range of a declaration, if it has one."""
        if not self.accept("["):
            return
        place = self.token.place
        high = self.number()
        self.expect(":")
        low = self.number()
        self.expect("]")
        if high < low or high - low >= WIDEST:
            raise Unsupported("[", place, f"bits from {high} to {low}")
        net.width, net.low = high - low + 1, low

    # -- assignments ---------------------------------------------------------------------------------------------------

    def assignments(self, symbol: str) -> list[Assignment]:
        """One assignment, or those of an array's elements."""
        place = self.token.place
        found = self.target()
        self.expect(symbol)
        value = self.expression()
        if isinstance(found, tuple):
            return [Assignment(found, value, place)]
        return list(_elements(found, value, place))

    def target(self) -> tuple[Reference, ...] | Pattern:
        """The parts of a left side, or an array."""
        if self.token.text == "{":
            return self.targets()
        place = self.token.place
        found = self.reference()
        match found:
            case Reference():
                return (found,)
            case Pattern():
                return found
        raise Unsupported("[", place, "a left side with a computed index")

    def targets(self) -> tuple[Reference, ...]:
        """What an assignment assigns to: a reference, or several in braces."""
        place = self.token.place
        if not self.accept("{"):
            found = self.target()
            if isinstance(found, Pattern):
                raise Unsupported("{", place, "an array in a concatenation")
            return found
        joined = list(self.targets())
        while not self.accept("}"):
            self.expect(",")
            joined += self.targets()
        return tuple(joined)

    # -- statements ----------------------------------------------------------------------------------------------------

    def statement(self) -> tuple[Statement, ...]:
        """One statement, or those between `begin` and `end`."""
        place = self.token.place
        self.depth += 1
        if self.depth > DEPTH:
            raise Unsupported("always", place, f"more than {DEPTH} nested statements")
        found: tuple[Statement, ...]
        if self.accept("begin"):
            if self.accept(":"):
                self.name()
            inner: list[Statement] = []
            while not self.accept("end"):
                inner += self.statement()
            found = tuple(inner)
        elif self.accept("if"):
            self.expect("(")
            condition = self.expression()
            self.expect(")")
            then = self.statement()
            found = (Conditional(condition, then, self.statement() if self.accept("else") else (), place),)
        elif self.accept(";"):
            found = ()
        elif self.token.kind == "word" and self.token.text in ("unique", "case", "casez"):
            found = (self.case(place),)
        elif self.token.kind == "word" and self.token.text in (
            "assert",
            "assume",
            "casex",
            "cover",
            "for",
            "repeat",
            "while",
        ):
            raise Unsupported(self.token.text, place, MODELLED)
        elif self.token.text.startswith("$"):
            raise Unsupported(self.token.text, place, "in a process")
        else:
            found = tuple(self.assigned())
        self.depth -= 1
        return found

    def assigned(self) -> list[Assignment]:
        """An assignment, as its parts. Raises `Unsupported` for the other kind of assignment."""
        start = self.position
        self.target()
        if self.token.text == ("<=" if self.blocking else "="):
            what = (
                "a nonblocking assignment in a function"
                if self.blocking
                else "a blocking assignment in a clocked process"
            )
            raise Unsupported(self.token.text, self.token.place, what)
        self.position = start
        found = self.assignments("=" if self.blocking else "<=")
        self.expect(";")
        return found

    def case(self, place: Place) -> Case:
        """Cases that are numbers. What is `unique` must be so for all values, not only for those that there are."""
        unique = self.accept("unique")
        word = self.next()
        if word.text not in ("case", "casez"):
            raise Unsupported(word.text, word.place, MODELLED)
        self.compares_states = True  # IEEE 1800-2017, clause 12.5: items are compared as by `===`
        self.expect("(")
        selector = self.expression()
        self.expect(")")
        arms: list[Arm] = []
        default: tuple[Statement, ...] | None = None
        while not self.accept("endcase"):
            if self.accept("default"):
                self.accept(":")
                if default is not None:
                    raise SyntaxProblem("a second default", place)
                default = self.statement()
                continue
            patterns = [self.pattern(word.text)]
            while self.accept(","):
                patterns.append(self.pattern(word.text))
            self.expect(":")
            arms.append(Arm(tuple(patterns), self.statement()))
        if not arms:
            raise SyntaxProblem("a case statement without items", place)
        every = [pattern for arm in arms for pattern in arm.patterns]
        if unique and any(_overlap(one, other) for at, one in enumerate(every) for other in every[:at]):
            raise Unsupported("unique", place, "overlapping case items")
        if default is None and unique:
            raise Unsupported("unique", place, "case items without a default")
        return Case(selector, tuple(arms), default or (), place)

    def pattern(self, word: str) -> Bits:
        """A label of a `case`, whose open bits are no part of the comparison in a `casez`."""
        token = self.next()
        text = token.text.replace("_", "").replace(" ", "").lower()
        width, separator, digits = text.partition("'b")
        if token.kind == "number" and separator and width.isdigit() and len(digits) <= int(width):
            digits = digits.zfill(int(width))
            if word == "casez" and not set(digits) - set("01?z"):
                mask = int("".join("1" if digit in "01" else "0" for digit in digits), 2)
                return Bits(mask, int(digits.replace("?", "0").replace("z", "0"), 2), int(width))
        self.position -= 1
        found = self.expression()
        if not isinstance(found, Number) or found.unknown or found.width is None:
            raise Unsupported(word, token.place, "a case item that is not a sized constant")
        return Bits((1 << found.width) - 1, found.bits, found.width)

    # -- functions -----------------------------------------------------------------------------------------------------

    def function(self, place: Place) -> Routine:
        """A function whose variables are its own: an automatic one, or one without a clock's assignments."""
        self.accept("automatic")
        template = self.kind()
        name = self.name()
        if name.text in self.routines or name.text in self.nets or name.text in self.arrays:
            raise SyntaxProblem(f"'{name.text}' is defined twice", name.place)
        routine = Routine(name.text, place)
        routine.nets[name.text] = _named(template, name)
        if self.accept("("):
            while not self.accept(")"):
                if routine.inputs:
                    self.expect(",")
                self.input(routine, self.kind())
            self.expect(";")
        else:
            self.expect(";")
        nets, arrays, numbers = self.nets, self.arrays, self.numbers
        self.nets, self.arrays, self.numbers, self.blocking = routine.nets, {}, {}, True
        while self.token.kind == "word" and self.token.text in KINDS:
            template = self.kind()
            while True:
                if template.direction:
                    self.input(routine, template)
                else:
                    self.variable(routine, template)
                if self.accept(";"):
                    break
                self.expect(",")
        routine.statements = self.statement()
        self.expect("endfunction")
        self.nets, self.arrays, self.numbers, self.blocking = nets, arrays, numbers, False
        return routine

    def input(self, routine: Routine, template: Net) -> None:
        """One more input of a function."""
        if template.direction != "input":
            raise Unsupported("function", self.token.place, "a function argument that is not an input")
        routine.inputs.append(self.variable(routine, template))

    def variable(self, routine: Routine, template: Net) -> Net:
        """One more variable of a function."""
        name = self.name()
        if name.text in routine.nets:
            raise SyntaxProblem(f"'{name.text}' is declared twice", name.place)
        if self.token.text in ("[", "="):
            raise Unsupported(self.token.text, self.token.place, "an array, or an initial value, in a function")
        routine.nets[name.text] = _named(template, name)
        return routine.nets[name.text]


def _named(template: Net, name: Token) -> Net:
    return Net(name.text, name.place, template.width, template.low, template.signed)


def _overlap(one: Bits, other: Bits) -> bool:
    return not (one.bits ^ other.bits) & one.mask & other.mask


def _elements(target: Pattern, value: Expression, place: Place) -> list[Assignment]:
    found: list[Assignment] = []
    for number, part in enumerate(target.parts):
        element = _element(value, number, len(target.parts), place)
        if isinstance(part, Pattern):
            found += _elements(part, element, place)
        elif isinstance(part, Reference):
            found.append(Assignment((part,), element, place))
    return found


def _element(value: Expression, number: int, size: int, place: Place) -> Expression:
    """An element of an array of so many."""
    match value:
        case Pattern(parts=parts) if len(parts) == size:
            return parts[number]
        case Choice(condition=condition, yes=yes, no=no):
            chosen = _element(yes, number, size, place), _element(no, number, size, place)
            return Choice(condition, *chosen, value.place)
        case Pick(index=index, parts=parts):
            return Pick(index, tuple(_element(part, number, size, place) for part in parts), value.place)
    raise SyntaxProblem("the right side is not an array of that size", place)
