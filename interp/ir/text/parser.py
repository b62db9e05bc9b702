"""Text to affine IR."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from interp import ir
from interp.ir.declaration import OPERATIONS, Declaration, Kind, Part, declaration_of
from interp.ir.format import Argument, Arguments, Carried, Element, Field, Group, Literal, Successor, elements_of
from interp.ir.text.cursor import Cursor
from interp.ir.text.literal import parse_bits
from interp.text.cursor import Item
from interp.text.lexer import Token
from interp.text.source import Source

_MAX_ELEMENTS = 1 << 26
_MAX_WIDTH = (1 << 24) - 1  # as in MLIR
_MAX_TYPE = 1000  # characters of a type's name
_PRECEDENCE = {"+": 1, "*": 2, "floordiv": 2, "ceildiv": 2, "mod": 2}


def parse_module(text: str, file_name: str) -> ir.Module:
    """The module that `text` writes down; `file_name` is for messages and for operations that have no place.

    Only the form is checked here; `interp.ir.verify` checks types and structure. Raises `TextError`: the text is not
    affine IR."""
    return _Parser(Source(text, file_name)).module()


class _Statement(Struct):
    """An operation of which a part is read. `pending` are the elements of its format that follow, the next one last."""

    kind: type[ir.Operation]
    declaration: Declaration
    start: Token
    pending: list[Element]
    place: ir.Place | None = None
    contents: dict[str, Any] = field(default_factory=dict)
    arguments: dict[str, list[ir.Value]] = field(default_factory=dict)  # of regions


class _Open(Struct):
    """A region whose closing brace is still to come. `owner` is None for a function's body."""

    region: ir.Region
    owner: _Statement | None
    labels: dict[str, ir.Block] = field(default_factory=dict)
    used: dict[str, Token] = field(default_factory=dict)  # labels branched to and not yet seen


