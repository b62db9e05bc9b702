"""The tokens of MLIR text."""

from __future__ import annotations

import re
from dataclasses import dataclass

_TOKEN = re.compile(
    r"""
      (?P<skip>   \s+ | //[^\n]* )
    | (?P<string> "(?:[^"\\\n]|\\.)*" )
    | (?P<value>  %(?:\d+|[A-Za-z$._-][\w$.-]*)(?:\#\d+)? )
    | (?P<symbol> @(?:"(?:[^"\\\n]|\\.)*"|[A-Za-z_][\w$.-]*) )
    | (?P<block>  \^[\w$.-]+ )
    | (?P<type>   ![A-Za-z_][\w$.]* )
    | (?P<alias>  \#[A-Za-z_][\w$.]* )
    | (?P<number> -?(?:0x[0-9A-Fa-f]+|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?) )
    | (?P<word>   [A-Za-z_][\w$.]* )
    | (?P<punctuation> -> | [<>=]= | :: | . )
    """,
    re.VERBOSE | re.DOTALL,
)
_OPEN = {"{": "}", "(": ")", "[": "]"}


@dataclass(frozen=True, slots=True)
class Token:
    """`kind` is `string`, `value`, `symbol`, `block`, `type`, `alias`, `number`, `word`, `punctuation` or `end`."""

    kind: str
    text: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


@dataclass(slots=True)
class Tokens:
    """The tokens of `text`, the last one of the kind `end`. `partner` of an opening bracket is the position of the
    token that closes it, and the other way around; brackets without one are missing there. Angle brackets are not
    brackets here, as they are operators as well."""

    text: str
    tokens: list[Token]
    partner: dict[int, int]


def tokenize(text: str) -> Tokens:
    tokens: list[Token] = []
    partner: dict[int, int] = {}
    stack: list[int] = []
    for found in _TOKEN.finditer(text):
        kind = found.lastgroup or ""
        if kind == "skip":
            continue
        spelled = found.group()
        if spelled in _OPEN:
            stack.append(len(tokens))
        elif spelled in ("}", ")", "]"):
            while stack and _OPEN[tokens[stack[-1]].text] != spelled:
                stack.pop()
            if stack:
                opening = stack.pop()
                partner[opening], partner[len(tokens)] = len(tokens), opening
        tokens.append(Token(kind, spelled, found.start()))
    tokens.append(Token("end", "", len(text)))
    return Tokens(text, tokens, partner)
