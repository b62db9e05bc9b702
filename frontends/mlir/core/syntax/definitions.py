"""The types of values, where they are defined."""

from __future__ import annotations

from collections.abc import Callable

from frontends.errors import SyntaxProblem
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.lexer import Tokens


def type_at_definition(tokens: Tokens, name: str, position: int, foreign: Callable[[int], list[str]]) -> str:
    """The type of the value `name` as seen from a token, or nothing where the text does not tell. `foreign` gives the
    types of the results of the operation of a foreign dialect at a token, or none."""
    stem, _, member = name.partition("#")
    at = position
    while at > 0:
        at -= 1
        token = tokens.tokens[at]
        if token.text == "}" and at in tokens.partner:
            at = tokens.partner[at]  # what is defined in a region that is closed is not seen
        elif token.text == stem and token.kind == "value":
            found = _type_here(tokens, at, int(member or 0), foreign)
            if found:
                return found
    return ""


def _type_here(tokens: Tokens, at: int, member: int, foreign: Callable[[int], list[str]]) -> str:
    """The type of the value whose name is the token `at`, if this is its definition."""
    following = tokens.tokens[at + 1]
    if following.text == ":" and tokens.tokens[at + 2].kind in ("word", "type"):
        return Cursor(tokens, at + 2).type()
    before = tokens.tokens[at - 1]
    if following.text == "=":
        if before.kind == "word" and before.text in ("scf.for", "affine.for"):
            return "index"
        if before.text in ("(", ",") and tokens.tokens[at + 2].kind == "value":
            return type_at_definition(tokens, tokens.tokens[at + 2].text, at, foreign)
    position = at + 1
    skipped = member
    # The other results of the same operation.
    while tokens.tokens[position].text in (",", ":") or tokens.tokens[position].kind in ("value", "number"):
        position += 1
    if tokens.tokens[position].text != "=":
        return ""
    before_it = at - 1
    while before_it > 0 and tokens.tokens[before_it].text == "," and tokens.tokens[before_it - 1].kind == "value":
        skipped += 1
        before_it -= 2
    types = foreign(position + 1) or _trailing_types(tokens, position + 1)
    return types[skipped] if skipped < len(types) else types[0] if len(types) == 1 else ""


def _trailing_types(tokens: Tokens, start: int) -> list[str]:
    """The types at the end of the line on which an operation ends: behind its last `->`, `to` or `:`."""
    position, last = start, 0
    end_of_line = _end_of_line(tokens, start)
    while tokens.tokens[position].kind != "end" and tokens.tokens[position].start < end_of_line:
        token = tokens.tokens[position]
        if token.text in ("(", "[", "{") and position in tokens.partner:
            position = tokens.partner[position]
            end_of_line = _end_of_line(tokens, position)
        elif token.text in ("->", "to", ":"):
            last = position
        position += 1
    if not last:
        value = tokens.tokens[start + 1].text
        return ["i1"] if tokens.tokens[start].text == "arith.constant" and value in ("true", "false") else []
    try:
        return Cursor(tokens, last + 1).type_list()
    except SyntaxProblem:
        return []


def _end_of_line(tokens: Tokens, position: int) -> int:
    """Where in the text the line of a token ends."""
    end = tokens.text.find("\n", tokens.tokens[position].start)
    return len(tokens.text) if end < 0 else end
