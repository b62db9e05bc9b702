"""The text of Tile IR as a tree of statements: one a line, with regions in braces."""

from __future__ import annotations

import re

from msgspec import Struct, field

from frontends.errors import SyntaxProblem
from interp.ir import Place

_STATEMENT = re.compile(r"(?:(%[\w%,: -]+?) = )?(\w+)\b(.*)")
_RESULT = re.compile(r"(%[\w-]+)(?::(\d+))?")
_HINTS = re.compile(r"\s*optimization_hints=<[^{}>]*(?:\{[^}]*\}[^{}>]*)*>")
_NAME = re.compile(r"%[\w#-]+")


class Region(Struct):
    """`arguments` as the text names them, with their types."""

    arguments: list[tuple[str, str]] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)


class Statement(Struct):
    """`results` by their names, with `#` and a number where they come together; `rest` is what follows `name`,
    without the types behind the last colon, which are in `types`. `offset` counts characters from the start of the
    text."""

    place: Place
    offset: int
    results: list[str]
    name: str
    rest: str
    types: str
    regions: list[Region] = field(default_factory=list)

    @property
    def operands(self) -> list[str]:
        """All names in the order of the text."""
        return _NAME.findall(self.rest)

    @property
    def modifiers(self) -> str:
        """What stands beside the operands."""
        return " ".join(_NAME.sub(" ", self.rest).replace(",", " ").split())


def parse(text: str, file: str) -> list[Statement]:
    """The entries of a text. Raises `SyntaxProblem`."""
    top = Region()
    open_: list[tuple[Region, Statement | None]] = [(top, None)]
    offset = 0
    for number, line in enumerate(text.split("\n"), 1):
        content = line.strip()
        start = offset + len(line) - len(line.lstrip())
        place = Place(file, number, start - offset + 1)
        offset += len(line) + 1
        region, owner = open_[-1]
        if not content or content.startswith("//"):
            continue
        if content.startswith("}"):
            if owner is None:
                raise SyntaxProblem("a closing brace without an opening one", place)
            open_.pop()
            rest = content[1:].strip()
            if rest == "else {":
                owner.regions.append(Region())
                open_.append((owner.regions[-1], owner))
            elif rest:
                raise SyntaxProblem(f"'{rest}' after a closing brace", place)
            continue
        if content.startswith("(") and content.endswith("{"):
            if not region.statements:
                raise SyntaxProblem("a region without a statement before it", place)
            last = region.statements[-1]
            last.regions.append(Region(_arguments(content[1 : content.rindex(")")])))
            open_.append((last.regions[-1], last))
            continue
        statement = _statement(content.removesuffix("{"), place, start)
        region.statements.append(statement)
        if content.endswith("{"):
            statement.regions.append(Region())
            open_.append((statement.regions[-1], statement))
    if len(open_) > 1:
        raise SyntaxProblem("the text ends in the middle of a region", open_[-1][1].place if open_[-1][1] else None)
    return top.statements


def _statement(text: str, place: Place, offset: int) -> Statement:
    found = _STATEMENT.fullmatch(_HINTS.sub("", text).strip())
    if found is None:
        raise SyntaxProblem(f"expected a statement of Tile IR, found '{text.strip()}'", place)
    rest = found[3]
    if found[2] == "entry":
        return Statement(place, offset, [], "entry", rest, "")
    body, typed, types = rest.rpartition(" : ")
    if not typed or found[2] == "for":  # the types of which stand in the middle
        body, types = rest, ""
    results = []
    for name, count in _RESULT.findall(found[1] or ""):
        results += [f"{name}#{at}" for at in range(int(count))] if count else [name]
    return Statement(place, offset, results, found[2], body, types.strip())


def _arguments(text: str) -> list[tuple[str, str]]:
    found = []
    for each in split(text):
        name, _, type = each.partition(":")
        found.append((name.strip(), type.strip()))
    return found


def split(text: str) -> list[str]:
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