class _Parser(Cursor):
    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.files: list[str] = []
        self.values: dict[str, ir.Value] = {}
        self.undefined: dict[str, Token] = {}  # values used and not yet defined
        self.open: list[_Open] = []

    # -- constants and places ------------------------------------------------------------------------------------------

    def literal(self, type_: ir.Type) -> int:
        start = self.token
        text = "-" * self.accept("-") + self.take("number", "a number").text
        if not isinstance(type_, ir.Scalar):
            self.fail("a constant has a scalar type", start)
        try:
            return parse_bits(type_, text)
        except ValueError as error:
            self.fail(str(error), start)

    def place(self, start: Token) -> ir.Place:
        """The place that follows, or that of `start` in this text."""
        return self.location() if self.token.kind == "place" else start.place

    def location(self) -> ir.Place:
        token = self.take("place", "a place such as @12:5")
        parts = re.split("[:#]", token.text[1:])
        line, column, file = (self.number(part, token) for part in [*parts, "0"][:3])
        if file >= len(self.files):
            self.fail("the place is in a file that `files` at the top does not name", token)
        return ir.Place(self.files[file], line, column)

    # -- types ---------------------------------------------------------------------------------------------------------

    def type(self) -> ir.Type:
        token = self.token
        if token.kind != "view":
            return self.scalar()
        self.position += 1
        sizes = token.text[len("view<") :].split("x")[:-1]
        shape = [None if size == "?" else self.number(size, token) for size in sizes]
        element = self.scalar()
        strides: tuple[int | None, ...] | None = None
        offset: int | None = 0
        while not self.accept(">"):
            self.expect(",")
            if self.accept("strides"):
                strides = tuple(self.enclosed("[", self.extent))
            elif self.accept("offset"):
                offset = self.extent()
            else:
                self.expected("'strides' or 'offset'")
        return ir.View(element, tuple(shape), strides, offset)

    def scalar(self) -> ir.Scalar:
        token = self.token
        name = self.word("a type")
        if not 0 < len(name) <= _MAX_TYPE or not name.isascii():
            self.fail(f"the name of a type has 1 to {_MAX_TYPE} characters of ASCII", token)
        type_ = ir.Scalar(name)
        if type_.width > _MAX_WIDTH:
            self.fail(f"a type of more than {_MAX_WIDTH} bits", token)
        return type_

    def extent(self) -> int | None:
        return None if self.accept("?") else self.integer()

    # -- values --------------------------------------------------------------------------------------------------------

    def use(self) -> ir.Value:
        token = self.take("value", "a value such as %x")
        value = self.values.get(token.text)
        if value is None:
            self.undefined[token.text] = token
            value = self.values[token.text] = self.new_value(token)
        return value

    def define(self) -> ir.Value:
        """A definition with its type; the value may be used already, since blocks stand in any order."""
        token = self.take("value", "a value such as %x")
        value = self.values.get(token.text)
        if value is None:
            value = self.values[token.text] = self.new_value(token)
        elif self.undefined.pop(token.text, None) is None:
            self.fail(f"{token.text} is defined twice", token)
        if self.accept(":"):
            value.type = self.type()
        return value

    @staticmethod
    def new_value(token: Token) -> ir.Value:
        name = token.text[1:]
        return ir.Value(ir.INDEX, "" if name.isdigit() else name)

    def index(self) -> ir.Index:
        return self.use() if self.token.kind == "value" else self.integer()

    def affine(self) -> ir.Affine:
        """By operator precedence, with stacks of its own so that depth costs no recursion."""
        operands: list[ir.Affine] = []
        operators: list[str] = []
        depth = 0  # of open parentheses

        def reduce(precedence: int) -> None:
            while operators and operators[-1] != "(" and _PRECEDENCE[operators[-1]] >= precedence:
                right, left = operands.pop(), operands.pop()
                operands.append(ir.Binary(operators.pop(), left, right))

        while True:
            while self.accept("("):
                operators.append("(")
                depth += 1
            operands.append(self.index())
            while depth and self.accept(")"):
                reduce(0)
                operators.pop()
                depth -= 1
            minus = self.at("-")
            operator = "+" if minus else self.token.text
            if operator not in _PRECEDENCE or self.token.kind not in ("word", "punctuation"):
                break
            reduce(_PRECEDENCE[operator])
            operators.append(operator)
            if not minus:
                self.position += 1  # a minus stays, as the sign of the number that follows
        if depth:
            self.expected("')' or an operator")
        reduce(0)
        return operands[0]

    # -- modules -------------------------------------------------------------------------------------------------------

    def module(self) -> ir.Module:
        module = ir.Module()
        if self.accept("files"):
            self.files.append(self.string())
            while self.accept(","):
                self.files.append(self.string())
        while self.token.kind != "end":
            start = self.token
            if self.accept("global"):
                buffer = self.global_buffer(start)
                if buffer.name in module.globals:
                    self.fail(f"the global @{buffer.name} is defined twice", start)
                module.globals[buffer.name] = buffer
            elif self.accept("func"):
                function = self.function(start)
                if function.name in module.functions:
                    self.fail(f"the function @{function.name} is defined twice", start)
                module.functions[function.name] = function
            else:
                self.expected("'func' or 'global'")
        return module

    def global_buffer(self, start: Token) -> ir.GlobalBuffer:
        name = self.symbol()
        self.expect(":")
        token = self.token
        type_ = self.type()
        if not isinstance(type_, ir.View) or type_.strides is not None or type_.offset != 0:
            self.fail("the type of a global is a row-major view", token)
        shape = tuple(size for size in type_.shape if size is not None)
        if len(shape) != type_.rank:
            self.fail("the sizes of a global are constant", token)
        constant, private = self.accept("constant"), self.accept("private")
        alignment = self.integer() if self.accept("align") else 1
        initial = None
        if self.at("["):
            initial = []
            token = self.token
            runs = self.enclosed("[", lambda: self.run(type_.element))
            if sum(count for _, count in runs) > _MAX_ELEMENTS:
                self.fail(f"a global with more than {_MAX_ELEMENTS} initial values", token)
            for bits, count in runs:
                initial += [bits] * count
        return ir.GlobalBuffer(name, type_.element, shape, initial, constant, private, self.place(start), alignment)

    def run(self, element: ir.Scalar) -> tuple[int, int]:
        bits = self.literal(element)
        return bits, self.natural("a count") if self.accept("x") else 1

    def function(self, start: Token) -> ir.Function:
        self.values, self.undefined = {}, {}
        name = self.symbol()
        parameters = self.enclosed("(", self.define)
        results = self.enclosed("(", self.type) if self.accept("->") else []
        function = ir.Function(name, parameters, results, None, self.place(start))
        if self.accept("unordered_reductions"):
            function.unordered_reductions = self.enclosed("[", self.location)
        if self.accept("unordered_sums"):
            function.unordered_sums = self.enclosed("[", self.location)
        if self.accept("calls"):
            function.calls = self.natural("a number of calls")
        function.holds_up = self.accept("holds_up")
        function.orders_later = self.accept("orders_later")
        function.order_faithful = self.accept("order_faithful")
        function.launches = self.accept("launches")
        if self.accept("holds"):
            function.held = self.natural("a number of bits")
        if self.accept("atomics"):
            function.atomics = self.enclosed("[", self.atomic)
        if self.accept("understated"):
            said = self.enclosed("[", lambda: (self.natural("an alignment"), self.location()))
            function.understated = {place: least for least, place in said}
        if self.accept("by_value"):
            function.by_value = frozenset(self.enclosed("[", lambda: self.natural("the position of a parameter")))
        if self.accept("values"):
            function.values = frozenset(self.enclosed("[", lambda: self.natural("the position of a result")))
        if self.accept("ports"):
            function.ports = self.ports()
        if self.accept("assumes"):
            function.assumptions = self.enclosed("[", self.string)
        if self.accept("chooses"):
            function.choices = frozenset(self.enclosed("[", self.choice))
        if self.accept("{"):
            function.body = self.begin(list(parameters), None)
            self.bodies()
        for text, token in self.undefined.items():
            self.fail(f"{text} is used and never defined", token)
        return function

    def choice(self) -> ir.Choice:
        token = self.token
        text = self.string()
        kind = next((each for each in ir.ChoiceKind if each.value == text), None)
        if kind is None:
            self.fail(f"{text!r} is nothing that is chosen", token)
        value = self.string()
        return ir.Choice(kind, value, self.string() if self.accept("of") else "")

    def atomic(self) -> ir.Atomic:
        update, token = self.string(), self.token
        name = self.word("an ordering")
        ordering = next((each for each in ir.Ordering if each.text == name), None)
        if ordering is None:
            self.fail(f"'{name}' is not an atomic ordering", token)
        return ir.Atomic(update, ordering, self.string(), self.location())

    def ports(self) -> ir.Ports:
        inputs = self.enclosed("[", self.string)
        self.expect("->")
        outputs = self.enclosed("[", self.string)
        return ir.Ports(tuple(inputs), tuple(outputs), self.string() if self.accept("clock") else "")

    # -- regions -------------------------------------------------------------------------------------------------------

    def begin(self, arguments: list[ir.Value], owner: _Statement | None) -> ir.Region:
        """Opens a region; `bodies` reads it."""
        region = ir.Region([ir.Block(arguments)])
        self.open.append(_Open(region, owner))
        return region

    def bodies(self) -> None:
        """Reads all regions that are open and those that open in them."""
        while self.open:
            current = self.open[-1]
            if self.accept("}"):
                self.close()
            elif self.token.kind == "label":
                self.label(current)
            else:
                self.begin_statement()

    def label(self, current: _Open) -> None:
        token = self.take("label", "a label")
        entry = current.region.blocks[0]
        known = current.labels.get(token.text)
        if known is not None and current.used.pop(token.text, None) is None:
            self.fail(f"the label {token.text} is defined twice in one region", token)
        first = len(current.region.blocks) == 1 and not entry.operations and entry not in current.labels.values()
        block = entry if first else known or ir.Block()
        current.labels[token.text] = block
        if not first:
            current.region.blocks.append(block)
            if self.at("("):
                block.arguments = self.enclosed("(", self.define)
        self.expect(":")

    def close(self) -> None:
        current = self.open.pop()
        for label, token in current.used.items():
            self.fail(f"no block of this region has the label {label}", token)
        owner = current.owner
        if owner is None:
            return
        last = current.region.blocks[-1].operations
        if not last or not last[-1].is_terminator:
            assert owner.place is not None
            last.append(ir.Yield(place=owner.place, values=[]))
        self.go_on(owner)

    # -- operations ----------------------------------------------------------------------------------------------------

    def begin_statement(self) -> None:
        """Reads an operation up to its first region, or to its end."""
        start = self.token
        results: list[ir.Value] = []
        if start.kind == "value":
            results.append(self.define())
            while self.accept(","):
                results.append(self.define())
            self.expect("=")
        token = self.token
        mnemonic = self.take("word", "an operation, a label or '}'").text
        kind = OPERATIONS.get(mnemonic)
        if kind is None:
            self.fail(f"there is no operation '{mnemonic}'", token)
        declaration = declaration_of(kind)
        statement = _Statement(kind, declaration, start, list(reversed(declaration.format)))
        if not declaration.results:
            if results:
                self.fail(f"'{mnemonic}' defines no value", token)
        elif declaration.results[0].many:
            statement.contents[declaration.results[0].name] = results
        else:
            if len(results) != 1:
                self.fail(f"'{mnemonic}' defines one value", token)
            statement.contents[declaration.results[0].name] = results[0]
        self.go_on(statement)

    def go_on(self, statement: _Statement) -> None:
        """Reads up to the next region, which `bodies` reads before what follows, or to the end of the operation."""
        contents, parts = statement.contents, statement.declaration.parts
        while statement.pending:
            element = statement.pending.pop()
            match element:
                case Group():
                    if self.present(element, statement):
                        statement.pending += reversed(element.elements)
                    else:
                        self.leave_out(element, statement)
                case Literal(text=text):
                    self.expect(text)
                case Field(name=name) if parts[name].kind is Kind.REGION:
                    statement.place = statement.place or self.place(statement.start)
                    self.expect("{")
                    contents[name] = self.begin(statement.arguments.get(name, []), statement)
                    return
                case Field(name=name, close=close):
                    contents[name] = self.part(parts[name], close, statement)
                case Argument(region=region):
                    statement.arguments.setdefault(region, []).append(self.define())
                case Arguments(region=region):
                    statement.arguments[region] = self.items(self.define, ")")
                case Carried(region=region, values=values):
                    pairs = self.items(self.carried, ")")
                    statement.arguments.setdefault(region, []).extend(argument for argument, _ in pairs)
                    contents[values] = [value for _, value in pairs]
                case Successor(block=block, values=values):
                    contents[block], contents[values] = self.successor()
                case _:
                    pass
        place = statement.place or self.place(statement.start)
        operation = statement.kind(place=place, **contents)
        self.open[-1].region.blocks[-1].operations.append(operation)

    def present(self, group: Group, statement: _Statement) -> bool:
        if group.unless is not None:
            return bool(statement.contents[group.unless.field] != group.unless.word)
        match group.elements[0]:
            case Literal(text=text):
                return self.at(text)
            case Field(name=name):
                return self.token.kind == _FIRST_TOKEN[statement.declaration.parts[name].kind]
            case _:
                return False

    def leave_out(self, group: Group, statement: _Statement) -> None:
        for element in elements_of(group.elements):
            match element:
                case Field(name=name):
                    part = statement.declaration.parts[name]
                    if part.kind is Kind.REGION:
                        assert statement.place is not None
                        end = ir.Yield(place=statement.place, values=[])
                        statement.contents[name] = ir.Region([ir.Block([], [end])])
                    elif part.default == []:
                        statement.contents[name] = []
                case Carried(values=values):
                    statement.contents[values] = []
                case _:
                    pass

    def part(self, part: Part, close: str | None, statement: _Statement) -> Any:
        if not part.many:
            return self.item(part, statement)
        items = self.items(lambda: self.item(part, statement), close)
        return tuple(items) if isinstance(part.default, tuple) else items

    def item(self, part: Part, statement: _Statement) -> Any:
        match part.kind:
            case Kind.VALUE:
                return self.use()
            case Kind.INDEX:
                return self.index()
            case Kind.AFFINE:
                return self.affine()
            case Kind.FLAG:
                return self.accept(part.name)
            case Kind.NUMBER:
                return self.integer()
            case Kind.STRING:
                return self.string()
            case Kind.SYMBOL:
                return self.symbol()
            case Kind.WORD:
                return self.one_of(part.choices) if part.choices else self.word(f"a word for '{part.name}'")
            case Kind.BITS:
                (result,) = statement.declaration.results
                return self.literal(statement.contents[result.name].type)
            case _:
                raise AssertionError(f"{part.kind} is not read here")

    def items(self, item: Callable[[], Item], close: str | None) -> list[Item]:
        """Items between commas up to `close`, which is left to be read; without one, values as long as they follow."""
        items: list[Item] = []
        if close is None:
            if self.token.kind == "value":
                items.append(item())
                while self.accept(","):
                    items.append(item())
            return items
        while not self.at(close):
            if items:
                self.expect(",")
            items.append(item())
        return items

    def carried(self) -> tuple[ir.Value, ir.Value]:
        argument = self.define()
        self.expect("=")
        return argument, self.use()

    def successor(self) -> tuple[ir.Block, list[ir.Value]]:
        token = self.take("label", "a label such as ^bb1")
        current = self.open[-1]
        if token.text not in current.labels:
            current.labels[token.text] = ir.Block()
            current.used[token.text] = token
        return current.labels[token.text], self.enclosed("(", self.use) if self.at("(") else []


_FIRST_TOKEN = {Kind.VALUE: "value", Kind.STRING: "string"}
