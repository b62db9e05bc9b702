"""Properties of operations that are no attributes.

MLIR's bindings give an operation's attributes, and those of its properties that are attributes themselves. The others,
such as `disjoint` of `affine.linearize_index`, stand in its generic text alone; `llvm.properties` has the flags of the
LLVM dialect, of which there are many in one function."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

_PROPERTY = re.compile(r'"(?:[^"\\]|\\.)*"|(?<![\w.])(\w+)(?! = )(?=[,}])')
_START = "<{"


def unit_property(operation: Any, name: str) -> bool:
    """Whether a property without a value is set."""
    if name in operation.attributes:
        return True
    return any(found.group(1) == name for found in _PROPERTY.finditer(_properties(operation)))


def property_text(operation: Any, name: str) -> str:
    """How the value of a property prints; the empty text where there is none of the name."""
    text = _properties(operation)
    at = 0
    while at >= 0:
        key, end = _KEY.match(text, at), _next_entry(text, at)
        if key is not None and (key.group(1) or key.group(2)) == name:
            return text[key.end() : end - 1 if end >= 0 else len(text)].strip()
        at = end
    return ""


def _properties(operation: Any) -> str:
    """The properties in the generic text, up to whatever follows them."""
    text: str = operation.get_asm(print_generic_op_form=True, use_local_scope=True, skip_regions=True)
    return text[text.find(_START) + len(_START) :] if _START in text else ""


# -- properties that the parser drops ----------------------------------------------------------------------------------

_IN_GENERIC_FORM = re.compile(r'"([A-Za-z_][\w$.-]*)"\([^()"]*\)\s*(?:\[[^\]"]*\]\s*)?<\{')
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|->|[{}()\[\]<>,]')
_KEY = re.compile(r'\s*(?:"((?:[^"\\]|\\.)*)"|([\w$.]+))\s*[=,}]')
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_OPEN, _CLOSE = frozenset("{([<"), frozenset("})]>")
_ELIDED = 16  # elements from which on an attribute need not be printed to see its name

_kept: set[tuple[str, str]] = set()  # pairs of an operation's name and a property's that the parser is known to keep


def dropped(module: Any, text: str) -> set[tuple[str, str]]:
    """The operations and their properties that `text`, from which `module` was parsed, gives in generic form, and that
    MLIR's parser has passed over: it looks up those that it knows, and says nothing of the others."""
    given = _given(text) - _kept
    if not given:
        return given
    kept = _given(module.operation.get_asm(print_generic_op_form=True, large_elements_limit=_ELIDED))
    _kept.update(kept)
    return given - kept


def _given(text: str) -> set[tuple[str, str]]:
    """The names of operations in generic form, each with the name of one of its properties."""
    found: set[tuple[str, str]] = set()
    for each in _IN_GENERIC_FORM.finditer(text):
        before = text[text.rfind("\n", 0, each.start()) + 1 : each.start()]
        if "//" in _STRING.sub("", before):
            continue  # in a comment
        found.update((each.group(1), name) for name in _names(text, each.end()))
    return found


def _names(text: str, start: int) -> Iterator[str]:
    """The names of the properties that begin at an offset, behind their `<{`."""
    at = start
    while at >= 0:
        key = _KEY.match(text, at)
        if key is not None:
            yield key.group(1) if key.group(1) is not None else key.group(2)
            at = key.end() - 1
        at = _next_entry(text, at)


def _next_entry(text: str, start: int) -> int:
    """Where the next entry of a dictionary begins, -1 where there is none."""
    depth = 0
    for token in _TOKEN.finditer(text, start):
        each = token.group()
        if each == "," and depth == 0:
            return token.end()
        if each in _OPEN:
            depth += 1
        elif each in _CLOSE:
            depth -= 1
            if depth < 0:
                break
    return -1
