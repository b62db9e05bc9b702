"""The reader of Verilog's modules. Source: IEEE 1364-2005; left out is what neither yosys prints after synthesis nor
XLS when it generates code."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod

from frontends.errors import SyntaxProblem, Unsupported
from frontends.verilog import lexer
from frontends.verilog.expression_parser import WIDEST
from frontends.verilog.statement_parser import DIRECTIONS, KINDS, MODELLED, StatementParser
from frontends.verilog.syntax import (
    Assignment,
    Binary,
    Clocked,
    Expression,
    Module,
    Net,
    Number,
    Reference,
    element_name,
)
from interp.ir import Place
from interp.text.lexer import Token

_UNROLLED = 1 << 12  # rounds of a loop that generates


def read(text: str, file: str) -> dict[str, Module]:
    """The modules of a text, by name. Raises `SyntaxProblem`, and `Unsupported` for what is not modelled."""
    return _Parser(lexer.tokens(text, file)).modules()


class _Parser(StatementParser):
    def __init__(self, tokens: Sequence[Token]) -> None:
        super().__init__(tokens)
        self.module = Module("", tokens[-1].place)
        self.rounds = 0

    # -- modules -------------------------------------------------------------------------------------------------------

    def modules(self) -> dict[str, Module]:
        found: dict[str, Module] = {}
        while not self.at_end:
            if self.token.text != "module":
                raise Unsupported(self.token.text, self.token.place, "outside of a module")
            place = self.next().place
            name = self.name().text
            if name in found:
                raise SyntaxProblem(f"the module '{name}' is defined twice", place)
            self.module = found[name] = Module(name, place)
            self.nets, self.arrays, self.routines = self.module.nets, {}, {}
            self.header()
            while not self.accept("endmodule"):
                self.item()
        for each in found.values():
            each.compares_states = self.compares_states
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
        if self.token.text in DIRECTIONS:
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
        if token.text in KINDS and token.kind == "word":
            if self.numbers:
                raise Unsupported(token.text, token.place, "a declaration in a loop")
            template = self.kind()
            while True:
                self.declared(template, wire="wire" in self.kinds)
                if self.accept(";"):
                    return
                self.expect(",")
        if self.accept("assign"):
            while True:
                self.module.assignments += self.assignments("=")
                if self.accept(";"):
                    return
                self.expect(",")
        if self.accept("always", "always_ff"):
            self.always(token.place)
        elif self.accept("initial"):
            self.initial()
        elif self.accept("function"):
            routine = self.function(token.place)
            self.routines[routine.name] = routine
        elif self.accept("for"):
            self.generate(token.place)
        elif self.accept("genvar"):
            self.name()
            self.expect(";")
        elif self.accept("generate"):
            while not self.accept("endgenerate"):
                self.item()
        elif token.kind == "escaped" and token.text == "$lut":
            self.table()
        elif self.labelled_assertion():
            self.module.asserts = True
        elif not self.accept(";"):
            if token.kind == "end":
                self.expected("'endmodule'")
            raise Unsupported(token.text, token.place, MODELLED)

    def labelled_assertion(self) -> bool:
        """What a simulator asserts when values have settled, and a circuit does not: whether there is one, which is
        left out."""
        if [each.text for each in self.tokens[self.position + 1 : self.position + 4]] != [":", "assert", "final"]:
            return False
        self.position += 4
        self.skip_to(";")
        return True

    # -- declarations --------------------------------------------------------------------------------------------------

    def declared(self, template: Net, wire: bool) -> None:
        """One name of a declaration. A wire is driven by what follows; a register begins with it."""
        name = self.name()
        if self.token.text == "[":
            self.array(name, template)
            return
        net = self.declare(name, template)
        if self.accept("="):
            value = self.expression()
            if wire:
                whole = Reference(name.text, None, None, name.place)
                self.module.assignments.append(Assignment((whole,), value, name.place))
            elif isinstance(value, Number):
                net.initial = value
            else:
                raise Unsupported("=", name.place, "a register whose initial value is not a constant")

    def array(self, name: Token, template: Net) -> None:
        """An array of nets, each of which is a net of its own."""
        sizes: list[int] = []
        while self.token.text == "[":
            place = self.next().place
            first = self.number()
            if self.accept(":"):
                last = self.number()
                sizes.append(max(first, last) + 1)
                first = min(first, last)
                if first:
                    raise Unsupported("[", place, f"an array whose first index is {first}")
            else:
                sizes.append(first)
            self.expect("]")
        if name.text in self.arrays or name.text in self.nets or template.direction:
            raise SyntaxProblem(f"'{name.text}' is declared twice, or an array as a port", name.place)
        if not 0 < prod(sizes) <= WIDEST:
            raise Unsupported("[", name.place, f"an array of {prod(sizes)} elements")
        self.arrays[name.text] = tuple(sizes)
        for indices in product(*map(range, sizes)):
            element = element_name(name.text, indices)
            self.nets[element] = Net(element, name.place, template.width, template.low, template.signed)

    def generate(self, place: Place) -> None:
        """A loop of items that counts with numbers that are known."""
        self.expect("(")
        self.accept("genvar")
        name = self.name().text
        if name in self.nets or name in self.arrays or name in self.numbers:
            raise SyntaxProblem(f"'{name}' is declared twice", place)
        self.expect("=")
        self.numbers[name] = self.number()
        self.expect(";")
        condition = self.position
        while self.holds(condition, place):
            self.rounds += 1
            if self.rounds > _UNROLLED:
                raise Unsupported("for", place, f"more than {_UNROLLED} iterations")
            counted = self.position
            self.skip_to(")")
            self.expect("begin")
            if self.accept(":"):
                self.name()
            while not self.accept("end"):
                self.item()
            self.position = counted
            self.numbers[name] = self.counted(name, place)
        self.skip_to(")")
        self.skip_block()
        del self.numbers[name]

    def holds(self, at: int, place: Place) -> bool:
        """Whether a loop goes on; what follows is how it counts."""
        self.position = at
        left = self.number_before("<")
        limit = self.number()
        self.expect(";")
        return left < limit

    def number_before(self, symbol: str) -> int:
        found = self.primary()
        if not isinstance(found, Number):
            raise Unsupported("for", found.place, "a loop whose bounds are not constants")
        self.expect(symbol)
        return found.bits

    def counted(self, name: str, place: Place) -> int:
        if self.name().text != name:
            raise Unsupported("for", place, "a loop that does not increment its own counter")
        self.expect("=")
        before = self.number_before("+")
        return before + self.number()

    def skip_to(self, close: str) -> None:
        while self.token.text != close:
            if self.at_end:
                self.expected(f"'{close}'")
            self.position += 1
        self.position += 1

    def skip_block(self) -> None:
        """What stands between `begin` and `end`, which is not there."""
        self.expect("begin")
        depth = 1
        while depth:
            if self.at_end:
                self.expected("'end'")
            depth += {"begin": 1, "end": -1}.get(self.token.text, 0) if self.token.kind == "word" else 0
            self.position += 1

    def declare(self, name: Token, template: Net) -> Net:
        """A net is declared once as a port and once as a wire or register."""
        if template.direction == "inout":
            raise Unsupported("inout", name.place, "a bidirectional port")
        nets = self.module.nets
        known = nets.get(name.text)
        if name.text in self.arrays or name.text in self.routines:
            raise SyntaxProblem(f"'{name.text}' is declared twice", name.place)
        if known is None:
            nets[name.text] = known = Net(
                name.text, name.place, template.width, template.low, template.signed, template.direction
            )
            return known
        if known.direction and template.direction:
            raise SyntaxProblem(f"'{name.text}' is declared twice", name.place)
        if (known.width, known.low) != (template.width, template.low):
            raise SyntaxProblem(f"'{name.text}' is declared twice, with another range", name.place)
        known.direction = known.direction or template.direction
        known.signed |= template.signed
        return known

    # -- statements ----------------------------------------------------------------------------------------------------

    def always(self, place: Place) -> None:
        if not self.accept("@"):
            raise Unsupported("always", place, "without an event control")
        if not self.accept("("):
            raise Unsupported("always", place, "with an implicit event list; run yosys's 'proc' and 'synth' first")
        edge = self.next()
        if edge.text not in ("posedge", "negedge"):
            raise Unsupported(
                "always", place, "with a level-sensitive event list; run yosys's 'proc' and 'synth' first"
            )
        clock = self.name().text
        if self.token.text in ("or", ","):
            raise Unsupported("always", place, "an asynchronous reset")
        self.expect(")")
        edges = {"posedge": "rising", "negedge": "falling"}
        self.module.clocked.append(Clocked(edges[edge.text], clock, self.statement(), place))

    def initial(self) -> None:
        """What registers begin with."""
        several = self.accept("begin")
        while not (several and self.accept("end")):
            name = self.name()
            net = self.module.nets.get(name.text)
            if self.token.text != "=" or net is None:
                raise Unsupported("initial", name.place, "anything but a constant for a whole register")
            self.next()
            value = self.expression()
            self.expect(";")
            if not isinstance(value, Number):
                raise Unsupported("initial", name.place, "anything but a constant for a whole register")
            net.initial = value
            if not several:
                return

    def table(self) -> None:
        """A cell with a table: its output is the bit of the table that its inputs are the number of."""
        place = self.next().place
        parameters = self.connections() if self.accept("#") else {}
        self.name()
        ports = self.connections()
        self.expect(";")
        table, width = parameters.get("LUT"), parameters.get("WIDTH")
        inputs, output = ports.get("A"), ports.get("Y")
        if not isinstance(table, Number) or not isinstance(width, Number) or inputs is None:
            raise Unsupported("$lut", place, "without a table, a width and inputs")
        if table.unknown or not isinstance(output, Reference):
            raise Unsupported("$lut", place, "a table with unknown bits, or an output that is not a net")
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
