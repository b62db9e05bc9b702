"""The reader of XLS IR. Procs, blocks and channels are left out."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass

from frontends.errors import SyntaxProblem, Unsupported
from frontends.xls.syntax import Array, Attribute, Bits, Function, Name, Node, Parameter, Token, Tuple, Type, width_of
from interp.ir import Place

_TOKEN = re.compile(
    r"""
    (?P<space>\s+|//[^\n]*)
  | (?P<number>-?(?:0x[0-9a-fA-F_]+|0b[01_]+|\d[\d_]*))
  | (?P<name>[A-Za-z_][\w.$]*)
  | (?P<text>"(?:[^"\\]|\\.)*")
  | (?P<symbol>->|[-:,=\#!()\[\]{}])
    """,
    re.VERBOSE,
)
_DEPTH = 64  # of types and values in one another
_WIDEST = 1 << 20  # bits of a value
_IGNORED = ("pos", "id")


def read(text: str, file: str) -> dict[str, Function]:
    """The functions of a package, by name. Raises `SyntaxProblem`, and `Unsupported` for what is no function."""
    return _Parser(text, file).package()


@dataclass(frozen=True, slots=True)
class _Word:
    kind: str
    text: str
    start: int


class _Parser:
    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.lines = [0, *(match.end() for match in re.finditer("\n", text))]
        self.words = self._words(text)
        self.at = 0
        self.depth = 0

    # -- words ---------------------------------------------------------------------------------------------------------

    def _words(self, text: str) -> list[_Word]:
        found: list[_Word] = []
        at = 0
        while at < len(text):
            match = _TOKEN.match(text, at)
            if match is None:
                raise SyntaxProblem(f"'{text[at]}' is nothing that XLS IR has", self.place(at))
            if match.lastgroup != "space":
                found.append(_Word(match.lastgroup or "", match.group(), at))
            at = match.end()
        found.append(_Word("end", "the end of the text", at))
        return found

    def place(self, start: int | None = None) -> Place:
        """The place of an offset, or of the word at hand."""
        start = self.word.start if start is None else start
        line = bisect_right(self.lines, start)
        return Place(self.file, line, start - self.lines[line - 1] + 1)

    @property
    def word(self) -> _Word:
        return self.words[self.at]

    def accept(self, text: str) -> bool:
        if self.word.text != text or self.word.kind in ("text", "end"):
            return False
        self.at += 1
        return True

    def expect(self, text: str) -> None:
        if not self.accept(text):
            raise SyntaxProblem(f"expected '{text}' instead of '{self.word.text}'", self.place())

    def take(self, kind: str, what: str) -> str:
        if self.word.kind != kind:
            raise SyntaxProblem(f"expected {what} instead of '{self.word.text}'", self.place())
        self.at += 1
        return self.words[self.at - 1].text

    def name(self) -> str:
        return self.take("name", "a name")

    def number(self) -> int:
        return int(self.take("number", "a number").replace("_", ""), 0)

    # -- packages ------------------------------------------------------------------------------------------------------

    def package(self) -> dict[str, Function]:
        found: dict[str, Function] = {}
        self.expect("package")
        self.name()
        while self.word.kind != "end":
            place = self.place()
            if self.accept("#"):
                self._attributes()
                continue
            if self.accept("file_number"):
                self.number()
                self.take("text", "the name of a file")
                continue
            top = self.accept("top")
            if not self.accept("fn"):
                raise Unsupported(self.word.text, place, "only functions of XLS IR are modelled")
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
            if self.word.kind == "end":
                raise SyntaxProblem("expected ']'", self.place())
            depth += {"[": 1, "]": -1}.get(self.word.text, 0) if self.word.kind == "symbol" else 0
            self.at += 1

    def _function(self, place: Place, top: bool) -> Function:
        name = self.name()
        self.expect("(")
        parameters: list[Parameter] = []
        while not self.accept(")"):
            if parameters:
                self.expect(",")
            parameter = self.name()
            self.expect(":")
            parameters.append(Parameter(parameter, self._type()))
            if self.accept("id"):
                self.expect("=")
                self.number()
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

    def _node(self, function: Function, known: set[str]) -> None:
        while self.accept("#"):
            self._attributes()
        returned = self.accept("ret")
        place = self.place()
        name = self.name()
        self.expect(":")
        type = self._type()
        self.expect("=")
        operation = self.name()
        operands: list[str] = []
        attributes: dict[str, Attribute] = {}
        self.expect("(")
        first = True
        while not self.accept(")"):
            if not first:
                self.expect(",")
            first = False
            at = self.place()
            word = self.name()
            if self.accept("="):
                if word in attributes:
                    raise SyntaxProblem(f"'{word}' stands twice", at)
                attributes[word] = self._attribute()
            elif attributes:
                raise SyntaxProblem(f"'{word}' stands behind what has a name", at)
            else:
                operands.append(word)
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

    # -- types and values ----------------------------------------------------------------------------------------------

    def _type(self) -> Type:
        place = self.place()
        self._deeper(place)
        found: Type
        if self.accept("("):
            elements: list[Type] = []
            while not self.accept(")"):
                if elements:
                    self.expect(",")
                elements.append(self._type())
            found = Tuple(tuple(elements))
        elif self.accept("token"):
            found = Token()
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
        place = self.place()
        size = self.number()
        if not 0 <= size <= _WIDEST:
            raise SyntaxProblem(f"a size of {size}", place)
        return size

    def _attribute(self) -> Attribute:
        place = self.place()
        self._deeper(place)
        found: Attribute
        if self.word.kind == "number":
            found = self.number()
        elif self.word.kind == "text":
            found = self.take("text", "a text")[1:-1]
        elif self.word.text in ("[", "(", "{"):
            close = {"[": "]", "(": ")", "{": "}"}[self.word.text]
            self.at += 1
            elements: list[Attribute] = []
            while not self.accept(close):
                if elements:
                    self.expect(",")
                elements.append(self._attribute())
            found = tuple(elements)
        elif self.accept("true") or self.accept("false"):
            found = self.words[self.at - 1].text == "true"
        else:
            found = Name(self.name())
        self.depth -= 1
        return found

    def _deeper(self, place: Place) -> None:
        self.depth += 1
        if self.depth > _DEPTH:
            raise Unsupported("(", place, f"more than {_DEPTH} levels in one another")


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
