"""The reader of structural Verilog. Source: IEEE 1364-2005; what yosys does not print after synthesis is left out."""

from __future__ import annotations

import re
from typing import NoReturn

from frontends.errors import SyntaxProblem, Unsupported
from frontends.verilog.lexer import Token, tokens
from frontends.verilog.syntax import (
    Assignment,
    Binary,
    Cast,
    Choice,
    Clocked,
    Conditional,
    Expression,
    Join,
    Module,
    Net,
    Number,
    Reference,
    Statement,
    Unary,
)
from interp.ir import Place

_MODELLED = "wire, reg, assign, always at an edge of one clock, and \\$lut are modelled"
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
_DIRECTIONS = ("input", "output", "inout")
_KINDS = ("wire", "reg", "logic", *_DIRECTIONS)
_NUMBER = re.compile(r"(\d*)'([sS]?)([bodhBODH])([0-9a-fA-FxXzZ?_]+)")
_BASES = {"b": 2, "o": 8, "d": 10, "h": 16}
_DEPTH = 40  # of expressions in expressions
_LENGTH = 200  # operands in a row
_WIDEST = 1 << 16  # bits


def read(text: str, file: str) -> dict[str, Module]:
    """The modules of a text, by name. Raises `SyntaxProblem`, and `Unsupported` for what is not modelled."""
    return _Parser(tokens(text, file)).modules()


