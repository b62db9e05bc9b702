"""The reader of XLS IR. Procs, blocks and channels are left out."""

from __future__ import annotations

from frontends.errors import SyntaxProblem, Unsupported
from frontends.text.cursor import Cursor
from frontends.xls import syntax
from frontends.xls.syntax import Array, Attribute, Bits, Function, Name, Node, Parameter, Tuple, Type, width_of
from interp.ir import Place
from interp.text.lexer import SKIPPED, Lexer
from interp.text.source import Source

_LEXER = Lexer(
    {
        SKIPPED: r"\s+ | //[^\n]*",
        "number": r"-?(?:0x[0-9a-fA-F_]+|0b[01_]+|\d[\d_]*)",
        "word": r"[A-Za-z_][\w.$]*",
        "string": r'"(?:[^"\\]|\\.)*"',
        "punctuation": r"-> | [-:,=\#!()\[\]{}]",
    },
    SyntaxProblem,
)
_DEPTH = 64  # of types and values in one another
_WIDEST = 1 << 20  # bits of a value
_IGNORED = ("pos", "id")


def read(text: str, file: str) -> dict[str, Function]:
    """The functions of a package, by name. Raises `SyntaxProblem`, and `Unsupported` for what is no function."""
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

    def package(self) -> dict[str, Function]:
        found: dict[str, Function] = {}
        self.expect("package")
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
            top = self.accept("top")
            if not self.accept("fn"):
                raise Unsupported(self.token.text, place, "only functions of XLS IR are modelled")
            function = self._function(place, top)
            if function.name in found:
                raise SyntaxProblem(f"the function '{function.name}' is defined twice", place)
            found[function.name] = function
        return found

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
        name = self.name()
        parameters = self.enclosed("(", self._parameter)
        self.expect("->")
        function = Function(name, tuple(parameters), self._type(), place, top)
        known = {parameter.name for parameter in parameters}
        if len(known) < len(parameters):
            raise SyntaxProblem(f"two parameters of '{name}' have one name", place)
        self.expect("{")
        while not self.accept("}"):
            self._node(function, known)
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
        place = self.token.place
        name = self.name()
        self.expect(":")
        type = self._type()
        self.expect("=")
        operation = self.name()
        operands, attributes = self._operands()
        repeated = operation == "param" and attributes.get("name") == Name(name)
        if name in known and not repeated:
            raise SyntaxProblem(f"'{name}' is defined twice", place)
        kept = {key: value for key, value in attributes.items() if key not in _IGNORED}
        node = Node(name, type, operation, tuple(operands), kept, place)
        if not repeated:
            for used in _used(node):
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


def _used(node: Node) -> list[str]:
    """The nodes that a node uses; names of functions stand after keywords of their own."""
    found = list(node.operands)
    pending = [value for key, value in node.attributes.items() if key not in ("to_apply", "body")]
    while pending:
        value = pending.pop()
        if isinstance(value, Name):
            found.append(value.text)
        elif isinstance(value, tuple):
            pending += value
    return found
