"""The commands of a trace: `name(argument, ...);`, with comments that begin with `//`.

The syntax is that of NVDLA's verification suite ("Configuration File Format" in its user's guide)."""

from __future__ import annotations

from msgspec import Struct

from frontends.errors import SyntaxProblem
from frontends.nvdla.parts import Part
from frontends.text.cursor import Cursor
from interp.text.lexer import SKIPPED, Lexer
from interp.text.source import Source

_LEXER = Lexer(
    {
        SKIPPED: r"\s+ | //[^\n]*",
        "number": r"0[xX][0-9a-fA-F]+ | [0-9]+",
        "word": r"[A-Za-z_][\w.]*",
        "string": r'"[^"\n]*"',
        "punctuation": r"[(),;]",
    },
    SyntaxProblem,
)


class Text(Struct, frozen=True):
    """An argument in quotes: the path of a file."""

    path: str


class Command(Struct, frozen=True):
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
        """The name of a file at a position; empty for what is none."""
        value = self._argument(position)
        return value.path if isinstance(value, Text) else ""

    def _argument(self, position: int) -> int | str | Text | None:
        return self.arguments[position] if position < len(self.arguments) else None


def read_commands(source: Source, part: Part) -> list[Command]:
    """Raises `SyntaxProblem`."""
    commands = _Commands(_LEXER.tokens(source, part.start, part.end))
    found: list[Command] = []
    while not commands.at_end:
        found.append(commands.command())
    return found


class _Commands(Cursor):
    def command(self) -> Command:
        name = self.take("word", "a command 'name(argument, ...);'")
        arguments = self.enclosed("(", self.argument)
        self.expect(";")
        return Command(name.text, tuple(arguments), name.start)

    def argument(self) -> int | str | Text:
        token = self.next()
        match token.kind:
            case "number":
                return int(token.text, 0) if token.text[:2].lower() == "0x" else int(token.text)
            case "word":
                return token.text
            case "string":
                return Text(token.text[1:-1])
        self.fail(f"expected a number, a name or a path in quotes, found {token}", token)
