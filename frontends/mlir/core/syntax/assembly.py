"""Custom forms that are declared in one line each.

    declare("tt.store", "%ptr, %value <, %mask> <cacheModifier = $cache:CACHE> {} : !ptr", segments=True, infer={...})

declares the form of one operation, from behind its name on. Its parts, with blanks where they are wanted:

| part | reads |
|---|---|
| `%name`, `%name*` | an operand; operands with commas between, or none |
| `$name`, `$name:KIND` | an attribute without a type of its own; one of a kind that is given in `kinds` |
| `{}` | a dictionary of further attributes, which may be missing |
| `!name`, `!name*` | the type of an operand or result; types with commas between |
| `!name:dialect.type` | the same, for a type that may be spelled without its name, from its `<` on |
| `!()` | the types of all results and of the operands that have none yet, as in `(i32, i32) -> i32` |
| `^name` | a region in braces |
| `<...>` | what may be missing: it is there if its first part, of one token, is |
| `<... | ...>` | each of these at most once, in any order |
| `'...'`, anything else | these tokens |

A name that is no operand is that of a result. Types that the form does not spell are found by `infer` from those that
it does. An attribute that stands twice is an error; that none is read past is for the operation's handler to see to.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec import Struct, field

from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, Region, form
from frontends.mlir.core.syntax.functions import symbol_name

Kind = Callable[[Cursor], str]
"""Reads an attribute, and gives its text in generic form; nothing for a unit attribute."""

Types = Mapping[str, Sequence[str]]
"""The types of operands and results, by name."""

_PART = re.compile(
    r"%(?P<value>\w+)(?P<values>\*)?|\$(?P<attribute>\w+)(?::(?P<kind>\w+))?|(?P<signature>!\(\))"
    r"|!(?P<type>\w+)(?P<types>\*)?(?::(?P<prefix>[\w.]+))?|(?P<dictionary>\{\})|'(?P<quoted>[^']+)'"
    r"|\^(?P<region>\w+)|(?P<mark>[<>|])|(?P<literal>->|[\w.]+|[^\s\w])"
)


class _Found(Struct):
    """What was read of one operation."""

    values: dict[str, list[str]] = field(default_factory=dict)
    types: dict[str, list[str]] = field(default_factory=dict)
    attributes: dict[str, str] = field(default_factory=dict)
    regions: dict[str, Region] = field(default_factory=dict)
    signature: tuple[list[str], list[str]] | None = None

    def add(self, cursor: Cursor, attributes: Mapping[str, str]) -> None:
        self.attributes = cursor.added(self.attributes, attributes)


class _Part(Struct, frozen=True):
    """A part of a form. `begins` says whether it is at hand, for those that may be missing."""

    read: Callable[[Cursor, _Found], None]
    begins: Callable[[Cursor], bool]


def one_of(name: str, cases: Mapping[str, int], type: str = "i32") -> Kind:
    """A case of the enumeration `name`, which generic form has as a number."""

    def read(cursor: Cursor) -> str:
        token = cursor.token
        word = cursor.word(f"a case of {name}")
        if word not in cases:
            cursor.fail(f"expected a case of {name} ({', '.join(cases)}), found {token}", token)
        return f"{cases[word]} : {type}"

    return read


def _integers(cursor: Cursor) -> str:
    """Numbers with commas between."""
    numbers = [cursor.integer()]
    while cursor.accept(","):
        numbers.append(cursor.integer())
    return f"array<i32: {', '.join(map(str, numbers))}>"


_KINDS: dict[str, Kind] = {
    "integers": _integers,
    "name": lambda cursor: symbol_name(cursor.symbol()),  # that a symbol is defined by
    "number": lambda cursor: f"{cursor.integer()} : i32",
    "result_name": lambda cursor: cursor.string() if cursor.accept("name") else f'"{cursor.result_name()}"',
    "set": lambda cursor: "",  # a unit attribute, for which a word stands in front of this
    "string": Cursor.string,
    "symbol": Cursor.symbol,
}
"""The kinds of attributes that every form has."""

Infer = Mapping[str, Callable[[Types], str]]
"""What finds the type of a value from those that are spelled. Raises `ValueError` where these have none of them."""


def same(name: str) -> Callable[[Types], str]:
    """The type of another value."""
    return lambda types: types[name][0]


def always(type: str) -> Callable[[Types], str]:
    """A type that values of an operation have in any case."""
    return lambda types: type


def declare(
    names: str,
    text: str,
    *,
    operands: str = "",
    segments: bool = False,
    infer: Infer | None = None,
    kinds: Mapping[str, Kind] | None = None,
    defaults: Mapping[str, str] | None = None,
) -> None:
    """Registers the form of the operations `names`, which have blanks between. `operands` is their order in generic
    form, where it is not that of the text. With `segments` generic form says how many there are of each. Attributes
    that are not given are those of `defaults`."""
    read = assembly(text, operands=operands, segments=segments, infer=infer, kinds=kinds, defaults=defaults)
    read.__module__ = sys._getframe(1).f_globals["__name__"]  # whose form it is
    form(*names.split())(read)


def assembly(
    text: str,
    *,
    operands: str = "",
    segments: bool = False,
    infer: Infer | None = None,
    kinds: Mapping[str, Kind] | None = None,
    defaults: Mapping[str, str] | None = None,
) -> Callable[[Cursor], Generic]:
    """What reads an operation of the form `text`; see `declare`."""
    parts, rest = _parts(list(_PART.finditer(text)), _KINDS | dict(kinds or {}))
    assert not rest, text
    spelled = [each["value"] for each in _PART.finditer(text) if each["value"]]
    order = operands.split() or spelled
    assert sorted(order) == sorted(spelled), text
    results = [each["type"] for each in _PART.finditer(text) if each["type"] and each["type"] not in order]
    regions = [each["region"] for each in _PART.finditer(text) if each["region"]]
    results += [name for name in infer or () if name not in order and name not in results]

    def read(cursor: Cursor) -> Generic:
        found = _Found()
        for part in parts:
            part.read(cursor, found)
        if found.signature is not None:
            _spread(cursor, found, order)
        elif infer:
            _infer(cursor, found, infer, results)
        for name, value in (defaults or {}).items():
            found.attributes.setdefault(name, value)
        generic = _generic(cursor, found, order, results, segments)
        generic.regions = [found.regions.get(name, Region(0, 0)) for name in regions]
        return generic

    return read


def _generic(cursor: Cursor, found: _Found, order: list[str], results: list[str], segments: bool) -> Generic:
    pairs: list[tuple[str, str]] = []
    for name in order:
        values = found.values.get(name, [])
        types = found.types.get(name)
        if types is None:
            types = [cursor.type_of(value) for value in values]
        if len(types) != len(values):
            cursor.fail(f"{len(values)} values of '{name}' with {len(types)} types")
        pairs += zip(values, types, strict=True)
    if segments:
        sizes = ", ".join(str(len(found.values.get(name, []))) for name in order)
        found.add(cursor, {"operandSegmentSizes": f"array<i32: {sizes}>"})
    given = found.signature[1] if found.signature else [type for name in results for type in found.types.get(name, [])]
    return Generic(pairs, given, found.attributes)


def _infer(cursor: Cursor, found: _Found, rules: Infer, results: list[str]) -> None:
    """Finds the types that are not spelled, those of operands that are missing as well: others may follow from them."""
    known: dict[str, Sequence[str]] = dict(found.types)
    for name, rule in rules.items():
        if name not in known:
            try:
                known[name] = [rule(known)]
            except ValueError as problem:
                cursor.fail(str(problem))
            found.types[name] = [*known[name]] * (1 if name in results else len(found.values.get(name, [])))


def _spread(cursor: Cursor, found: _Found, order: list[str]) -> None:
    """Gives each operand its type of those of all."""
    assert found.signature is not None
    types = list(found.signature[0])
    order = [name for name in order if name not in found.types]
    count = sum(len(found.values.get(name, [])) for name in order)
    if count != len(types):
        cursor.fail(f"{count} operands with {len(types)} types")
    for name in order:
        own = len(found.values.get(name, []))
        found.types[name], types = types[:own], types[own:]


# -- parts -------------------------------------------------------------------------------------------------------------


def _parts(tokens: list[re.Match[str]], kinds: Mapping[str, Kind]) -> tuple[list[_Part], list[re.Match[str]]]:
    """The parts up to the end of a group, and the tokens from there on."""
    parts: list[_Part] = []
    while tokens and tokens[0]["mark"] not in (">", "|"):
        token, tokens = tokens[0], tokens[1:]
        if token["mark"] == "<":
            clauses: list[list[_Part]] = []
            while True:
                clause, tokens = _parts(tokens, kinds)
                clauses.append(clause)
                mark, tokens = tokens[0]["mark"], tokens[1:]
                if mark == ">":
                    break
            parts.append(_Part(partial(_read_clauses, clauses), lambda cursor: True))
        else:
            parts.append(_part(token, kinds))
    return parts, tokens


def _part(token: re.Match[str], kinds: Mapping[str, Kind]) -> _Part:
    if token["value"]:
        return _Part(partial(_read_values, token["value"], bool(token["values"])), _at_value)
    if token["attribute"]:
        kind = kinds[token["kind"]] if token["kind"] else Cursor.untyped_attribute
        return _Part(partial(_read_attribute, token["attribute"], kind), lambda cursor: True)
    if token["type"]:
        prefix = token["prefix"] or ""
        return _Part(partial(_read_type, token["type"], prefix, bool(token["types"])), _at_type)
    if token["signature"]:
        return _Part(_read_signature, lambda cursor: cursor.at("("))
    if token["dictionary"]:
        return _Part(_read_dictionary, lambda cursor: cursor.at("{"))
    if token["region"]:
        return _Part(partial(_read_region, token["region"]), lambda cursor: cursor.at("{"))
    literal = token["quoted"] or token["literal"]
    return _Part(lambda cursor, found: _ignore(cursor.expect(literal)), lambda cursor: cursor.at(literal))


def _ignore(_: object) -> None:
    """What a literal is has no use."""


def _at_value(cursor: Cursor) -> bool:
    return cursor.token.kind == "value"


def _at_type(cursor: Cursor) -> bool:
    return cursor.token.kind in ("word", "type") or cursor.at("(")


def _read_values(name: str, many: bool, cursor: Cursor, found: _Found) -> None:
    values = found.values.setdefault(name, [])
    if many and not _at_value(cursor):
        return
    values.append(cursor.value())
    while many and cursor.at(",") and cursor.tokens[cursor.position + 1].kind == "value":
        cursor.expect(",")
        values.append(cursor.value())


def _read_attribute(name: str, kind: Kind, cursor: Cursor, found: _Found) -> None:
    found.add(cursor, {name: kind(cursor)})


def _read_type(name: str, prefix: str, many: bool, cursor: Cursor, found: _Found) -> None:
    types = found.types.setdefault(name, [])
    if many and cursor.token.kind not in ("word", "type") and not cursor.at("("):
        return
    while True:
        types.append(f"!{prefix}{cursor.angles()}" if prefix and cursor.at("<") else cursor.type())
        if not many or not cursor.accept(","):
            return


def _read_signature(cursor: Cursor, found: _Found) -> None:
    types = cursor.enclosed("(", cursor.type)
    cursor.expect("->")
    found.signature = types, cursor.type_list()


def _read_dictionary(cursor: Cursor, found: _Found) -> None:
    found.add(cursor, cursor.optional_dictionary())


def _read_region(name: str, cursor: Cursor, found: _Found) -> None:
    found.regions[name] = cursor.region()


def _read_clauses(clauses: list[list[_Part]], cursor: Cursor, found: _Found) -> None:
    left = list(clauses)
    while True:
        clause = next((each for each in left if _is_at(each, cursor)), None)
        if clause is None:
            return
        left.remove(clause)
        for part in clause:
            part.read(cursor, found)


def _is_at(clause: list[_Part], cursor: Cursor) -> bool:
    """Whether a clause begins here. A comma says so only together with the part behind it."""
    if not clause[0].begins(cursor):
        return False
    if len(clause) == 1 or not cursor.at(","):
        return True
    cursor.position += 1
    begins = clause[1].begins(cursor)
    cursor.position -= 1
    return begins
