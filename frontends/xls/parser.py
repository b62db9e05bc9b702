"""The reader of XLS IR. What it does not know in a block or a proc costs that alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from frontends.errors import SyntaxProblem, Unsupported
from frontends.text.cursor import Cursor
from frontends.xls import syntax
from frontends.xls.syntax import (
    Array,
    Attribute,
    Bits,
    Block,
    Channel,
    Function,
    Instance,
    Name,
    Node,
    Other,
    Package,
    Parameter,
    Proc,
    Register,
    StateElement,
    Tuple,
    Type,
    width_of,
)
from interp.ir import Place
from interp.text.lexer import SKIPPED, Lexer
from interp.text.source import Source

_LEXER = Lexer(
    {
        SKIPPED: r"\s+ | //[^\n]*",
        "number": r"-?(?:0x[0-9a-fA-F_]+|0b[01_]+|\d[\d_]*)",
        "word": r"[A-Za-z_][\w.$]*",
        "string": r'"""[\s\S]*?""" | "(?:[^"\\]|\\.)*"',
        "punctuation": r"-> | [-:,=\#!()\[\]{}<>;]",
    },
    SyntaxProblem,
)
_DEPTH = 64  # of types and values in one another
_WIDEST = 1 << 20  # bits of a value
_IGNORED = ("pos", "id")
BLOCK_OPERATIONS = ("input_port", "output_port", "register_read", "register_write")
"""The nodes of blocks that functions have not; names of ports and registers are not those of nodes."""


_CIRCUITS = ("block", "proc", "scheduled_block", "scheduled_proc")
_CHANNEL = (
    *("id", "kind", "ops", "flow_control", "strictness", "fifo_depth", "bypass", "register_push_outputs"),
    *("register_pop_outputs", "input_flop_kind", "output_flop_kind", "flop_kind", "direction", "metadata"),
)
"""What is said of a channel: beside its kind and strictness, how it is built."""
_RESETS = ("asynchronous", "active_low", "port")


def read(text: str, file: str) -> Package:
    """What a package defines. Raises `SyntaxProblem`, and `Unsupported` for words that XLS IR is not known to have."""
    return _Parser(text, file).package()


class _Parser(Cursor):
    def __init__(self, text: str, file: str) -> None:
        super().__init__(_LEXER.tokens(Source(text, file)))
        self.depth = 0

    def name(self) -> str:
        return self.take("word", "a name").text

    def number(self) -> int:
        token = self.take("number", "a number")
        try:
            return int(token.text.replace("_", ""), 0)
        except ValueError:  # decimal digits after a zero
            self.fail(f"'{token.text}' is not a number", token)

    # -- packages ------------------------------------------------------------------------------------------------------

    def package(self) -> Package:
        package = Package()
        found = package.functions
        if self.accept("package"):  # which golden text of single functions has not
            self.name()
        while not self.at_end:
            place = self.token.place
            if self.accept("#"):
                self._attributes()
                continue
            if self.accept("file_number"):
                self.number()
                self.take("string", "the name of a file")
                continue
            if self.accept("chan"):
                channel = self._channel(place)
                package.channels[channel.name] = channel
                continue
            top = self.accept("top")
            if self.at(*_CIRCUITS):
                self._circuit(package, place, top)
                continue
            if not self.accept("fn", "scheduled_fn"):
                raise Unsupported(self.token.text, place, "only functions, blocks and procs of XLS IR are modelled")
            function = self._function(place, top)
            if function.name in found:
                raise SyntaxProblem(f"the function '{function.name}' is defined twice", place)
            found[function.name] = function
        for other in list(package.others):
            if other in found or other in package.blocks or other in package.procs:
                package.others[f"{other} ({package.others[other].kind})"] = package.others.pop(other)
        return package

    def _circuit(self, package: Package, place: Place, top: bool) -> None:
        """A block, or what is passed over."""
        kind, start = self.next().text, self.position
        name = self.name()
        if any(name in each for each in (package.blocks, package.procs, package.others)):
            raise SyntaxProblem(f"'{name}' is defined twice", place)
        why = None
        try:
            if kind == "block":
                package.blocks[name] = self._block(name, place, top)
                return
            if kind != "scheduled_block":
                package.procs[name] = self._proc(name, place, top)
                return
        except Unsupported as problem:
            why = problem
            self.position = start
        while not self.at("{"):
            if self.at_end:
                self.expected("'{'")
            if self.at("("):  # where braces may stand as well
                self._skip("(")
            else:
                self.next()
        self._skip("{")
        package.others[name] = Other(kind, name, place, why)

    def _skip(self, opening: str) -> None:
        """What is between brackets, with them."""
        self.expect(opening)
        closing = {"(": ")", "{": "}", "[": "]"}[opening]
        depth = 1
        while depth:
            if self.at_end:
                self.expected(f"'{closing}'")
            depth += self.at(opening) - self.at(closing)
            self.next()

    def _block(self, name: str, place: Place, top: bool) -> Block:
        """Raises `Unsupported` for instances, and for a reset that needs no clock."""
        block = Block(name, place, top)

        def port() -> None:
            word = self.name()
            self.expect(":")
            if word in block.ports or word == block.clock:
                raise SyntaxProblem(f"the port '{word}' is there twice", place)
            if self.accept("clock"):
                if block.clock:
                    raise Unsupported("block", place, "several clocks")
                block.clock = word
            else:
                block.ports[word] = self._type()

        self.enclosed("(", port)
        self.expect("{")
        active_low, known = False, set[str]()
        while not self.accept("}"):
            if self.at("#"):
                active_low = self._reset(active_low)
            elif self.at("reg") and self.tokens[self.position + 1].kind == "word":
                register = self._register()
                if register.name in block.registers:
                    raise SyntaxProblem(f"the register '{register.name}' is there twice", register.place)
                block.registers[register.name] = register
            elif self.at("instantiation"):
                raise Unsupported("instantiation", self.token.place)
            else:
                block.nodes.append(self._of_block(known))
        for key, each in block.registers.items():
            if active_low:
                block.registers[key] = replace(each, active_low=True)
        return block

    def _proc(self, name: str, place: Place, top: bool) -> Proc:
        """Raises `Unsupported` for what is said of a channel that is not known."""
        proc, start = Proc(name, place, top), self.position

        def given() -> None:
            here = self.token.place
            word = self.name()
            self.expect(":")
            channel = proc.channels[word] = Channel(word, self._type(), here)
            direction = self.token.text
            if not self.accept("in", "out"):
                self.expected("'in' or 'out'")
            proc.head = (*proc.head, f"{word}: {channel.type} {direction}")

        types: dict[str, Type] = {}
        values: list[Attribute] = []

        def element() -> None:
            word = self.name()
            if word == "init" and self.accept("="):
                found = self._attribute()
                values.extend(found if isinstance(found, tuple) else [found])
                return
            if word in types:
                raise SyntaxProblem(f"the state element '{word}' is there twice", place)
            self.expect(":")
            types[word] = self._type()

        if self.at("<"):
            self.enclosed("<", given)
        self.enclosed("(", element)
        if len(values) != len(types):
            raise SyntaxProblem(f"{len(types)} state elements with {len(values)} initial values", place)
        proc.state = {
            word: StateElement(word, type, value) for (word, type), value in zip(types.items(), values, strict=True)
        }
        self.expect("{")
        known, depth = set(types), 1
        while depth:
            depth += self._in_proc(proc, known)
        proc.words = self._words(start)
        return proc

    def _in_proc(self, proc: Proc, known: set[str]) -> int:
        """One line of a proc; how many more braces are open after it."""
        place, following = self.token.place, self.tokens[self.position + 1]
        if self.accept("}"):
            return -1
        if self.at("stage") and following.text == "{":
            self.next()
            self.next()
            return 1
        if self.at("#"):
            self.next()
            self._attributes()
        elif following.kind == "word" and self.accept("chan"):
            channel = self._channel(place)
            proc.channels[channel.name] = channel
        elif following.kind == "word" and self.accept("chan_interface"):
            name = self.name()
            said = self._said_of_channel(self._operands()[1], place)
            if name in proc.channels:
                known_as = proc.channels[name]
                proc.channels[name] = Channel(name, known_as.type, known_as.place, *said[:2], known_as.identifier)
        elif following.kind == "word" and self.accept("proc_instantiation"):
            name = self.name()
            channels, attributes = self._operands()
            callee = attributes.get("proc")
            if not isinstance(callee, Name) or len(attributes) != 1:
                raise SyntaxProblem(f"the instance '{name}' of no proc", place)
            proc.instances.append(Instance(name, callee.text, tuple(channels), place))
        elif following.text == "(" and self.accept("next"):
            proc.following = tuple(self.enclosed("(", self.name))
        else:
            proc.nodes.append(self._of_block(known, proc.state))
        return 0

    def _channel(self, place: Place) -> Channel:
        """`ch(bits[32], id=0, kind=streaming, ops=send_only, ...)`"""
        name, type, said = self._declared()
        return Channel(name, type, place, *self._said_of_channel(said, place))

    def _declared(self) -> tuple[str, Type, dict[str, Attribute]]:
        """`name(type, key=value, ...)`"""
        name = self.name()
        self.expect("(")
        type = self._type()
        said: dict[str, Attribute] = {}
        while self.accept(","):
            key = self.name()
            self.expect("=")
            said[key] = self._attribute()
        self.expect(")")
        return name, type, said

    def _said_of_channel(self, said: dict[str, Attribute], place: Place) -> tuple[str, str, int | None]:
        """Its kind, its strictness and its number."""
        for each in said:
            if each not in _CHANNEL:
                raise Unsupported("chan", place, f"the attribute '{each}'")
        kind, strictness, number = (said.get(each) for each in ("kind", "strictness", "id"))
        return (
            kind.text if isinstance(kind, Name) else "streaming",
            strictness.text if isinstance(strictness, Name) else "",
            number if isinstance(number, int) else None,
        )

    def _words(self, start: int) -> tuple[str, ...]:
        """The text from a token on, without the numbers of nodes and the places that they are from."""
        words = [each.text for each in self.tokens[start : self.position]]
        found, at = list[str](), 0
        while at < len(words):
            if words[at] == "," and words[at + 1 : at + 3] in (["id", "="], ["pos", "="]):
                depth, at = 0, at + 3
                while depth or words[at] not in (",", ")"):
                    depth += (words[at] in ("[", "(")) - (words[at] in ("]", ")"))
                    at += 1
                continue
            found.append(words[at])
            at += 1
        return tuple(found)

    def _reset(self, active_low: bool) -> bool:
        """`#![reset(port="rst", asynchronous=false, active_low=false)]`: whether the reset holds where it is 0."""
        place = self.token.place
        self.expect("#")
        if not (self.accept("!") and self.tokens[self.position + 1].text == "reset"):
            self._attributes()
            return active_low
        self.expect("[")
        self.name()
        operands, said = self._operands()
        self.expect("]")
        if operands or any(each not in _RESETS for each in said) or said.get("asynchronous") is not False:
            raise Unsupported("reset", place, "that is asynchronous, or says more")
        return said.get("active_low") is True

    def _register(self) -> Register:
        """`reg state(bits[32], reset_value=0)`"""
        place = self.token.place
        self.expect("reg")
        name, type, said = self._declared()
        if any(each not in ("reset_value", "active_low", "asynchronous") for each in said) or said.get("asynchronous"):
            raise Unsupported("reg", place, "an asynchronous reset, or an attribute that is not known")
        return Register(name, type, place, said.get("reset_value"), said.get("active_low") is True)

    def _definition(self) -> tuple[Node, Mapping[str, Attribute]]:
        """A node as it is defined, and all that its attributes say, also what is read past."""
        place = self.token.place
        name = self.name()
        self.expect(":")
        type = self._type()
        self.expect("=")
        operation = self.name()
        operands, attributes = self._operands()
        kept = {key: value for key, value in attributes.items() if key not in _IGNORED}
        node = Node(name, type, operation, tuple(operands), kept, place)
        return node, attributes

    def _of_block(self, known: set[str], state: Collection[str] = ()) -> Node:
        node, _ = self._definition()
        name, place, operands, kept = node.name, node.place, node.operands, node.attributes
        names = [*operands] if node.operation in BLOCK_OPERATIONS else used_by(node)
        for used in (
            *names,
            *(each.text for each in map(kept.get, ("load_enable", "reset")) if isinstance(each, Name)),
        ):
            if used not in known:
                raise SyntaxProblem(f"'{used}' is used before it is defined", place)
        if name in known and name not in state:
            raise SyntaxProblem(f"'{name}' is defined twice", place)
        known.add(name)
        return node

    def _attributes(self) -> None:
        """Attributes of what follows, which tell code generators what they may do."""
        self.accept("!")
        self.expect("[")
        depth = 1
        while depth:
            if self.at_end:
                self.expected("']'")
            depth += {"[": 1, "]": -1}.get(self.token.text, 0) if self.token.kind == "punctuation" else 0
            self.position += 1

    def _function(self, place: Place, top: bool) -> Function:
        start = self.position
        name = self.name()
        parameters = self.enclosed("(", self._parameter)
        self.expect("->")
        function = Function(name, tuple(parameters), self._type(), place, top)
        known = {parameter.name for parameter in parameters}
        if len(known) < len(parameters):
            raise SyntaxProblem(f"two parameters of '{name}' have one name", place)
        self.expect("{")
        depth = 1
        while depth:
            if self.accept("}"):
                depth -= 1
            elif self.at("stage") and self.tokens[self.position + 1].text == "{":
                self.next()
                self.next()
                depth += 1
            else:
                self._node(function, known)
        function.words = self._words(start)
        if not function.result:
            raise SyntaxProblem(f"'{name}' returns nothing", place)
        return function

    def _parameter(self) -> Parameter:
        name = self.name()
        self.expect(":")
        parameter = Parameter(name, self._type())
        if self.accept("id"):
            self.expect("=")
            self.number()
        return parameter

    def _node(self, function: Function, known: set[str]) -> None:
        while self.accept("#"):
            self._attributes()
        returned = self.accept("ret")
        node, attributes = self._definition()
        name, type, operation, place = node.name, node.type, node.operation, node.place
        repeated = operation == "param" and attributes.get("name") == Name(name)
        if name in known and not repeated:
            raise SyntaxProblem(f"'{name}' is defined twice", place)
        if not repeated:
            for used in used_by(node):
                if used not in known:
                    raise SyntaxProblem(f"'{used}' is used before it is defined", place)
            function.nodes.append(node)
            known.add(name)
        elif type != next(each.type for each in function.parameters if each.name == name):
            raise SyntaxProblem(f"the parameter '{name}' has another type", place)
        if returned:
            if function.result:
                raise SyntaxProblem(f"'{function.name}' returns twice", place)
            if type != function.type:
                raise SyntaxProblem(f"'{function.name}' returns {type} instead of {function.type}", place)
            function.result = name

    def _operands(self) -> tuple[list[str], dict[str, Attribute]]:
        """Names of nodes, then attributes by their names."""
        operands: list[str] = []
        attributes: dict[str, Attribute] = {}

        def operand() -> None:
            start = self.token
            word = self.name()
            if self.accept("="):
                if word in attributes:
                    self.fail(f"the attribute '{word}' is given twice", start)
                attributes[word] = self._attribute()
            elif attributes:
                self.fail(f"the operand '{word}' after an attribute", start)
            else:
                operands.append(word)

        self.enclosed("(", operand)
        return operands, attributes

    # -- types and values ----------------------------------------------------------------------------------------------

    def _type(self) -> Type:
        place = self.token.place
        self._deeper(place)
        found: Type
        if self.at("("):
            found = Tuple(tuple(self.enclosed("(", self._type)))
        elif self.accept("token"):
            found = syntax.Token()
        else:
            self.expect("bits")
            self.expect("[")
            found = Bits(self._size())
            self.expect("]")
        while self.accept("["):
            found = Array(found, self._size())
            self.expect("]")
        if width_of(found) > _WIDEST:
            raise Unsupported("bits", place, f"a value of more than {_WIDEST:,} bits")
        self.depth -= 1
        return found

    def _size(self) -> int:
        place = self.token.place
        size = self.number()
        if not 0 <= size <= _WIDEST:
            raise SyntaxProblem(f"a size of {size}", place)
        return size

    def _attribute(self) -> Attribute:
        place = self.token.place
        self._deeper(place)
        found: Attribute
        if self.token.kind == "number":
            found = self.number()
        elif self.token.kind == "string":
            found = self.take("string", "a string").text[1:-1]
        elif self.at("[", "(", "{"):
            found = tuple(self.enclosed(self.token.text, self._attribute))
        elif self.at("true", "false"):
            found = self.next().text == "true"
        else:
            found = Name(self.name())
        self.depth -= 1
        return found

    def _deeper(self, place: Place) -> None:
        self.depth += 1
        if self.depth > _DEPTH:
            raise Unsupported("(", place, f"more than {_DEPTH} levels of nesting")


def used_by(node: Node) -> list[str]:
    """The nodes that a node uses; names of functions stand after keywords of their own."""
    found = list(node.operands)
    if node.operation == "literal":  # of which a token is a word
        return found
    pending = [
        value for key, value in node.attributes.items() if key not in ("to_apply", "body", "channel", "state_element")
    ]
    while pending:
        value = pending.pop()
        if isinstance(value, Name):
            found.append(value.text)
        elif isinstance(value, tuple):
            pending += value
    return found
