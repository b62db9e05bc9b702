"""The text of Tile IR as trees of statements, whichever form it is in: that of the dialect, with or without its name in
front of operations and types, as cuTile prints it, or generic."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct, field

from frontends.errors import SyntaxProblem, Unsupported
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Argument, Generic
from frontends.mlir.core.syntax.forms import Region as Span
from frontends.mlir.core.syntax.generic import read_generic
from frontends.mlir.core.syntax.lexer import Tokens, tokenize
from frontends.tileir.forms import FORMS, SEGMENTS, UNTYPED
from interp.ir import Place
from interp.text.source import Source

DIALECT = "cuda_tile."
_TABLES = ("builtin.module", "module", "cuda_tile.module")
_ENTRIES = ("entry", "testing$func")
_ENUMERATION = re.compile(
    r"#cuda_tile\.(?:signedness|overflow|rounding|comparison_ordering|comparison_predicate|symbol_visibility)<(.*)>"
)
_PREDICATE = re.compile(r"#cuda_tile\.(\w+<.*>)", re.DOTALL)
# The enumerations that generic form has as numbers.
_CASES = {
    "memory_ordering_semantics": ("weak", "relaxed", "acquire", "release", "acq_rel"),
    "memory_scope": ("tl_blk", "device", "sys"),
    "mode": ("and", "or", "xor", "add", "addf", "max", "min", "umax", "umin", "xchg"),
}
_CASE = re.compile(r"(\d+) : i32")
_SAYS_NOTHING = frozenset(("optimization_hints",))
_MOST_NESTED = 64
# The operand that has the type of the first result.
_SAME = {"offset": 0, "atomic_rmw_tko": 1, "atomic_cas_tko": 2}


class Region(Struct):
    """`arguments` by their names, with their types, and where they stand."""

    arguments: list[tuple[str, str]] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)


class Statement(Struct):
    """`name` is without the dialect's. Names of values are those of the text, and others where the text has one twice;
    types are without the dialect's name and without blanks. `groups` are the `operands` by what they are for; an
    attribute is the word that it is, or its text. `offset` counts characters from the start of the text."""

    place: Place
    offset: int
    name: str
    operands: list[str]
    groups: list[list[str]]
    operand_types: list[str]
    attributes: dict[str, str]
    results: list[str]
    types: list[str]
    regions: list[Region] = field(default_factory=list)

    def optional(self, group: int) -> str | None:
        """The operand of a group of one or none."""
        return self.groups[group][0] if group < len(self.groups) and self.groups[group] else None


class Head(Struct):
    """An entry whose body is not read yet; `offset` is where its name stands, `places` where its arguments do."""

    name: str
    place: Place
    offset: int
    attributes: dict[str, str]
    arguments: list[tuple[str, str]]
    places: list[int]
    results: list[str]
    span: Span
    scope: dict[str, str]


class Program:
    """The entries of a text, in its order. Raises `SyntaxProblem`, and `Unsupported` for what stands beside them."""

    def __init__(self, text: str, file: str) -> None:
        self._tokens: Tokens = tokenize(Source(text, file))
        self._aliases: dict[str, str] = {}
        self._names: dict[str, int] = {}  # how often each name was defined
        self._types: dict[str, str] = {}  # by the names of values
        self._depth = 0
        self.entries: list[Head] = []
        self._table(0, len(self._tokens.tokens) - 1, inside=True)

    # -- symbols -------------------------------------------------------------------------------------------------------

    def _table(self, position: int, end: int, inside: bool) -> None:
        """What stands in a module; the dialect's names need no prefix where it is `inside` one of the dialect."""
        while position < end:
            token = self._tokens.tokens[position]
            if token.kind in ("alias", "type") and self._tokens.tokens[position + 1].text == "=":
                position = self._alias(position)
                continue
            cursor = self._cursor(position)
            name = cursor.next().text
            quoted = name.startswith('"')
            name = name.strip('"')
            own = name.removeprefix(DIALECT)
            if token.kind not in ("word", "string") or not (
                name in _TABLES or ((name.startswith(DIALECT) or inside) and own in (*_ENTRIES, "global"))
            ):
                if token.kind == "word":
                    raise Unsupported(name, token.place, "outside of an entry")
                raise SyntaxProblem(f"expected an entry of Tile IR, found {token}", token.place)
            read = FORMS["module" if name in _TABLES else own]
            generic = read_generic(cursor, _generic_region) if quoted else read(cursor)
            self._skip_location(cursor)
            position = cursor.position
            if name in _TABLES:
                for each in generic.regions:
                    self._depth += 1
                    if self._depth > _MOST_NESTED:
                        raise SyntaxProblem(f"modules are nested more than {_MOST_NESTED} deep", token.place)
                    self._table(each.start, each.end, name.startswith(DIALECT))
                    self._depth -= 1
            elif own in _ENTRIES:
                self.entries.append(self._head(own, generic, token.place, token.start))

    def _alias(self, position: int) -> int:
        """Reads `#name = ...` or `!name = ...`, and gives the position behind it."""
        name = self._tokens.tokens[position]
        cursor = self._cursor(position + 2)
        if name.kind == "type":
            self._aliases[name.text] = self._type(cursor.type())
        elif cursor.at("loc"):
            cursor.next()
            cursor.position = cursor.closing() + 1
        else:
            cursor.attribute()
        return cursor.position

    def _head(self, kind: str, generic: Generic, place: Place, offset: int) -> Head:
        scope: dict[str, str] = {}
        if len(generic.regions) != 1:
            raise SyntaxProblem("an entry without a body", place)
        region, arguments = self._arguments(generic.regions[0])
        named = self._arguments_defined(arguments, scope)
        attributes = {name: self._attribute(name, text) for name, text in generic.attributes.items()}
        type = attributes.pop("function_type", "")
        results = _split(type.rpartition("->")[2].strip().removeprefix("(").removesuffix(")"))
        places = [each.offset for each in arguments]
        types = [self._type(each) for each in results]
        return Head(
            attributes.get("sym_name", "").strip('"'), place, offset, attributes, named, places, types, region, scope
        )

    def body(self, entry: Head) -> Region:
        """The statements of an entry. Raises `SyntaxProblem` and `Unsupported`."""
        return Region(entry.arguments, self._statements(entry.span, dict(entry.scope)))

    # -- statements ----------------------------------------------------------------------------------------------------

    def _statements(self, span: Span, scope: dict[str, str]) -> list[Statement]:
        found: list[Statement] = []
        position = span.start
        while position < span.end:
            statement, position = self._statement(position, scope)
            found.append(statement)
        return found

    def _statement(self, position: int, scope: dict[str, str]) -> tuple[Statement, int]:
        cursor = self._cursor(position)
        names = self._result_names(cursor)
        token = cursor.next()
        name = token.text.strip('"')
        own = name.removeprefix(DIALECT)
        if token.kind not in ("word", "string"):
            raise SyntaxProblem(f"expected a statement of Tile IR, found {token}", token.place)
        cursor = Cursor(self._tokens, cursor.position, len(names), lambda value, at: UNTYPED)
        if token.kind == "string":
            generic = read_generic(cursor, _generic_region)
        else:
            read = FORMS.get(own) if own == name.rpartition(".")[2] or own != name else None
            if read is None:
                raise Unsupported(name if "." in name else f"{DIALECT}{name}", token.place)
            generic = read(cursor)
        self._skip_location(cursor)
        if names and len(names) != len(generic.results):
            raise SyntaxProblem(f"{len(names)} names of {len(generic.results)} results", token.place)
        if generic.successors:
            raise Unsupported(name, token.place, "with successors")
        operands = [self._lookup(value, scope, token.place) for value, _ in generic.operands]
        types = [self._type(type) for _, type in generic.operands]
        for (value, _), operand, type in zip(generic.operands, operands, types, strict=True):
            if type != UNTYPED and type != self._types[operand]:
                raise SyntaxProblem(f"'{value}' is of type {self._types[operand]}, not {type}", token.place)
        self._require_same(own, types, [self._type(each) for each in generic.results], token.place)
        regions = [self._region(each, scope, token.place) for each in generic.regions]
        attributes = {key: self._attribute(key, text) for key, text in generic.attributes.items()}
        statement = Statement(
            token.place,
            token.start,
            own if own != name or "." not in name else name,
            operands,
            _groups(operands, attributes.pop(SEGMENTS, ""), token.place),
            types,
            {key: value for key, value in attributes.items() if key not in _SAYS_NOTHING},
            [],
            [self._type(each) for each in generic.results],
            regions,
        )
        given = zip(names or [""] * len(generic.results), statement.types, strict=True)
        statement.results = [self._define(each, type, scope) for each, type in given]
        return statement, cursor.position

    def _require_same(self, name: str, operands: list[str], results: list[str], place: Place) -> None:
        """Raises `SyntaxProblem` where a result is not of the type of the operand that it has to be of."""
        at = _SAME.get(name)
        if at is not None and len(operands) > at and results and operands[at] not in (UNTYPED, results[0]):
            raise SyntaxProblem(f"a result of type {results[0]} of '{name}' on {operands[at]}", place)

    def _result_names(self, cursor: Cursor) -> list[str]:
        """`%a, %b:2 = `"""
        found: list[str] = []
        while cursor.token.kind == "value":
            name = cursor.value()
            if cursor.accept(":"):
                count = cursor.integer()
                if not 0 < count <= 1024:
                    cursor.fail(f"{count} results")
                found += [f"{name}#{at}" for at in range(count)]
            else:
                found.append(name)
            if not cursor.accept(","):
                cursor.expect("=")
                break
        return found

    def _region(self, span: Span, scope: dict[str, str], place: Place) -> Region:
        """A region sees the values around it; what it defines is not seen there."""
        self._depth += 1
        if self._depth > _MOST_NESTED:
            raise SyntaxProblem(f"regions are nested more than {_MOST_NESTED} deep", place)
        inner = dict(scope)
        span, arguments = self._arguments(span)
        named = self._arguments_defined(arguments, inner)
        region = Region(named, self._statements(span, inner))
        self._depth -= 1
        return region

    def _arguments(self, span: Span) -> tuple[Span, Sequence[Argument]]:
        """What is behind the head of a region's first block, and its arguments: those of a head in the text, as generic
        form has it, or those of the custom form."""
        if span.start >= span.end or self._tokens.tokens[span.start].kind != "block":
            return span, span.arguments
        cursor = self._cursor(span.start + 1)
        found: list[Argument] = []

        def argument() -> None:
            found.append(cursor.typed_argument())
            self._skip_location(cursor)

        if cursor.at("("):
            cursor.enclosed("(", argument)
        cursor.expect(":")
        return Span(cursor.position, span.end), found

    def _skip_location(self, cursor: Cursor) -> None:
        """Where an operation comes from says nothing of what it does."""
        if cursor.at("loc") and cursor.tokens[cursor.position + 1].text == "(":
            cursor.next()
            cursor.position = cursor.closing() + 1

    def _cursor(self, position: int) -> Cursor:
        return Cursor(self._tokens, position, 0, lambda value, at: UNTYPED)

    # -- names, types and attributes -----------------------------------------------------------------------------------

    def _arguments_defined(self, arguments: Sequence[Argument], scope: dict[str, str]) -> list[tuple[str, str]]:
        typed = [(each.name, self._type(each.type)) for each in arguments]
        return [(self._define(name, type, scope), type) for name, type in typed]

    def _define(self, name: str, type: str, scope: dict[str, str]) -> str:
        count = self._names.get(name, 0)
        self._names[name] = count + 1
        unique = f"{name}'{count}" if count or not name else name
        self._types[unique] = type
        if name:
            scope[name] = unique
            if name.endswith("#0"):
                scope[name.removesuffix("#0")] = unique
        return unique

    def _lookup(self, name: str, scope: dict[str, str], place: Place) -> str:
        found = scope.get(name) or scope.get(name.removesuffix("#0"))
        if found is None:
            raise SyntaxProblem(f"the tile '{name}' is not defined here", place)
        return found

    def _type(self, text: str) -> str:
        text = re.sub(r"!?\bcuda_tile\.", "", text)
        text = re.sub(r"![\w$.]+", lambda found: self._aliases.get(found[0], found[0]), text)
        return re.sub(r"\s+", "", text)

    def _attribute(self, name: str, text: str) -> str:
        """The word that an attribute is, or its text."""
        if (found := _ENUMERATION.fullmatch(text)) or (found := _PREDICATE.fullmatch(text)):
            return found[1]
        case = _CASE.fullmatch(text)
        if case is not None and name in _CASES and int(case[1]) < len(_CASES[name]):
            return _CASES[name][int(case[1])]
        if text.startswith("<") and name in ("overflow", "rounding", "rounding_mode"):
            return text[1:-1].strip()
        return text


def _generic_region(cursor: Cursor) -> Span:
    return cursor.region()


def _groups(operands: list[str], sizes: str, place: Place) -> list[list[str]]:
    """The operands by what they are for; one group where the operation does not say."""
    counts = [int(each) for each in re.findall(r"\d+", sizes.partition(":")[2])]
    if not counts:
        return [operands]
    if sum(counts) != len(operands):
        raise SyntaxProblem(f"{len(operands)} operands in groups of {counts}", place)
    found, at = [], 0
    for count in counts:
        found.append(operands[at : at + count])
        at += count
    return found


def _split(text: str) -> list[str]:
    """The parts of a list between its commas, not those in brackets."""
    parts, depth, start = [], 0, 0
    for at, character in enumerate(text):
        if character in "<([{":
            depth += 1
        elif character in ">)]}":
            depth -= 1
        elif character == "," and not depth:
            parts.append(text[start:at].strip())
            start = at + 1
    last = text[start:].strip()
    return [*parts, last] if last else parts
