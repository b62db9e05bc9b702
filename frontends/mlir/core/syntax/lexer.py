"""The tokens of MLIR text."""

from __future__ import annotations

from msgspec import Struct, field

from frontends.errors import SyntaxProblem
from interp.text.lexer import SKIPPED, Lexer, Token
from interp.text.source import Source

# Any character is a token: what MLIR's own parser reads is none of the concern here.
_LEXER = Lexer(
    {
        SKIPPED: r"\s+ | //[^\n]*",
        "string": r'"(?:[^"\\\n]|\\[\s\S])*"',
        "value": r"%(?:\d+|[A-Za-z$._-][\w$.-]*)(?:\#\d+)?",
        "symbol": r'@(?:"(?:[^"\\\n]|\\[\s\S])*"|[A-Za-z_][\w$.-]*)',
        "block": r"\^[\w$.-]+",
        "type": r"![A-Za-z_][\w$.]*",
        "alias": r"\#[A-Za-z_][\w$.]*",
        "number": r"-?(?:0x[0-9A-Fa-f]+|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?)",
        "word": r"[A-Za-z_][\w$.]*",
        "punctuation": r"-> | [<>=]= | :: | [\s\S]",
    },
    SyntaxProblem,
)
_OPEN = {"{": "}", "(": ")", "[": "]"}


class Tokens(Struct):
    """The tokens of a text, the last one of the kind `end`. `partner` of an opening bracket is the position of the
    token that closes it, and the other way around; brackets without one are missing there. Angle brackets are not
    brackets here, as they are operators as well. `aliases` are the positions of the types that `!name =` names, and
    `without_aliases` the texts of those that are known, without aliases."""

    source: Source
    tokens: list[Token]
    partner: dict[int, int]
    aliases: dict[str, int] = field(default_factory=dict)
    without_aliases: dict[str, str] = field(default_factory=dict)

    @property
    def text(self) -> str:
        return self.source.text


def tokenize(source: Source) -> Tokens:
    """The tokens of a text, and where each bracket closes. Raises `SyntaxProblem`."""
    tokens = _LEXER.tokens(source)
    partner: dict[int, int] = {}
    stack: list[int] = []
    for position, token in enumerate(tokens):
        if token.text in _OPEN:
            stack.append(position)
        elif token.text in ("}", ")", "]"):
            while stack and _OPEN[tokens[stack[-1]].text] != token.text:
                stack.pop()
            if stack:
                opening = stack.pop()
                partner[opening], partner[position] = position, opening
    aliases = {
        token.text: position + 2
        for position, token in enumerate(tokens)
        if token.kind == "type" and "." not in token.text and tokens[position + 1].text == "="
    }
    return Tokens(source, tokens, partner, aliases)
