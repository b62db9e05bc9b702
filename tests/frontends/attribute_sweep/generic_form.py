"""The attributes in MLIR's generic form, where they stand in the text.

MLIR prints each operation on a line of its own there, but for what is behind its regions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_OPERATION = re.compile(r'^\s*(?:%[^"=]* = )?"([\w.$-]+)"\(')
_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"|->|[{}()\[\]<>,]')
_ENTRY = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[A-Za-z_][\w$.]*)\s*(?:=\s*)?')
_ALIAS = re.compile(r"^(#[A-Za-z_]\w*) = (.*)$", re.MULTILINE)
_PARTNERS = {"{": "}", "(": ")", "[": "]", "<": ">"}


@dataclass(frozen=True, slots=True)
class Attribute:
    """One of an operation's: the text of its entry is at `start` to `end`, that of its value from `value` on, which is
    the end where it is a flag. `alone` says that the dictionary has no other one."""

    operation: str
    line: int
    name: str
    start: int
    value: int
    end: int
    alone: bool


@dataclass(frozen=True, slots=True)
class Dictionary:
    """The attributes of one operation; another one can be added at `insert`, the offset behind the bracket, or, where
    there is none, behind the operands."""

    operation: str
    line: int
    insert: int
    attributes: tuple[Attribute, ...]
    is_written: bool = True

    def with_entry(self, text: str, entry: str) -> str:
        """The text with one attribute more."""
        added = f"{entry}{', ' if self.attributes else ''}" if self.is_written else f" <{{{entry}}}>"
        return text[: self.insert] + added + text[self.insert :]


def without_aliases(text: str) -> str:
    """The text with the attributes in the place of their names."""
    known: dict[str, str] = {}
    for found in _ALIAS.finditer(text):
        known[found.group(1)] = _expanded(found.group(2), known)
    return _expanded(_ALIAS.sub("", text), known)


def _expanded(text: str, known: dict[str, str]) -> str:
    return re.sub(r"#[A-Za-z_]\w*(?![\w.<])", lambda found: known.get(found.group(), found.group()), text)


def dictionaries(text: str) -> Iterator[Dictionary]:
    """Those of all operations in a text without aliases."""
    open_operations: list[str] = []
    offset = 0
    for number, line in enumerate(text.split("\n"), 1):
        found = _OPERATION.match(line)
        if found is not None:
            name, at = found.group(1), _closing(line, found.end() - 1) + 1
        elif line.lstrip().startswith("})") and open_operations:
            name, at = open_operations.pop(), line.index("})") + 2
        else:
            offset += len(line) + 1
            continue
        behind, found_any = at, found is None  # regions stand between the two dictionaries of an operation
        while at < len(line):
            rest = line[at:].lstrip(" ")
            at = len(line) - len(rest)
            if rest.startswith("<{"):
                found_any = True
                yield _dictionary(name, number, line, at + 1, offset)
                at = _closing(line, at + 1) + 2
            elif rest.startswith("{"):
                found_any = True
                yield _dictionary(name, number, line, at, offset)
                at = _closing(line, at) + 1
            elif rest.startswith("["):
                at = _closing(line, at) + 1
            else:
                if rest == "({":
                    open_operations.append(name)
                break
        if not found_any:
            yield Dictionary(name, number, offset + behind, (), is_written=False)
        offset += len(line) + 1


def _closing(text: str, start: int) -> int:
    """Where the bracket at `start` is closed. What is a sign of comparison is in affine maps and sets alone, where it
    stands with a sign of equality."""
    stack: list[str] = []
    for found in _BRACKETS.finditer(text, start):
        token = found.group()
        if token in _PARTNERS:
            stack.append(_PARTNERS[token])
        elif stack and token == stack[-1]:
            stack.pop()
            if not stack:
                return found.start()
        elif token in ")]}":
            while stack and stack[-1] == ">":
                stack.pop()
            if stack and stack[-1] == token:
                stack.pop()
            if not stack:
                return found.start()
    return len(text) - 1


def _dictionary(name: str, number: int, line: str, start: int, offset: int) -> Dictionary:
    spans = _entries(line, start, _closing(line, start))
    found = []
    for begin, end in spans:
        entry = _ENTRY.match(line, begin, end)
        if entry is None:
            continue
        value = entry.end()
        found.append(
            Attribute(
                name,
                number,
                entry.group(1).strip('"'),
                offset + begin,
                offset + min(value, end),
                offset + end,
                len(spans) == 1,
            )
        )
    return Dictionary(name, number, offset + start + 1, tuple(found))


def _entries(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """The spans between the commas of the group at `start` to `end`."""
    found, begin, depth = [], start + 1, 0
    for token in _BRACKETS.finditer(text, start + 1, end):
        if token.group() in _PARTNERS:
            depth += 1
        elif token.group() in ("}", ")", "]", ">"):
            depth -= 1
        elif token.group() == "," and depth == 0:
            found.append((begin, token.start()))
            begin = token.end()
    if text[begin:end].strip():
        found.append((begin, end))
    return [(begin + len(text[begin:stop]) - len(text[begin:stop].lstrip()), stop) for begin, stop in found]


def without(text: str, attribute: Attribute) -> str:
    """The text without one attribute, and the comma that is one too many then."""
    start, end = attribute.start, attribute.end
    if text[end] == ",":
        end += 1
    elif not attribute.alone:
        start = text.rindex(",", 0, start)
    return text[:start] + text[end:]