class _Parser:
    def __init__(self, words: list[Token]) -> None:
        self.words = words
        self.at = 0
        self.depth = 0
        self.kinds: list[str] = []  # of the declaration at hand
        self.module = Module("", words[-1].place)

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def token(self) -> Token:
        return self.words[self.at]

    def take(self) -> Token:
        token = self.token
        if token.kind != "end":
            self.at += 1
        return token

    def accept(self, *texts: str) -> bool:
        if self.token.kind in ("symbol", "name") and self.token.text in texts:
            self.at += 1
            return True
        return False

    def expect(self, text: str) -> Token:
        if self.token.text != text or self.token.kind == "string":
            self.fail(f"'{text}' instead of '{self.token.text}'")
        return self.take()

    def name(self) -> Token:
        if self.token.kind not in ("name", "escaped"):
            self.fail(f"a name instead of '{self.token.text}'")
        return self.take()

    def fail(self, expected: str) -> NoReturn:
        raise SyntaxProblem(f"expected {expected}", self.token.place)

    # -- modules -------------------------------------------------------------------------------------------------------

    def modules(self) -> dict[str, Module]:
        found: dict[str, Module] = {}
        while self.token.kind != "end":
            if self.token.text != "module":
                raise Unsupported(self.token.text, self.token.place, "outside of a module")
            place = self.take().place
            name = self.name().text
            if name in found:
                raise SyntaxProblem(f"the module '{name}' is defined twice", place)
            self.module = found[name] = Module(name, place)
            self.header()
            while not self.accept("endmodule"):
                self.item()
        return found

    def header(self) -> None:
        if self.accept("#"):
            raise Unsupported("module", self.module.place, "parameters")
        if self.accept("(") and not self.accept(")"):
            before = self.port(None)
            while not self.accept(")"):
                self.expect(",")
                before = self.port(before)
        self.expect(";")

    def port(self, before: Net | None) -> Net | None:
        """A port in a header, with its declaration where it has one; without, it may be like the one before."""
        if self.token.text in _DIRECTIONS:
            template = self.kind()
        elif before is not None:
            template = before
            if self.token.text == "[":
                template = Net("", before.place, direction=before.direction, signed=before.signed)
                self.width(template)
        else:
            self.module.ports.append(self.name().text)
            return None
        name = self.name()
        self.module.ports.append(name.text)
        self.declare(name, template)
        return template

    def item(self) -> None:
        token = self.token
        if token.text in _KINDS and token.kind == "name":
            template = self.kind()
            while True:
                self.declared(template, wire="wire" in self.kinds)
                if self.accept(";"):
                    return
                self.expect(",")
        if self.accept("assign"):
            while True:
                self.module.assignments.append(self.assignment("="))
                if self.accept(";"):
                    return
                self.expect(",")
        if self.accept("always", "always_ff"):
            self.always(token.place)
        elif self.accept("initial"):
            self.initial()
        elif token.kind == "escaped" and token.text == "$lut":
            self.table()
        elif not self.accept(";"):
            if token.kind == "end":
                self.fail("'endmodule'")
            raise Unsupported(token.text, token.place, _MODELLED)

    # -- declarations --------------------------------------------------------------------------------------------------

    def kind(self) -> Net:
        """What stands in front of declared names."""
        net = Net("", self.token.place)
        self.kinds = []
        while self.token.text in _KINDS and self.token.kind == "name":
            word = self.take().text
            self.kinds.append(word)
            if word in _DIRECTIONS:
                net.direction = word
        net.signed = self.accept("signed")
        self.width(net)
        return net

    def width(self, net: Net) -> None:
        if not self.accept("["):
            return
        place = self.token.place
        high = self.integer()
        self.expect(":")
        low = self.integer()
        self.expect("]")
        if high < low or high - low >= _WIDEST:
            raise Unsupported("[", place, f"bits from {high} to {low}")
        net.width, net.low = high - low + 1, low

    def declared(self, template: Net, wire: bool) -> None:
        """One name of a declaration. A wire is driven by what follows; a register begins with it."""
        name = self.name()
        if self.token.text == "[":
            raise Unsupported("reg", name.place, "a memory")
        net = self.declare(name, template)
        if self.accept("="):
            value = self.expression()
            if wire:
                whole = Reference(name.text, None, None, name.place)
                self.module.assignments.append(Assignment((whole,), value, name.place))
            elif isinstance(value, Number):
                net.initial = value
            else:
                raise Unsupported("=", name.place, "a register that begins with what is no number")

    def declare(self, name: Token, template: Net) -> Net:
        """A net is declared once as a port and once as a wire or register."""
        if template.direction == "inout":
            raise Unsupported("inout", name.place, "a port that goes both ways")
        nets = self.module.nets
        known = nets.get(name.text)
        if known is None:
            nets[name.text] = known = Net(
                name.text, name.place, template.width, template.low, template.signed, template.direction
            )
            return known
        if known.direction and template.direction:
            raise SyntaxProblem(f"'{name.text}' is declared twice", name.place)
        if (known.width, known.low) != (template.width, template.low):
            raise SyntaxProblem(f"'{name.text}' is declared twice, with other bits", name.place)
        known.direction = known.direction or template.direction
        known.signed |= template.signed
        return known

    def integer(self) -> int:
        token = self.take()
        if token.kind != "number" or not token.text.replace("_", "").isdigit():
            raise SyntaxProblem(f"expected a number instead of '{token.text}'", token.place)
        return int(token.text.replace("_", ""))

    # -- statements ----------------------------------------------------------------------------------------------------

    def assignment(self, symbol: str) -> Assignment:
        place = self.token.place
        targets = self.targets()
        self.expect(symbol)
        return Assignment(targets, self.expression(), place)

    def targets(self) -> tuple[Reference, ...]:
        if not self.accept("{"):
            return (self.reference(),)
        found = list(self.targets())
        while not self.accept("}"):
            self.expect(",")
            found += self.targets()
        return tuple(found)

    def reference(self) -> Reference:
        name = self.name()
        if not self.accept("["):
            return Reference(name.text, None, None, name.place)
        if self.token.kind != "number":
            raise Unsupported("[", self.token.place, "a bit whose number is computed")
        high = self.integer()
        low = self.integer() if self.accept(":") else high
        if self.token.text != "]":
            raise Unsupported("[", self.token.place, "bits whose numbers are computed")
        self.take()
        if high < low:
            raise SyntaxProblem(f"bits from {high} to {low}", name.place)
        return Reference(name.text, high, low, name.place)

    def always(self, place: Place) -> None:
        if not self.accept("@"):
            raise Unsupported("always", place, "without an edge")
        if not self.accept("("):
            raise Unsupported("always", place, "at any change; run yosys's 'proc' and 'synth' first")
        edge = self.take()
        if edge.text not in ("posedge", "negedge"):
            raise Unsupported("always", place, "at a change of values; run yosys's 'proc' and 'synth' first")
        clock = self.name().text
        if self.token.text in ("or", ","):
            raise Unsupported("always", place, "a reset that waits for no clock")
        self.expect(")")
        edges = {"posedge": "rising", "negedge": "falling"}
        self.module.clocked.append(Clocked(edges[edge.text], clock, self.statement(), place))

    def statement(self) -> tuple[Statement, ...]:
        place = self.token.place
        self.depth += 1
        if self.depth > _DEPTH:
            raise Unsupported("always", place, f"more than {_DEPTH} statements in one another")
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
        elif self.token.kind == "name" and self.token.text in ("case", "casez", "casex", "for", "while", "repeat"):
            raise Unsupported(self.token.text, place, _MODELLED)
        else:
            targets = self.targets()
            if self.token.text == "=":
                raise Unsupported("=", self.token.place, "a blocking assignment at a clock")
            self.expect("<=")
            found = (Assignment(targets, self.expression(), place),)
            self.expect(";")
        self.depth -= 1
        return found

    def initial(self) -> None:
        """What registers begin with."""
        several = self.accept("begin")
        while not (several and self.accept("end")):
            name = self.name()
            net = self.module.nets.get(name.text)
            if self.token.text != "=" or net is None:
                raise Unsupported("initial", name.place, "more than a number for a whole register")
            self.take()
            value = self.expression()
            self.expect(";")
            if not isinstance(value, Number):
                raise Unsupported("initial", name.place, "more than a number for a whole register")
            net.initial = value
            if not several:
                return

    def table(self) -> None:
        """A cell with a table: its output is the bit of the table that its inputs are the number of."""
        place = self.take().place
        parameters = self.connections() if self.accept("#") else {}
        self.name()
        ports = self.connections()
        self.expect(";")
        table, width = parameters.get("LUT"), parameters.get("WIDTH")
        inputs, output = ports.get("A"), ports.get("Y")
        if not isinstance(table, Number) or not isinstance(width, Number) or inputs is None:
            raise Unsupported("$lut", place, "without a table, a width and inputs")
        if table.unknown or not isinstance(output, Reference):
            raise Unsupported("$lut", place, "a table with unknown bits, or an output that is no net")
        wide = Number(table.bits, max(1 << width.bits, 1), False, False, place)
        self.module.assignments.append(Assignment((output,), Binary(">>", wide, inputs, place), place))

    def connections(self) -> dict[str, Expression]:
        found: dict[str, Expression] = {}
        self.expect("(")
        while not self.accept(")"):
            self.expect(".")
            name = self.name().text
            self.expect("(")
            found[name] = self.expression()
            self.expect(")")
            if self.token.text != ")":
                self.expect(",")
        return found

    # -- expressions ---------------------------------------------------------------------------------------------------

    def expression(self) -> Expression:
        self.depth += 1
        if self.depth > _DEPTH:
            raise Unsupported("(", self.token.place, f"more than {_DEPTH} expressions in one another")
        found = self.binary(0)
        if self.token.text == "?" and self.token.kind == "symbol":
            place = self.take().place
            yes = self.expression()
            self.expect(":")
            found = Choice(found, yes, self.expression(), place)
        self.depth -= 1
        return found

    def binary(self, level: int) -> Expression:
        if level == len(_LEVELS):
            return self.unary()
        left = self.binary(level + 1)
        length = 0
        while self.token.kind == "symbol" and self.token.text in _LEVELS[level]:
            token = self.take()
            length += 1
            if length > _LENGTH:
                raise Unsupported(token.text, token.place, f"more than {_LENGTH} operands in a row")
            left = Binary(token.text, left, self.binary(level + 1), token.place)
        if self.token.text == "**":
            raise Unsupported("**", self.token.place, "powers")
        return left

    def unary(self) -> Expression:
        token = self.token
        if token.kind == "symbol" and token.text in _UNARY:
            self.take()
            self.depth += 1
            if self.depth > _DEPTH:
                raise Unsupported(token.text, token.place, f"more than {_DEPTH} expressions in one another")
            found = Unary(token.text, self.unary(), token.place)
            self.depth -= 1
            return found
        return self.primary()

    def primary(self) -> Expression:
        token = self.token
        if self.accept("("):
            found = self.expression()
            self.expect(")")
            return found
        if self.accept("{"):
            return self.join(token.place)
        if token.kind == "number":
            self.take()
            return _number(token)
        if token.kind == "name" and token.text in ("$signed", "$unsigned"):
            self.take()
            self.expect("(")
            operand = self.expression()
            self.expect(")")
            return Cast(token.text == "$signed", operand, token.place)
        if token.kind == "escaped" or (token.kind == "name" and not token.text.startswith("$")):
            return self.reference()
        raise Unsupported(token.text, token.place, "in an expression")

    def join(self, place: Place) -> Join:
        first = self.expression()
        times = 1
        if self.accept("{"):
            if not isinstance(first, Number) or first.unknown or not 0 < first.bits < _WIDEST:
                raise SyntaxProblem("expected a number of times", place)
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


def _number(token: Token) -> Number:
    text = re.sub(r"[\s_]", "", token.text)
    if text.isdigit():
        return Number(int(text), None, True, False, token.place)
    match = _NUMBER.fullmatch(text)
    if match is None:
        raise Unsupported(token.text, token.place, "a literal of all bits alike")
    width = int(match[1]) if match[1] else None
    digits = match[4].lower().replace("?", "z")
    if width is not None and not 0 < width <= _WIDEST:
        raise SyntaxProblem(f"a number of {width} bits", token.place)
    if set(digits) & set("xz"):
        if set(digits) - set("xz"):
            raise Unsupported(token.text, token.place, "a number of which some bits are known")
        return Number(0, width, bool(match[2]), True, token.place)
    try:
        bits = int(digits, _BASES[match[3].lower()])
    except ValueError:
        raise SyntaxProblem(f"the number '{token.text}'", token.place) from None
    return Number(bits & ((1 << width) - 1) if width else bits, width, bool(match[2]), False, token.place)
