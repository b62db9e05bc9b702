"""The commands of a trace: `name(argument, ...);`, with comments that begin with `//`.

The syntax is that of NVDLA's verification suite ("Configuration File Format" in its user's guide)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from frontends.nvdla.parts import Part
from frontends.nvdla.writer import Writer

_SPACE = re.compile(r"(?:\s+|//[^\n]*)*")
_COMMAND = re.compile(r"([A-Za-z_]\w*)\s*\(([^()]*)\)\s*;")
_NUMBER = re.compile(r"0[xX][0-9a-fA-F]+|[0-9]+")
_NAME = re.compile(r"[A-Za-z_][\w.]*")
_STRING = re.compile(r'"([^"\n]*)"')


@dataclass(frozen=True, slots=True)
class Text:
    """An argument in quotes: the path of a file."""

    path: str


@dataclass(frozen=True, slots=True)
class Command:
    """Arguments are numbers, names, and paths of files."""

    name: str
    arguments: tuple[int | str | Text, ...]
    offset: int

    def number(self, position: int) -> int | None:
        value = self._argument(position)
        return value if isinstance(value, int) else None

    def word(self, position: int) -> str:
        value = self._argument(position)
        return value if isinstance(value, str) else ""

    def path(self, position: int) -> str:
        value = self._argument(position)
        return value.path if isinstance(value, Text) else ""

    def _argument(self, position: int) -> int | str | Text | None:
        return self.arguments[position] if position < len(self.arguments) else None


def read_commands(writer: Writer, part: Part) -> list[Command]:
    """Raises `SyntaxProblem`."""
    text, commands = writer.text[: part.end], []
    position = _skip(text, part.start)
    while position < part.end:
        match = _COMMAND.match(text, position)
        if match is None:
            raise writer.wrong("this is no command 'name(argument, ...);' of a trace", position)
        commands.append(Command(match[1], _arguments(writer, match), position))
        position = _skip(text, match.end())
    return commands


def _skip(text: str, position: int) -> int:
    found = _SPACE.match(text, position)
    assert found is not None
    return found.end()


def _arguments(writer: Writer, match: re.Match[str]) -> tuple[int | str | Text, ...]:
    if not match[2].strip():
        return ()
    arguments: list[int | str | Text] = []
    offset = match.start(2)
    for each in match[2].split(","):
        spelled = each.strip()
        if _NUMBER.fullmatch(spelled):
            arguments.append(int(spelled, 0) if spelled[:2].lower() == "0x" else int(spelled))
        elif (quoted := _STRING.fullmatch(spelled)) is not None:
            arguments.append(Text(quoted[1]))
        elif _NAME.fullmatch(spelled):
            arguments.append(spelled)
        else:
            raise writer.wrong(f"'{spelled}' is no argument of a command", offset + len(each) - len(each.lstrip()))
        offset += len(each) + 1
    return tuple(arguments)
