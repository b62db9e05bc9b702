"""The words of Verilog. Source: IEEE 1364-2005, clause 3."""

from __future__ import annotations

import re
from dataclasses import dataclass

from frontends.errors import SyntaxProblem, Unsupported
from interp.ir import Place

_TOKEN = re.compile(
    r"""
    (?P<space>\s+|//[^\n]*|/\*.*?\*/|\(\*(?!\s*\)).*?\*\)|`(?:timescale|default_nettype|resetall)\b[^\n]*)
  | (?P<number>(?:\d[\d_]*\s*)?'[sS]?[bodhBODH]\s*[0-9a-fA-FxXzZ?_]+|'[01xXzZ]|\d[\d_]*)
  | (?P<name>[A-Za-z_][\w$]*|\$[A-Za-z_][\w$]*)
  | (?P<escaped>\\[^\s]+)
  | (?P<string>"(?:[^"\\]|\\.)*")
  | (?P<symbol>'\{|<<<|>>>|===|!==|~&|~\||~\^|\^~|<<|>>|<=|>=|==|!=|&&|\|\||\*\*|[-+*/%&|^~!<>=?:;,.\#@()\[\]{}])
    """,
    re.VERBOSE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Token:
    """`kind` is number, name, escaped, string, symbol, or end. An escaped name stands without its backslash."""

    kind: str
    text: str
    place: Place


def tokens(text: str, file: str) -> list[Token]:
    """Raises `SyntaxProblem`."""
    found: list[Token] = []
    at, line, start = 0, 1, 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        place = Place(file, line, at - start + 1)
        if match is None and text[at] == "`":
            raise Unsupported(text[at:].split(None, 1)[0], place, "compiler directives; run the preprocessor first")
        if match is None:
            raise SyntaxProblem(f"'{text[at]}' is nothing that Verilog has", place)
        kind, word = match.lastgroup or "", match.group()
        if kind != "space":
            found.append(Token(kind, word[1:] if kind == "escaped" else word, place))
        breaks = word.count("\n")
        if breaks:
            line += breaks
            start = at + word.rindex("\n") + 1
        at = match.end()
    found.append(Token("end", "the end of the text", Place(file, line, at - start + 1)))
    return found
