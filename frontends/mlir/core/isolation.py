"""Functions that MLIR's parser or verifier refuses, taken out of a text: what is wrong in one of them costs no other.

What stands for such a function is its head with a body of one operation, `REFUSED`, or where the head is refused as
well, a function of its name without anything. All that is left of the text is parsed by MLIR as it stands.

What was taken out of two texts is the same where it is the same but for the names of values and blocks, and where what
stands outside of functions is the same: a pass that runs on one function renames values in others."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from itertools import pairwise
from operator import attrgetter
from typing import Any

from msgspec import Struct

from frontends.errors import InputProblem, Unsupported
from frontends.mlir.core.packs import packs
from frontends.mlir.core.syntax.forms import REFUSED
from frontends.mlir.core.syntax.functions import symbol_name
from frontends.mlir.core.syntax.lexer import Tokens, tokenize
from interp.ir import Place
from interp.text.lexer import Token
from interp.text.source import Source

MOST = 64  # functions of a text that are taken out; each costs a parse
_SCHEDULES = ("transform.named_sequence",)  # which nothing calls but what applies them
_NUMBER = "number"


class _Function(Struct, frozen=True):
    """Offsets of a function, of its body (behind the label of its first block, if that has one), and its name as a
    string attribute. Of what else defines a symbol the body is not known: it begins with the whole."""

    operation: str
    start: int
    end: int
    body: int
    body_end: int
    name: str
    private: bool

    @property
    def is_known(self) -> bool:
        """Whether it is a function, and not what else defines a symbol."""
        return self.body > self.start


class Isolation:
    """`text` with some functions left out, for the `problems` that they have: what stands for one has the number of
    its problem."""

    def __init__(self, text: str) -> None:
        """Raises `SyntaxProblem` where the text has no tokens."""
        self.text = text
        self.problems: list[Unsupported] = []
        self._original = text
        self._tokens = tokenize(Source(text, ""))
        self._functions = _functions(self._tokens)
        self._bodies: set[int] = set()  # of which functions only the body was taken out so far
        self._whole: dict[int, int] = {}  # the numbers of the problems, by function
        self._identities: dict[int, tuple[str, Sequence[str]]] = {}  # of functions that were taken out

    def take_out(self, place: Place, problem: InputProblem) -> bool:
        """Leaves out the function that has a problem at a place of the text; False where there is none, or nothing of
        it left to leave out, or no other function in a text that has more than schedules."""
        at = Source(self.text, "").offset(place.line, 1) + place.column - 1
        at = self._in_original(at)
        around = [number for number, each in enumerate(self._functions) if each.start <= at < each.end]
        if not around or len(self._whole) >= MOST:
            return False
        number = min(around, key=lambda each: self._functions[each].end - self._functions[each].start)
        if number not in self._whole:
            self._whole[number] = len(self.problems)
            if not isinstance(problem, Unsupported):
                what = f"MLIR does not take it: {problem.message}"
                problem = Unsupported(self._functions[number].operation, problem.place, what)
            self.problems.append(problem)
            if self._functions[number].is_known:
                self._bodies.add(number)
        elif number in self._bodies:
            self._bodies.discard(number)  # it is the head
        else:
            return False
        self.text = self.applied_to(self._original)
        programs = [number for number, each in enumerate(self._functions) if each.operation not in _SCHEDULES]
        return not programs or any(self._functions[each].is_known for each in programs if each not in self._whole)

    def _edits(self) -> list[tuple[int, int, str]]:
        """What is left out from where to where, and what stands there instead, in order."""
        edits = []
        for number, problem in sorted(self._whole.items()):
            each = self._functions[number]
            digest, mentioned = self._identity_of(number)
            said = f'text = "{digest}", mentions = [{", ".join(mentioned)}], {_NUMBER} = {problem} : i64'
            refused = f' "{REFUSED}"() {{{said}}} : () -> () '
            if each.operation in _SCHEDULES:
                edits.append((each.start, each.end, refused))
            elif number in self._bodies:
                edits.append((each.body, each.body_end, refused))
            else:
                head = f"func.func {'private ' if each.private else ''}@{each.name}() {{{refused}}}"
                edits.append((each.start, each.end, head))
        return sorted(edits)

    @cached_property
    def _common(self) -> list[str]:
        """The tokens that stand in no function."""
        found: list[str] = []
        ends = {each.start: each.end for each in self._functions}
        end = 0  # of the functions that began
        for token in self._tokens.tokens:
            end = max(end, ends.get(token.start, 0))
            if token.start >= end:
                found.append(token.text)
        return found

    def _identity_of(self, number: int) -> tuple[str, Sequence[str]]:
        """What tells the text of a function from others, and the symbols that it may mention, also by strings."""
        if number not in self._identities:
            each, all_ = self._functions[number], self._tokens.tokens
            first, end = (bisect_left(all_, at, key=attrgetter("start")) for at in (each.start, each.end))
            self._identities[number] = _identity(all_[first:end], self._common)
        return self._identities[number]

    def applied_to(self, text: str) -> str:
        """A text with the same at the same offsets, without the functions; every line of what is left stands where it
        stood."""
        parts, end = [], 0
        for start, stop, instead in self._edits():
            if start < end:
                continue  # within what is left out
            parts += [text[end:start], instead, "\n" * text.count("\n", start, stop)]
            end = stop
        return "".join((*parts, text[end:]))

    def _in_original(self, at: int) -> int:
        """The offset in the original text of one in the text as it is now."""
        moved, end = 0, 0
        for start, stop, instead in self._edits():
            if start < end:
                continue
            size = len(instead) + self._original.count("\n", start, stop)
            if at < start + moved:
                break
            if at < start + moved + size:
                return start
            moved += size - (stop - start)
            end = stop
        return at - moved


def problem_of(operation: Any, problems: Sequence[Unsupported]) -> Unsupported | None:
    """Why a function was taken out of the text; None if it was not."""
    if not problems or not len(operation.regions) or not len(operation.regions[0].blocks):
        return None
    for each in operation.regions[0].blocks[0].operations:
        inner = each.operation
        if inner.name == REFUSED and _NUMBER in inner.attributes:
            number: int = inner.attributes[_NUMBER].value
            return problems[number]
        return None
    return None


def _identity(tokens: Sequence[Token], common: Sequence[str]) -> tuple[str, Sequence[str]]:
    numbers: dict[str, str] = {}
    digest = sha256()
    mentioned = set()
    for token in tokens:
        text = token.text
        if token.kind in ("value", "block"):
            name, mark, result = text.partition("#")
            text = numbers.setdefault(name, f"{name[0]}{len(numbers)}") + mark + result
        elif token.kind in ("symbol", "string"):
            mentioned.add(text if text.startswith("@") else f"@{text}")
        digest.update(text.encode("utf-8", "surrogateescape") + b"\0")
    digest.update("\0".join(("", *common)).encode("utf-8", "surrogateescape"))
    return digest.hexdigest(), sorted(each for each in mentioned if each != '@""')


def _functions(tokens: Tokens) -> list[_Function]:
    names: Mapping[str, object] = packs().entries
    found = []
    for position, token in enumerate(tokens.tokens):
        name = token.text.strip('"')
        if token.kind not in ("word", "string") or not (name in names or name in _SCHEDULES):
            continue
        read = _generic if token.kind == "string" else _custom
        each = read(tokens, position)
        if each is not None:
            found.append(each)
    return found + [
        each for each in _others(tokens) if each.operation not in names and each.operation not in _SCHEDULES
    ]


def _others(tokens: Tokens) -> list[_Function]:
    """The other operations at the top of a text, or of a module there, that define a symbol: nobody may know their
    dialect. Each ends where the next one begins, on a line of its own."""
    all_ = tokens.tokens
    starts: list[int] = []
    at = 0
    while all_[at].kind != "end":
        token = all_[at]
        if at == 0 or all_[at - 1].place.line < token.place.line:
            begins = token.kind in ("value", "string") or (
                token.kind == "word" and ("." in token.text or _is_module(token))
            )
            begins = begins or (token.kind in ("alias", "type") and all_[at + 1].text == "=")
            if begins or token.text == "}":
                starts.append(at)
        closing = tokens.partner.get(at)
        if closing is not None and token.text in ("(", "[", "{"):
            opens_module = (
                token.text == "{" and starts and _is_module(all_[starts[-1]]) and all_[at - 1].text != "attributes"
            )
            at = at + 1 if opens_module else closing + 1
        else:
            at += 1
    starts.append(at)
    found = []
    for start, after in pairwise(starts):
        head = all_[start]
        symbol = next((each for each in all_[start + 1 : start + 4] if each.kind == "symbol"), None)
        if head.kind == "word" and "." in head.text and not _is_module(head) and symbol is not None:
            end = all_[after - 1].end
            found.append(_Function(head.text, head.start, end, head.start, end, symbol_name(symbol.text), False))
    return found


def _is_module(token: Token) -> bool:
    return token.text in ("module", "builtin.module")


def _custom(tokens: Tokens, position: int) -> _Function | None:
    """The function whose name is at a token; None where it has no body."""
    all_, at = tokens.tokens, position + 1
    name = next((each.text for each in all_[at : at + 4] if each.kind == "symbol"), "")
    private = any(each.text == "private" for each in all_[at : at + 3])
    if not name:
        return None
    while True:
        token, before = all_[at], all_[at - 1]
        closing = tokens.partner.get(at)
        if token.kind == "end" or token.text in ("}", ")", "]"):
            return None
        if token.text == "{" and before.text not in ("attributes", "<"):
            break
        at = closing + 1 if closing is not None and token.text in ("{", "(", "[") else at + 1
    if closing is None:
        return None
    end = all_[closing].end
    return _function(tokens, position, end, at, closing, symbol_name(name), private)


def _generic(tokens: Tokens, position: int) -> _Function | None:
    """The same in generic form: `"name"(operands) <{properties}> ({body}) {attributes} : (types) -> (types)`."""
    all_, at = tokens.tokens, position + 1
    if all_[at].text != "(" or at not in tokens.partner:
        return None
    at = tokens.partner[at] + 1
    head = at
    if all_[at].text == "<" and tokens.partner.get(at + 1) is not None:
        at = tokens.partner[at + 1] + 2
    body = at + 1
    closing = tokens.partner.get(body)
    if all_[at].text != "(" or all_[body].text != "{" or closing is None or all_[closing + 1].text != ")":
        return None
    end = closing + 2
    head_end = at
    if all_[end].text == "{" and end in tokens.partner:
        head, head_end = (head, head_end) if head < head_end else (end, tokens.partner[end])
        end = tokens.partner[end] + 1
    for mark in (":", "->"):
        if all_[end].text != mark or end + 1 not in tokens.partner:
            return None
        end = tokens.partner[end + 1] + 1
    said = {all_[each].text: all_[each + 2].text for each in range(head, head_end) if all_[each + 1].text == "="}
    name = said.get("sym_name", "")
    if not name.startswith('"'):
        return None
    private = said.get("sym_visibility") == '"private"'
    return _function(tokens, position, all_[end - 1].end, body, closing, name, private)


def _function(
    tokens: Tokens, position: int, end: int, opening: int, closing: int, name: str, private: bool
) -> _Function:
    all_, at = tokens.tokens, opening + 1
    body = all_[opening].end
    if all_[at].kind == "block":
        at += 1
        if all_[at].text == "(" and at in tokens.partner:
            at = tokens.partner[at] + 1
        if all_[at].text == ":":
            body = all_[at].end
    operation = all_[position].text.strip('"')
    return _Function(operation, all_[position].start, end, body, all_[closing].start, name, private)
