"""The generic form of operations: `"name"(operands)[successors] <{properties}> ({regions}) {attributes} : types`."""

from __future__ import annotations

from collections.abc import Callable

from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, Region


def read_generic(cursor: Cursor, region: Callable[[Cursor], Region]) -> Generic:
    """An operation in generic form, from behind its name on: its properties become attributes. `region` reads one.
    Raises `SyntaxProblem`."""
    generic = Generic()
    names = cursor.values("(")
    if cursor.at("["):
        cursor.enclosed("[", lambda: generic.successors.append(cursor.block()))
    if cursor.accept("<"):
        generic.attributes.update(cursor.dictionary())
        cursor.expect(">")
    if cursor.at("("):
        cursor.enclosed("(", lambda: generic.regions.append(region(cursor)))
    generic.attributes = cursor.added(generic.attributes, cursor.optional_dictionary())
    cursor.expect(":")
    types = cursor.type_list()
    cursor.expect("->")
    generic.results = cursor.type_list()
    if len(types) != len(names):
        cursor.expected(f"{len(names)} types of operands")
    generic.operands = list(zip(names, types, strict=True))
    return generic
