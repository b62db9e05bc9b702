"""The rewriting of a file's text, and the way back from its offsets to those of the original."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256

from frontends.errors import InputProblem, SyntaxProblem, Unsupported
from frontends.mlir.core.packs import packs
from frontends.mlir.core.syntax.change import Change, Edit, Upgrade
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.definitions import type_at_definition
from frontends.mlir.core.syntax.forms import (
    REFUSED,
    WRAPPER,
    Argument,
    Form,
    Generic,
    Region,
    Scope,
    find,
    isolates,
    modules,
)
from frontends.mlir.core.syntax.generic import read_generic
from frontends.mlir.core.syntax.lexer import Tokens, tokenize
from frontends.text.mlir_writer import MlirWriter
from frontends.text.rewritten import Rewritten
from interp.ir import Place
from interp.text.source import Source

_HEAD = 40  # tokens within which a function in generic form has its name
DEPTH = 64  # how deep foreign operations may be nested in one another

# What stands before an attribute's name, not before an operation.
_NOT_A_STATEMENT = frozenset((",", "<", "(", "[", "->", "==", ">=", "<=", "::", "*", "+", "-", "/"))
_OPENING, _CLOSING = frozenset("(<[{"), frozenset(")>]}")


@cache
def _foreign() -> re.Pattern[str]:
    """What may be the start of an operation of a dialect whose custom forms are read here."""
    return re.compile(rf'(?<![\w.!#$@%^-])"?(?:{"|".join(sorted(modules()))})\.[A-Za-z_][\w$.]*+(?!\s*=)')


@cache
def _is_rewritten(name: str) -> bool:
    """Whether an operation is to be read here: one in generic form, whose name is in quotes, only where the dialect's
    regions stand for something else there."""
    return name[0] != '"' or isolates(name[1:].partition(".")[0])


@cache
def _name() -> re.Pattern[str]:
    return re.compile(rf"(?:{'|'.join(sorted(modules()))})\.[A-Za-z_][\w$.]*")


# The bindings look up the properties of an operation that they do not know, but do not list them.
_WITH_PROPERTIES = re.compile(r'"([\w.$-]+)"\([^()"]*\)\s*(?:\[[^\]"]*\]\s*)?<\{')

Upgrades = Mapping[str, tuple[Upgrade, ...]]


def rewrite(
    text: str,
    file: str,
    known: Callable[[str], bool],
    upgrades: Upgrades | None = None,
    tokenized: Callable[[Source], Tokens] = tokenize,
) -> Rewritten | None:
    """`text` with foreign operations in generic form; None where it has none. `known` tells of an operation's name
    whether the bindings know it: it is left alone. Operations of older releases become today's by `upgrades`.

    Raises `SyntaxProblem`, and `Unsupported` for a custom form that is not known, and for what cannot be upgraded.
    """
    found = {each.group() for each in _foreign().finditer(text)}
    rewritten = any(map(_is_rewritten, found)) or not all(map(known, set(_WITH_PROPERTIES.findall(text))))
    if not rewritten and not any(name in text for name in upgrades or ()):
        return None
    return _Rewriter(tokenized(Source(text, file)), known, upgrades or {}).run()


_MOST_RESULT_DIGITS = 5  # of how many results an operation has


class _Rewriter:
    def __init__(self, tokens: Tokens, known: Callable[[str], bool], upgrades: Upgrades) -> None:
        self._tokens = tokens
        self._known = known
        self._upgrades = upgrades
        self._upgraded: set[str] = set()
        self._edits: dict[int, Edit] = {}  # by the token
        self._ambiguous: Unsupported | None = None
        self._refused: dict[Place, InputProblem] = {}
        self._constants = 0
        self._writer = MlirWriter(tokens.source)
        self._scopes = 0
        self._depth = 0
        self._default = ""  # the dialect of names that say none
        self._alone = 0  # how many operations around what is being written stand alone
        self._prefix = "_"
        while f"%{self._prefix}" in tokens.text:
            self._prefix += "_"

    def run(self) -> Rewritten | None:
        tokens = self._tokens.tokens
        self._rewrite(0, len(tokens) - 1, "", 0)
        if not self._writer.rewrites and not self._upgraded:
            return None
        if self._ambiguous is not None and self._upgraded:
            raise self._ambiguous
        self._writer.copy(tokens[-2].end if len(tokens) > 1 else 0, len(self._tokens.text))
        finished = self._writer.finished(self._prefix)
        finished.upgraded = frozenset(self._upgraded)
        finished.refused = self._refused
        return finished

    # -- output --------------------------------------------------------------------------------------------------------

    def _write(self, text: str, origin: int) -> None:
        if text:
            self._writer.origin(origin)
            self._writer.write(text)

    # -- statements ----------------------------------------------------------------------------------------------------

    def _rewrite(self, position: int, end: int, prefix: str, copied: int | None = None) -> None:
        """Writes the tokens up to `end`, with the text between them; names of values get `prefix`. Text from the
        offset `copied` on is still to be written."""
        tokens = self._tokens.tokens
        start = tokens[position].start if copied is None else copied
        while position < end:
            token = tokens[position]
            if position in self._edits:
                edit = self._edits.pop(position)
                self._writer.copy(start, token.start)
                self._write(edit.text, token.start)
                start = token.end if edit.replaces else token.start
                if edit.replaces:
                    position += 1
                    continue
            if self._upgrades and (upgraded := self._upgrade(position, start, prefix)) is not None:
                position = upgraded
                start = tokens[position - 1].end
            elif token.kind == "value" and prefix:
                self._writer.copy(start, token.start)
                self._write(prefix_name(token.text, prefix), token.start)
                position, start = position + 1, token.end
            elif (statement := self._statement(position)) is not None:
                self._writer.copy(start, token.start)
                name = self._full_name(position)
                generic, form, position = statement
                self._write_operation(name, generic, form, token.start, prefix)
                start = tokens[position - 1].end
            else:
                position += 1
        self._writer.copy(start, max(start, tokens[end - 1].end if end > 0 else 0))

    def _statement(self, position: int) -> tuple[Generic, Form | None, int] | None:
        """The operation of a foreign dialect that begins at a token, its form, and the token behind it."""
        tokens = self._tokens.tokens
        token = tokens[position]
        if token.kind not in ("word", "string"):
            return None
        name = self._full_name(position)
        if token.kind == "string" and self._has_properties(position) and not self._known(name):
            form = find(name)
            cursor = Cursor(self._tokens, position + 1, self._result_count(position), self._type_of)
            return self._read_generic(cursor, form), form, cursor.position
        if _name().fullmatch(name) is None:
            if self._alone and self._is_unknown(position):
                raise Unsupported(name, token.place, "MLIR's parser does not know it")
            return None
        following = tokens[position + 1].text
        results = self._result_count(position)
        if results == 0 and position > 0 and not self._starts_statement(position):
            return None
        if self._known(name):
            return None
        form = find(name)
        cursor = Cursor(self._tokens, position + 1, results, self._type_of)
        if token.kind == "string":
            if following != "(":
                return None
            return self._read_generic(cursor, form), form, cursor.position
        if form is None:
            raise Unsupported(name, token.place)
        try:
            return form.read(cursor), form, cursor.position
        except SyntaxProblem as problem:
            if not self._alone:
                raise
            raise Unsupported(name, problem.place, f"this form of it is not known: {problem.message}") from None

    def _has_properties(self, position: int) -> bool:
        """Whether the token is the name of an operation in generic form that has properties."""
        tokens = self._tokens.tokens
        at = position + 1
        if tokens[at].text != "(" or at not in self._tokens.partner:
            return False
        at = self._tokens.partner[at] + 1
        if tokens[at].text == "[" and at in self._tokens.partner:
            at = self._tokens.partner[at] + 1
        return tokens[at].text == "<" and tokens[min(at + 1, len(tokens) - 1)].text == "{"

    def _full_name(self, position: int) -> str:
        """The name of the operation that begins at a token, with the dialect that is understood where none is said."""
        token = self._tokens.tokens[position]
        if not self._default or token.kind != "word" or "." in token.text:
            return token.text.strip('"')
        name = f"{self._default}.{token.text}"
        if find(name) is None:
            return token.text
        before = self._tokens.tokens[position - 1]
        begins = before.text == "{" or before.place.line < token.place.line
        return name if self._result_count(position) or (begins and self._starts_statement(position)) else token.text

    def _is_unknown(self, position: int) -> bool:
        """Whether a token is the name of an operation that nobody can read: one at the beginning of a line or behind
        the names of its results."""
        token = self._tokens.tokens[position]
        before = self._tokens.tokens[position - 1]
        if token.kind != "word" or "." not in token.text or self._known(token.text):
            return False
        if self._result_count(position):
            return True
        return before.place.line < token.place.line and self._starts_statement(position)

    def _upgrade(self, position: int, start: int, prefix: str) -> int | None:
        """Writes today's form of an operation of an older release that begins at a token, with the text from the offset
        `start` on. The token behind it; None where there is no such operation."""
        tokens = self._tokens.tokens
        token = tokens[position]
        name = token.text.strip('"')
        if token.kind not in ("word", "string") or name not in self._upgrades:
            return None
        generic_form = token.kind == "string"
        results = self._result_count(position)
        if generic_form and tokens[position + 1].text != "(":
            return None
        if not generic_form and results == 0 and position > 0 and not self._starts_statement(position):
            return None
        upgrades = self._upgrades[name]
        for upgrade in upgrades:
            if not upgrade.renamed and upgrade.edit is None:
                continue
            cursor = Cursor(self._tokens, position + 1, results, self._type_of)
            try:
                edits = upgrade.edit(cursor, self._fresh()) if upgrade.edit is not None else []
            except SyntaxProblem:
                continue  # a form of today, or none: the parser is to say what is wrong
            if not edits and not upgrade.renamed:
                continue
            self._upgraded.add(name)
            self._edits.update((each.position, each) for each in edits)
            renamed = upgrade.renamed or name
            self._writer.copy(start, token.start)
            self._write(f'"{renamed}"' if generic_form else renamed, token.start)
            return position + 1
        change = self._change(position, results, upgrades)
        if change is None:
            return None
        self._upgraded.add(name)
        first = self._first_of_statement(position)
        self._writer.copy(start, tokens[first].start)
        for each in change.before:
            self._write(_in_scope(each, prefix, self._prefix) + "\n", token.start)
        if change.name:
            for at in range(first, position):
                text = tokens[at].text
                self._write(f"{prefix_name(text, prefix) if tokens[at].kind == 'value' else text} ", tokens[at].start)
            self._write_upgraded(change, token.start, prefix)
        return change.end

    def _change(self, position: int, results: int, upgrades: tuple[Upgrade, ...]) -> Change | None:
        """What the upgrades, one after the other, make of the operation at a token; None where it is one of today."""
        token = self._tokens.tokens[position]
        generic_form = token.kind == "string"
        change = None
        for upgrade in upgrades:
            read = self._read_upgraded if generic_form else upgrade.custom
            if upgrade.change is None or read is None:
                continue
            cursor = Cursor(self._tokens, position + 1, results, self._type_of)
            try:
                generic = read(cursor)
            except SyntaxProblem:
                continue  # a form of today, or none: the parser is to say what is wrong
            change = Change(
                token.text.strip('"'),
                generic,
                token.place,
                cursor.position,
                self._fresh,
                lambda each: self._constant(each, position),
            )
            break
        if change is None or change.generic.regions or change.generic.successors:
            return None
        changed = False
        for upgrade in upgrades:
            if upgrade.change is None or not (generic_form or upgrade.custom):
                continue
            try:
                changed |= upgrade.change(change)
            except Unsupported as problem:
                if not upgrade.ambiguous:
                    raise
                self._ambiguous = self._ambiguous or problem
                return None
        return change if changed else None

    def _read_upgraded(self, cursor: Cursor) -> Generic:
        return self._read_generic(cursor, None)

    def _write_upgraded(self, change: Change, origin: int, prefix: str) -> None:
        generic = change.generic
        operands = ", ".join(
            name if name.startswith(f"%{self._prefix}c") else prefix_name(name, prefix) for name, _ in generic.operands
        )
        attributes = [f'"{key}" = {value}' if value else f'"{key}"' for key, value in generic.attributes.items()]
        types = ", ".join(type for _, type in generic.operands)
        results = ", ".join(generic.results)
        self._write(f'"{change.name}"({operands}) {{{", ".join(attributes)}}} : ({types}) -> ({results})', origin)

    def _fresh(self) -> str:
        """The name of a value that the text has not."""
        self._constants += 1
        return f"%{self._prefix}c{self._constants}"

    def _first_of_statement(self, position: int) -> int:
        """The token that begins the operation whose name is at `position`: that of its first result, if it has any."""
        tokens = self._tokens.tokens
        at = position
        if at == 0 or tokens[at - 1].text != "=":
            return position
        at -= 1
        while at > 0 and (tokens[at - 1].kind in ("value", "number") or tokens[at - 1].text in (",", ":")):
            at -= 1
        # A type in front of the results, of a block's argument for one, belongs to what is before them.
        while at < position and tokens[at].kind != "value":
            at += 1
        return at

    def _constant(self, name: str, position: int) -> str:
        """The attribute of the constant that a value is, as seen from a token; nothing where it is none."""
        tokens = self._tokens.tokens
        at = position
        while at > 0:
            at -= 1
            if tokens[at].text == "}" and at in self._tokens.partner:
                at = self._tokens.partner[at]
            elif tokens[at].text == name and tokens[at + 1].text == ":" and tokens[at + 2].kind in ("word", "type"):
                return ""  # the argument of a block hides what is further up
            elif tokens[at].text == name and tokens[at + 1].text == "=":
                break
        else:
            return ""
        operation = tokens[at + 2]
        cursor = Cursor(self._tokens, at + 3)
        try:
            if operation.text == "arith.constant":
                return cursor.attribute()
            generic = None
            if operation.kind == "string":
                generic = self._read_generic(cursor, None)
            elif operation.text == "tosa.const":
                return next((value for key, value in cursor.dictionary().items() if key in ("value", "values")), "")
            if generic is not None and operation.text in ('"arith.constant"', '"tosa.const"'):
                return generic.attributes.get("value") or generic.attributes.get("values", "")
        except SyntaxProblem:
            pass
        return ""

    def _starts_statement(self, position: int) -> bool:
        tokens = self._tokens.tokens
        before, following = tokens[position - 1], tokens[position + 1]
        if before.text in _NOT_A_STATEMENT or before.text == "=" or before.kind == "end":
            return False
        if before.text == "{" and tokens[position].kind == "word" and following.text in ("=", ",", "}"):
            # The first entry of a dictionary of attributes, or the one operation of a region.
            dictionary = position > 1 and tokens[position - 2].text in ("attributes", "}")  # or behind a region
            typed = tokens[min(position + 2, len(tokens) - 1)].text == ":"
            is_region = not typed or (find(tokens[position].text) is not None and not self._is_generic(position - 2))
            is_label = tokens[position].text in packs().labels
            return following.text == "}" and not dictionary and is_region and not is_label
        return True

    def _is_generic(self, position: int) -> bool:
        """Whether a token ends the operands or the properties of an operation in generic form."""
        tokens, depth = self._tokens.tokens, 0
        while position > 0:
            depth += (tokens[position].text in _CLOSING) - (tokens[position].text in _OPENING)
            if depth == 0 and tokens[position].text not in _OPENING:
                return tokens[position].kind == "string"
            if depth < 0:
                return False
            position -= 1
        return False

    def _result_count(self, position: int) -> int:
        """How many results are named in front of the operation at a token. Raises `SyntaxProblem` for numbers that no
        operation has."""
        tokens = self._tokens.tokens
        at = position - 1
        if at < 1 or tokens[at].text != "=":
            return 0
        count = 0
        while True:
            at -= 1
            members = 1
            if tokens[at].kind == "number" and at >= 2 and tokens[at - 1].text == ":":
                if not tokens[at].text.isdecimal():
                    return 0
                digits = tokens[at].text
                if len(digits) > _MOST_RESULT_DIGITS:
                    raise SyntaxProblem(f"{digits[:20]} results", tokens[at].place)
                members = int(digits)
                at -= 2
            if tokens[at].kind != "value":
                return 0
            count += members
            at -= 1
            if at < 0 or tokens[at].text != ",":
                return count

    def _read_generic(self, cursor: Cursor, form: Form | None) -> Generic:
        return read_generic(cursor, lambda each: self._generic_region(each, form))

    def _generic_region(self, cursor: Cursor, form: Form | None) -> Region:
        """A region in generic form. The arguments of an isolated one move to what stands around it."""
        region = cursor.region()
        tokens = self._tokens.tokens
        if form is None or form.scope is Scope.OPEN or tokens[region.start].kind != "block":
            return region
        inner = Cursor(self._tokens, region.start + 1)
        arguments: list[Argument] = []

        def argument() -> None:
            named = inner.argument()
            inner.expect(":")
            arguments.append(Argument(named.name, inner.type(), named.offset))

        if inner.at("("):
            inner.enclosed("(", argument)
        inner.expect(":")
        return Region(inner.position, region.end, tuple(arguments))

    def _type_of(self, name: str, position: int) -> str:
        def results(at: int) -> list[str]:
            statement = self._statement(at)
            return statement[0].results if statement is not None else []

        return type_at_definition(self._tokens, name, position, results)

    # -- generic form --------------------------------------------------------------------------------------------------

    def _write_operation(self, name: str, generic: Generic, form: Form | None, origin: int, prefix: str) -> None:
        operands = ", ".join(prefix_name(operand, prefix) for operand, _ in generic.operands)
        self._write(f'"{name}"({operands})', origin)
        if generic.successors:
            self._write(f"[{', '.join(generic.successors)}]", origin)
        scope = form.scope if form is not None else Scope.OPEN
        around = self._default
        if (form is not None and form.scope is not Scope.OPEN) or (form is not None and form.alone):
            self._default = form.default
        if generic.regions:
            self._write(" (", origin)
            for number, region in enumerate(generic.regions):
                self._write(", " if number else "", origin)
                self._write_region(region, region.scope or scope, origin, prefix, form is not None and form.alone)
            # MLIR takes an unknown operation with one region for a symbol table, and looks no further for symbols.
            self._write(", {})" if len(generic.regions) == 1 else ")", origin)
        self._default = around
        attributes = [f'"{key}" = {value}' if value else f'"{key}"' for key, value in generic.attributes.items()]
        types = ", ".join(type for _, type in generic.operands)
        self._write(f" {{{', '.join(attributes)}}} : ({types}) -> ({', '.join(generic.results)})", origin)

    def _rewrite_alone(self, region: Region, origin: int, prefix: str) -> None:
        """Writes a region, or where something in it cannot be read one that stands for it."""
        mark, depth = self._writer.mark(), self._depth
        self._alone += 1
        try:
            self._rewrite(region.start, region.end, prefix)
        except Unsupported as problem:
            self._writer.undo(mark)
            self._depth = depth
            # What it stands for is not known, nor what that mentions: only in the same file it is the same.
            digest = sha256(self._tokens.text.encode("utf-8", "surrogateescape")).hexdigest()
            self._write(f'"{REFUSED}"() {{file = "{digest}"}} : () -> ()', origin)
            self._refused[self._tokens.source.place(origin)] = problem
        finally:
            self._alone -= 1

    def _write_region(self, region: Region, scope: Scope, origin: int, prefix: str, alone: bool = False) -> None:
        if self._is_wrapped(region) or (region.start == region.end and not region.terminator):
            scope = Scope.OPEN
        if scope is not Scope.OPEN:
            self._scopes += 1
            prefix = f"{self._prefix}{self._scopes}."
        if scope is Scope.FUNCTION:
            self._write(f'{{func.func private @"{WRAPPER}"(', origin)
            self._write_arguments(region.arguments, prefix, origin)
            self._write(") {", origin)
        elif scope is Scope.MODULE:
            self._write(f'{{builtin.module @"{WRAPPER}" {{', origin)
        else:
            self._write("{", origin)
            if region.arguments:
                self._write("^bb0(", origin)
                self._write_arguments(region.arguments, prefix, origin)
                self._write("):", origin)
        self._depth += 1
        if self._depth > DEPTH:
            place = self._tokens.source.place(origin)
            raise SyntaxProblem(f"regions of foreign operations are nested more than {DEPTH} deep", place)
        if alone:
            self._rewrite_alone(region, origin, prefix)
        else:
            self._rewrite(region.start, region.end, prefix)
        self._depth -= 1
        if region.terminator and not self._is_wrapped(region) and not self._ends_in(region):
            self._write(f' "{region.terminator}"() : () -> ()', self._tokens.tokens[region.end].start)
        self._write("\n}" if scope is Scope.OPEN else "\n}}", origin)

    def _write_arguments(self, arguments: tuple[Argument, ...], prefix: str, origin: int) -> None:
        for number, argument in enumerate(arguments):
            self._write(", " if number else "", origin)
            self._write(f"{prefix_name(argument.name, prefix)}: {argument.type}", argument.offset)

    def _is_wrapped(self, region: Region) -> bool:
        """Whether a region is one that was rewritten before."""
        first = [each.text.strip('@"') for each in self._tokens.tokens[region.start : region.start + _HEAD]]
        return first[0] in ("func.func", "builtin.module", "module") and WRAPPER in first

    def _ends_in(self, region: Region) -> bool:
        """Whether the terminator is written in a region itself, not in one inside of it."""
        position = region.start
        while position < region.end:
            token = self._tokens.tokens[position]
            if token.text.strip('"') == region.terminator:
                return True
            position = self._tokens.partner.get(position, position) + 1 if token.text == "{" else position + 1
        return False


def _in_scope(text: str, prefix: str, own: str) -> str:
    """An operation with the names of values in the scope that `prefix` stands for, but for names of our `own`."""
    if not prefix:
        return text
    return re.sub(rf"%(?!{re.escape(own)}c\d)", f"%{prefix}", text)


def prefix_name(name: str, prefix: str) -> str:
    """The name of a value, with its `%`, in the scope that `prefix` stands for."""
    return f"%{prefix}{name[1:]}"
