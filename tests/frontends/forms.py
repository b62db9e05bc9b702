"""Operations in custom form, and in generic form: what becomes of both."""

from __future__ import annotations

from collections.abc import Mapping

from frontends.contexts import program_context
from frontends.mlir.core.bindings import import_ir
from frontends.mlir.core.syntax import rewrite


def parsed(statement: str, values: Mapping[str, str], head: str = "") -> str:
    """A statement in a function with these values, by their names and types, as MLIR prints it."""
    arguments = ", ".join(f"{name}: {type}" for name, type in values.items())
    text = f"{head}func.func @f({arguments}) {{\n{statement}\nreturn\n}}\n"
    found = rewrite(text, "f.mlir", lambda name: False)
    return str(import_ir().Module.parse(found.text if found else text, program_context(import_ir())))


def in_generic_form(custom: str, name: str, operands: str, types: str, attributes: str) -> str:
    """The statement `custom` with its operation in generic form."""
    results = custom.partition("=")[0] + "= " if custom.startswith("%") else ""
    return f'{results}"{name}"{operands} {{{attributes}}} : {types}'
