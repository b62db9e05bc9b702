"""What is done to MLIR text before the parser sees it. Every change keeps lines and columns."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice

from msgspec import Struct

from frontends.errors import SyntaxProblem, Unsupported
from frontends.mlir.core.data_layout import require_data_layouts
from frontends.mlir.core.packs import packs
from frontends.reading import place_of
from interp.ir import Place

# MLIR's parser recurses on the C stack, at most about 5 kB for a level: this depth is safe on stacks of 2 MB and more.
NESTING = 256
# Parts of an alias with the aliases in it. What is printed, verified and walked through is as large.
_MOST_PARTS = 1_000_000

STRING = r'"[^"\\\n]*(?:\\.[^"\\\n]*)*"'
COMMENT = r"//[^\n]*"
_SKIPPED = re.compile(rf"{STRING}|{COMMENT}|->|[<>=]=")
_BRACKETS = re.compile(rf"{STRING}|{COMMENT}|->|[<>=]=|[{{}}()\[\]<>]")
_NOT_BRACKETS = re.compile(r"[^{}()\[\]<>]+")
_TOKENS = re.compile(rf"{STRING}|{COMMENT}|->|[<>=]=|[{{}}()\[\]<>,]")
_LONG = 10_000
_LONG_NUMBER = re.compile(rf"\d{{{_LONG}}}")  # which MLIR reads in a time that grows with the square of its length
# The parts of a module at whose beginning LLVM's parser tells them (LLVM Language Reference, "Module Structure").
_LLVM_IR = re.compile(
    r"""^(?: source_filename\ =\ " | target\ (?:triple|datalayout)\ =\ " | (?:define|declare)\ [^\n]*@[^\n]*\( )""",
    re.MULTILINE | re.VERBOSE,
)
_SIGNS = re.compile(rf"(?:-\s*){{{NESTING}}}")
_PROMISES = ("bufferization.access", "bufferization.writable", "gpu.known_", "llvm.", "spirv.entry_point_abi")
_OPEN, _CLOSE = "{([<", "})]>"
_PARTNERS = dict(zip(_OPEN, _CLOSE, strict=True))

_ENTRY = re.compile(rf"([{{,])\s*({STRING}|[A-Za-z_][\w$.]*)\s*(=(?!=)|(?=[,}}]))")
_LOCATION = re.compile(rf"{STRING}|{COMMENT}|(?<![\w$.%@#^!-])loc\s*\(")
_ENUMERATION = re.compile(
    r"#(gpu)\.(dim|shuffle_mode|all_reduce_op)<(\w+)>|#(rocdl)\.(mfma_perm_b|sched_group_mask)<(\w+)>"
)
_MAY_BE_LOCATION = re.compile(r"loc\s*\(")
_LOCATION_ALIAS = re.compile(r"^[ \t]*#loc\w*[ \t]*=[ \t]*(?=loc\s*\()", re.MULTILINE)
# Of a type or an attribute; those of locations are not used.
_ALIAS = re.compile(r"^[ \t]*([!#][A-Za-z_][\w$.]*)[ \t]*=(?!=)(?![ \t]*loc\s*\()", re.MULTILINE)
_NAMED = re.compile(r"[!#][A-Za-z_][\w$.]*")
_PROGRAM = re.compile(r"^(?:module\b|[a-z]\w*\.|[(%}])", re.MULTILINE)
_INDEX_WIDTH = re.compile(r'"?\bindex"?\s*[,=]\s*(?:dense<\s*)?(\d+)')


def require_mlir(text: str, file: str) -> None:
    """Raises `SyntaxProblem` for what is known to be no MLIR, and is not said so by its suffix."""
    found = _LLVM_IR.search(text)
    if found is not None:
        message = "this is LLVM IR; import it as MLIR with mlir-translate --import-llvm first"
        raise SyntaxProblem(message, place_of(text, found.start(), file))


def check(text: str, file: str) -> None:
    """Raises `SyntaxProblem` for text that the parser does not survive or would read only in part, and `Unsupported`
    for a data layout whose index is not 64 bits wide, but for operations that may say so."""
    zero = text.find("\0")
    if zero >= 0:
        raise SyntaxProblem("this is not text: it holds a zero byte", place_of(text, zero, file))
    if not _is_plain(text):
        _check_form(text, file)
    start = text.find("dl_spec<")
    while start >= 0:
        width = _INDEX_WIDTH.search(text, start, end_of_group(text, start + len("dl_spec")))
        if width is not None and int(width.group(1)) != 64 and not _may_say(text, start, int(width.group(1))):
            raise Unsupported(
                "dlti.dl_spec", place_of(text, width.start(), file), f"an index type of {width.group(1)} bits"
            )
        start = text.find("dl_spec<", start + 1)
    require_data_layouts(text, file)


def _is_plain(text: str) -> bool:
    """Whether a text has too little of all that `_check_form` may refuse."""
    return (
        len(text) < _LONG
        and sum(map(text.count, _OPEN)) <= NESTING
        and text.count("-") < NESTING
        and "!" not in text
        and "#" not in text
    )


def _check_form(text: str, file: str) -> None:
    """Raises `SyntaxProblem` for brackets, signs, numbers and aliases that the parser does not survive."""
    code = _SKIPPED.sub("", text)
    deep = _first_too_deep(_NOT_BRACKETS.sub("", code))
    if deep is not None:
        brackets = (found for found in _BRACKETS.finditer(text) if len(found.group()) == 1)
        raise SyntaxProblem(
            f"brackets are nested more than {NESTING} deep, which MLIR's parser may not survive",
            place_of(text, next(islice(brackets, deep, None)).start(), file),
        )
    if _SIGNS.search(code):
        raise SyntaxProblem(f"more than {NESTING} minus signs in a row", Place(file, 1, 1))
    if _LONG_NUMBER.search(code):
        place = place_of(text, _in_code(_LONG_NUMBER, text), file)
        raise SyntaxProblem("a number of 10,000 digits and more", place)
    _check_aliases(code, text, file)


def _check_aliases(code: str, text: str, file: str) -> None:
    """Raises `SyntaxProblem` for an alias of a type or an attribute that stands for too many parts: a few lines, each
    of which names the one before twice, make more than any memory holds."""
    parts: dict[str, int] = {}
    definitions = list(_ALIAS.finditer(code))
    for at, found in enumerate(definitions):
        end = definitions[at + 1].start() if at + 1 < len(definitions) else len(code)
        # In generic form a program begins with the name of an operation, a string that `code` is without.
        ended = _PROGRAM.search(code, found.end(), end)
        named = _NAMED.findall(code, found.end(), ended.start() if ended is not None else end)
        name = found.group(1)
        parts[name] = 1 + sum(parts.get(each, 1) for each in named)
        if parts[name] > _MOST_PARTS:
            defined = re.search(rf"^[ \t]*{re.escape(name)}[ \t]*=", text, re.MULTILINE)
            place = place_of(text, defined.start() if defined is not None else 0, file)
            raise SyntaxProblem(f"the alias '{name}' stands for more than {_MOST_PARTS:,} parts", place)


def _in_code(pattern: re.Pattern[str], text: str) -> int:
    """Where a pattern that is found outside of strings and comments is found there."""
    end = 0
    for skipped in _SKIPPED.finditer(text):
        found = pattern.search(text, end, skipped.start())
        if found is not None:
            return found.start()
        end = skipped.end()
    found = pattern.search(text, end)
    return found.start() if found is not None else 0


def _may_say(text: str, start: int, width: int) -> bool:
    """Whether the data layout at `start` is that of an operation which may have such indices, among the attributes
    behind its region; what that means is said where it is lowered."""
    before = text[: max(text.rfind("{", 0, start), 0)].rstrip()
    known = packs().index_widths.items()
    return before.endswith("}") and any(width == each and operation in text for operation, each in known)


def _first_too_deep(brackets: Iterable[str]) -> int | None:
    """The position of the first bracket that is nested too deep. A closing bracket also ends what was opened by `<` in
    it and not closed, which may have been no bracket at all."""
    stack: list[str] = []
    for position, bracket in enumerate(brackets):
        if bracket in _PARTNERS:
            stack.append(bracket)
            if len(stack) > NESTING:
                return position
        elif bracket == ">":
            if stack and stack[-1] == "<":
                stack.pop()
        else:
            while stack and stack[-1] == "<":
                stack.pop()
            if stack and _PARTNERS[stack[-1]] == bracket:
                stack.pop()
    return None


def end_of_group(text: str, start: int) -> int:
    """The offset behind the bracket that closes the one at `start`; the end of the text if there is none."""
    depth = 0
    for found in _BRACKETS.finditer(text, start):
        token = found.group()
        if token in _OPEN:
            depth += 1
        elif token in _CLOSE:
            depth -= 1
            if depth <= 0:
                return found.end()
    return len(text)


def _blank(text: str, spans: list[tuple[int, int]]) -> str:
    """`text` with spaces instead of what is in `spans`, which are in order."""
    parts, end = [], 0
    for start, stop in spans:
        parts.append(text[end:start])
        parts.append(re.sub(r"[^\n]", " ", text[start:stop]))
        end = stop
    parts.append(text[end:])
    return "".join(parts)


def without_locations(text: str) -> str:
    """`text` without its trailing locations and their aliases, so that places are those of the text itself."""
    if all(text[each.start() - 1 : each.start()].isalnum() for each in _MAY_BE_LOCATION.finditer(text)):
        return text  # the word stands in others, as `alloc`
    spans: list[tuple[int, int]] = []
    end = 0
    for found in _LOCATION.finditer(text):
        if found.start() >= end and found.group().startswith("loc"):
            end = end_of_group(text, found.end() - 1)
            spans.append((found.start(), end))
    aliases = {found.end(): found.start() for found in _LOCATION_ALIAS.finditer(text)}
    return _blank(text, [(aliases.get(start, start), end) for start, end in spans])


def as_upstream(text: str) -> str:
    """`text` without what a system says on operations and types of others, which only its own parser takes, and with
    enumerations of the gpu and rocdl dialects as they were spelled before LLVM 24. Nothing moves."""
    for spelling in packs().spellings:
        said = spelling.groupindex.get("said", 0)
        text = _blank(text, [found.span(said) for found in spelling.finditer(text)])
    return _ENUMERATION.sub(lambda found: "#{}<{} {}>".format(*filter(None, found.groups())), text)


class _Group(Struct):
    """An open bracket. `dictionary` says whether it is one of attributes, `entry` where the attribute starts that is
    being read, `value` where its value does, `discardable` whether its name has a dialect's prefix, `kept` whether one
    before it stays."""

    bracket: str
    dictionary: bool = False
    entry: int | None = None
    value: int = 0
    discardable: bool = False
    kept: bool = False

    def begin(self, found: re.Match[str] | None) -> None:
        if found is not None:
            self.entry, self.value = found.start(2), found.end()
            # A name alone has a value that parses; and it might be an operation at the start of a region.
            name = found.group(2).strip('"')
            self.discardable = "." in name and found.group(3) == "=" and not name.startswith(_kept())


def _kept() -> tuple[str, ...]:
    """How names begin of attributes that promise something, and stay where the parser does not take them."""
    known = packs()
    return (*known.meaningful, *known.of_results, *known.multiples, *known.promises, *_PROMISES)


def without_discardable_attributes(text: str) -> str:
    """`text` without the attributes that have a dialect's prefix in their name, which MLIR calls discardable, and whose
    values name attributes or types of a dialect, which another release may not parse. What has a plain value stays, as
    it may be a promise; so do attributes inside of other attributes and of types."""
    spans: list[tuple[int, int]] = []
    entries = {found.start(1): found for found in _ENTRY.finditer(text)}
    stack = [_Group("")]
    for found in _TOKENS.finditer(text):
        token, offset = found.group(), found.start()
        group = stack[-1]
        if token in _OPEN:
            stack.append(_Group(token, dictionary=token == "{" and offset in entries))
            if token == "{":
                stack[-1].begin(entries.get(offset))
        elif token == "," or token in _CLOSE:
            if group.discardable and _at_top(stack) and _names_one(text, group, offset):
                spans.append(_with_comma(text, group, offset))
            elif group.entry is not None:
                group.kept = True
            group.entry = None
            if token == "," and group.dictionary:
                group.begin(entries.get(offset))
            elif token != "," and len(stack) > 1:
                stack.pop()
    return _blank(text, spans)


def _names_one(text: str, group: _Group, end: int) -> bool:
    """Whether the value of the attribute that ends at `end` names an attribute or a type that is not MLIR's own."""
    return group.entry is not None and _NAMED.search(re.sub(STRING, "", text[group.value : end])) is not None


def _at_top(stack: list[_Group]) -> bool:
    """Whether the innermost group is a dictionary that is neither in another attribute nor in a type."""
    return all(group.bracket in ("", "{", "(") and group.entry is None for group in stack[:-1])


def _with_comma(text: str, group: _Group, end: int) -> tuple[int, int]:
    """The span of the attribute that ends at `end`, and of the comma that is one too many without it."""
    assert group.entry is not None
    if group.kept:
        return text.rindex(",", 0, group.entry), end
    return group.entry, end + 1 if text[end] == "," else end
