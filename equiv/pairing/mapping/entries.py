"""What the user says belongs together: `result0=arg3`, `arg1=arg0:transpose(1,0)`, `A=B:affine_map<(i) -> (i, 0)>`."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from equiv.errors import WrongUse
from interp import ir

FORM = (
    "SOURCE=TARGET or SOURCE=TARGET:HOW, where each side is argN, resultN or the name of an argument, and HOW is "
    "transpose(...), expand, collapse, reshape or an affine_map<...> from the indices of one to those of the other"
)
_NUMBERED = re.compile(r"(arg|result)(\d+)")
_HOW = re.compile(r"(transpose|expand|collapse|reshape)\s*(?:\((.*)\))?|(affine_map<.*>)", re.DOTALL)


class EndKind(StrEnum):
    """What one side of an entry names; the values are words of the user."""

    ARGUMENT = "arg"
    RESULT = "result"


class HowKind(StrEnum):
    """How the elements of one belong to those of the other; the values are words of the user."""

    TRANSPOSE = "transpose"
    EXPAND = "expand"
    COLLAPSE = "collapse"
    RESHAPE = "reshape"
    AFFINE_MAP = "affine_map"


class End(Struct, frozen=True):
    """One side of an entry: the argument or result at a position."""

    kind: EndKind
    position: int

    def __str__(self) -> str:
        return f"{self.kind}{self.position}"


class How(Struct, frozen=True):
    """`numbers` are the permutation or the groups of dimensions, `text` is the map."""

    kind: HowKind
    numbers: tuple[tuple[int, ...], ...] = ()
    text: str = ""


class Entry(Struct, frozen=True):
    """That an end of the source is one of the target, with elements rearranged as `how` says; `text` is the user's."""

    source: End
    target: End
    how: How | None
    text: str


def parse_entries(texts: Sequence[str], source: ir.Function, target: ir.Function) -> list[Entry]:
    """Raises `WrongUse` where a text is not of the form, or names what a function does not have, or what another entry
    has named."""
    entries: list[Entry] = []
    for text in texts:
        ends, _, how = text.partition(":")
        left, equals, right = ends.partition("=")
        if not equals or not left.strip() or not right.strip():
            raise _wrong(text, f"it is not of the form {FORM}")
        entry = Entry(_end(left, source, text), _end(right, target, text), _how(how, text) if how else None, text)
        for each in entries:
            if each.source == entry.source or (each.target == entry.target and each.target.kind is EndKind.RESULT):
                raise _wrong(text, f"'{each.text}' speaks of the same")
        entries.append(entry)
    return entries


def _end(text: str, function: ir.Function, entry: str) -> End:
    name = text.strip().removeprefix("%")
    names = [parameter.name for parameter in function.parameters]
    if name in names:
        return End(EndKind.ARGUMENT, names.index(name))
    found = _NUMBERED.fullmatch(name)
    if found is None:
        raise _wrong(entry, f"'{function.name}' at {function.place} has no argument '{name}'; say argN or resultN")
    end = End(EndKind(found.group(1)), int(found.group(2)))
    count = len(function.parameters) if end.kind is EndKind.ARGUMENT else len(function.results)
    if end.position >= count:
        what = "arguments" if end.kind is EndKind.ARGUMENT else "results"
        raise _wrong(entry, f"'{function.name}' at {function.place} has {count} {what}, which count from 0")
    return end


def _how(text: str, entry: str) -> How:
    found = _HOW.fullmatch(text.strip())
    if found is None:
        raise _wrong(entry, f"'{text.strip()}' does not say how; the form is {FORM}")
    kind, numbers, map = found.groups()
    if map is not None:
        return How(HowKind.AFFINE_MAP, text=map)
    if kind == HowKind.TRANSPOSE.value:
        order = _numbers(f"[[{numbers or ''}]]", entry)
        if sorted(order[0]) != list(range(len(order[0]))):
            raise _wrong(entry, "the numbers of a transpose are those of all dimensions, once each")
        return How(HowKind.TRANSPOSE, order)
    return How(HowKind(kind), _numbers(numbers, entry) if numbers else ())


def _numbers(text: str, entry: str) -> tuple[tuple[int, ...], ...]:
    try:
        groups = json.loads(text)
        if isinstance(groups, list) and all(
            isinstance(group, list) and all(type(each) is int and each >= 0 for each in group) for group in groups
        ):
            return tuple(tuple(group) for group in groups)
    except (json.JSONDecodeError, TypeError, RecursionError):
        pass
    raise _wrong(entry, "dimensions are written transpose(1,0), or collapse([[0,1],[2]]) in groups")


def _wrong(entry: str, why: str) -> WrongUse:
    return WrongUse(f"--map {entry}: {why}")
