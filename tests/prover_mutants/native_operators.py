"""Changes of the C++ of the machine: many of them stand in one text, each behind a number that a run chooses.

So one build serves all of these (mutant schemata, Untch, Offutt and Harrold, ISSTA 1993), and a run tells which places
it came by. `mutation.h` is included first by all of the changed sources."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import dataclass

HEADER = """#pragma once
#include <cstdint>
extern "C" __attribute__((visibility("default"))) int32_t equiv_mutant_chosen;
extern "C" __attribute__((visibility("default"))) uint8_t equiv_mutant_seen[];
inline bool equiv_mutant_noted(int32_t first, int32_t count) {
  equiv_mutant_seen[first] = 1;
  return uint32_t(equiv_mutant_chosen - first) < uint32_t(count);
}
constexpr bool equiv_mutant(int32_t first, int32_t count) {
  return __builtin_is_constant_evaluated() ? false : equiv_mutant_noted(first, count);
}
"""

_SWAPS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&"}
_OPERATOR = re.compile(r"(?<= )(?:<=|>=|==|!=|&&|\|\||<|>)(?=\s)")
_NO_CODE = re.compile(
    r'//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|(?<!\w)\'(?:[^\'\\\n]|\\.)+\'|^#(?:[^\n\\]|\\\n)*', re.S | re.M
)
_HEADS = re.compile(r"\b(?P<head>if|while) \(|\breturn (?=[^;])|\bbool \w+ = ")
_CALL = re.compile(r"^ +(?P<call>[a-z_]\w*(?:(?:\.|->|::)\w+)*\([^;{}]*\));$", re.M)
_NO_EXPRESSION = re.compile(r"[{};]|\w>? [&*]?\w|\[[&=]?\]\(|\[&|(?<![<>=!+\-*/%&|^])=(?!=)|\bconstexpr\b|\bsizeof\b")
_RESULTS = {"if": "bool", "while": "bool", "call": "void"}
_CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """The change that runs with `chosen == number`; `site` is the number that a run notes when it comes by."""

    file: str
    number: int
    site: int
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


def header_and_store(count: int) -> tuple[str, str]:
    """`mutation.h`, and a source that holds the number and what was noted."""
    store = (
        f'#include "mutation.h"\nint32_t equiv_mutant_chosen = -1;\nuint8_t equiv_mutant_seen[{count + 1}] = {{}};\n'
    )
    return HEADER, store


def instrumented(
    file: str, text: str, first: int, refused: frozenset[int] = frozenset(), sites: Container[int] | None = None
) -> tuple[str, list[Mutant]]:
    """The text with all changes, or those of some sites, behind numbers from `first` on, on the lines on which they
    stood before; lines that a compiler refused stay as they are, and their numbers are left out."""
    masked = _NO_CODE.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)
    parts, mutants, at, site = [], list[Mutant](), 0, first
    for start, end, head in sorted(_places(masked)):
        if start < at:
            continue  # inside of one that is changed
        code = text[start:end]
        variants = list(_variants(code, masked[start:end], head))
        line, last = (text.count("\n", 0, each) + 1 for each in (start, end))
        is_kept = refused.isdisjoint(range(line, last + 1)) and (sites is None or site in sites)
        site += len(variants)
        if not variants or not is_kept:
            continue
        site -= len(variants)
        mutants += [Mutant(file, site + number, site, line, what) for number, (_, what) in enumerate(variants)]
        otherwise = variants[-1][0]
        for number in reversed(range(len(variants) - 1)):
            otherwise = f"equiv_mutant_chosen == {site + number} ? {variants[number][0]} : {otherwise}"
        site += len(variants)
        kept = f"{_RESULTS.get(head, '')}({code})"
        parts += [text[at:start], f"(equiv_mutant({site - len(variants)}, {len(variants)}) ? ({otherwise}) : {kept})"]
        at = end
    return "".join([*parts, text[at:]]), mutants


def _places(masked: str) -> Iterator[tuple[int, int, str]]:
    """Where a condition, a value that is returned, the value of a flag, or a call stands, and what is before it."""
    for found in _HEADS.finditer(masked):
        start, head = found.end(), found["head"] or "value"
        end = _end(masked, start, ";" if head == "value" else ")")
        if end is not None and not _NO_EXPRESSION.search(masked, start, end):
            yield start, end, head
    for found in _CALL.finditer(masked):
        before = masked[: found.start()].rstrip()
        # A statement of its own, and neither what goes on from a line before nor a declaration.
        if before.endswith((";", "{", "}")) and not _NO_EXPRESSION.search(found["call"]):
            yield found.start("call"), found.end("call"), "call"


def _end(text: str, start: int, closing: str) -> int | None:
    stack = [closing]
    for at in range(start, len(text)):
        if text[at] in _CLOSING:
            stack.append(_CLOSING[text[at]])
        elif text[at] == stack[-1]:
            stack.pop()
            if not stack:
                return at
        elif text[at] in ")]};" and len(stack) == 1:
            return None
    return None


def _variants(code: str, masked: str, head: str) -> Iterator[tuple[str, str]]:
    """Texts in the place of an expression, and what they are in words."""
    words = _words(code)
    if head == "call":
        yield "void()", f"without '{words}'"
        return
    if head != "value":
        if head == "if":  # a loop that never ends says nothing
            yield "true", f"'{words}' is true"
        yield "false", f"'{words}' is false"
    elif code in ("true", "false"):
        yield ("false", "returns false") if code == "true" else ("true", "returns true")
    elif re.fullmatch(r"\d", code):
        yield str(int(code) + 1), f"returns {int(code) + 1}"
    for found in _OPERATOR.finditer(masked):
        other = _SWAPS[found.group()]
        changed = f"{code[: found.start()]}{other}{code[found.end() :]}"
        yield f"{_RESULTS.get(head, '')}({_words(changed)})", f"'{words}' with {other} at {found.start()}"


def _words(code: str) -> str:
    return " ".join(code.split())
