"""Edits of one line of a program, as a wrong transformation might make them."""

from __future__ import annotations

import random
import re

_FAMILIES = (
    ("addi", "subi", "muli", "andi", "ori", "xori"),
    ("maxsi", "minsi", "maxui", "minui"),
    ("divsi", "divui", "ceildivsi", "floordivsi", "ceildivui"),
    ("remsi", "remui"),
    ("shli", "shrsi", "shrui"),
    ("extsi", "extui"),
    ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"),
    ("oeq", "ogt", "oge", "olt", "ole", "one", "ueq", "ugt", "uge", "ult", "ule", "une"),
    ("addf", "subf", "mulf", "divf"),
    ("maximumf", "minimumf"),
    ("mulsi_extended", "mului_extended"),
    (" overflow<nsw>", " overflow<nuw>", ""),
)
_NUMBER = re.compile(r"(?<=constant )-?\d+(?= : i)")
_NAME = re.compile(r"%[a-zA-Z]\w*(?:#\d)?")


def edit(text: str, draw: random.Random) -> str:
    """The text with one small change, or as it is where none was found; it need not be valid."""
    lines = text.splitlines()
    for _ in range(20):
        at = draw.randrange(len(lines))
        changed = draw.choice((_another_operation, _swapped, _another_operand, _another_number, _moved))(
            lines, at, draw
        )
        if changed is not None and changed != lines:
            return "\n".join(changed) + "\n"
    return text


def _another_operation(lines: list[str], at: int, draw: random.Random) -> list[str] | None:
    for family in draw.sample(_FAMILIES, len(_FAMILIES)):
        for name in family:
            found = re.search(rf"(?<![\w%]){re.escape(name)}(?=[ ,<])", lines[at]) if name.strip() else None
            if name.startswith(" "):
                found = re.search(re.escape(name), lines[at])
            if found:
                other = draw.choice([each for each in family if each != name])
                changed = lines[at][: found.start()] + other + lines[at][found.end() :]
                return [*lines[:at], changed, *lines[at + 1 :]]
    return None


def _swapped(lines: list[str], at: int, draw: random.Random) -> list[str] | None:
    head, equals, tail = lines[at].partition(" = ")
    names = list(_NAME.finditer(tail))
    if not equals or len(names) < 2:
        return None
    one, other = sorted(draw.sample(names, 2), key=lambda each: each.start())
    changed = tail[: one.start()] + other.group() + tail[one.end() : other.start()] + one.group() + tail[other.end() :]
    return [*lines[:at], head + equals + changed, *lines[at + 1 :]]


def _another_operand(lines: list[str], at: int, draw: random.Random) -> list[str] | None:
    head, equals, tail = lines[at].partition(" = ")
    if not equals:
        head, tail = "", lines[at]
    names = list(_NAME.finditer(tail))
    known = sorted({each.group() for line in lines[:at] for each in _NAME.finditer(line)})
    if not names or not known:
        return None
    one = draw.choice(names)
    changed = tail[: one.start()] + draw.choice(known) + tail[one.end() :]
    return [*lines[:at], head + equals + changed, *lines[at + 1 :]]


def _another_number(lines: list[str], at: int, draw: random.Random) -> list[str] | None:
    found = _NUMBER.search(lines[at])
    if found is None:
        return None
    number = int(found.group()) + draw.choice((-1, 1))
    return [*lines[:at], lines[at][: found.start()] + str(number) + lines[at][found.end() :], *lines[at + 1 :]]


def _moved(lines: list[str], at: int, draw: random.Random) -> list[str] | None:
    if at == 0 or "{" in lines[at] or "}" in lines[at] or at + 1 >= len(lines):
        return None
    if "{" in lines[at + 1] or "}" in lines[at + 1]:
        return None
    return [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
