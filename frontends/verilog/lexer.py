"""The tokens of Verilog. Source: IEEE 1364-2005, clause 3."""

from __future__ import annotations

from frontends.errors import SyntaxProblem, Unsupported
from interp.text.lexer import SKIPPED, Lexer, Token
from interp.text.source import Source

_LEXER = Lexer(
    {
        SKIPPED: r"""\s+ | //[^\n]* | /\*[\s\S]*?\*/ | \(\*(?!\s*\))[\s\S]*?\*\)
            | `(?:timescale|default_nettype|resetall)\b[^\n]*""",
        "directive": r"`\S*",
        "number": r"(?:\d[\d_]*\s*)?'[sS]?[bodhBODH]\s*[0-9a-fA-FxXzZ?_]+ | '[01xXzZ] | \d[\d_]*",
        "word": r"[A-Za-z_][\w$]* | \$[A-Za-z_][\w$]*",
        "escaped": r"\\[^\s]+",
        "string": r'"(?:[^"\\]|\\[\s\S])*"',
        "punctuation": r"""'\{ | <<<|>>> | ===|!== | ~&|~\||~\^|\^~ | <<|>>|<=|>=|==|!=|&&|\|\||\*\*
            | [-+*/%&|^~!<>=?:;,.\#@()\[\]{}]""",
    },
    SyntaxProblem,
)


def tokens(text: str, file: str) -> list[Token]:
    """An escaped name stands without its backslash. Raises `SyntaxProblem`, and `Unsupported` for directives."""
    found = _LEXER.tokens(Source(text, file))
    for token in found:
        if token.kind == "directive":
            raise Unsupported(token.text, token.place, "compiler directives; run the preprocessor first")
        if token.kind == "escaped":
            token.text = token.text[1:]
    return found
