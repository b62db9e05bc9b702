"""The custom form of functions: visibility, name, parameters, results, attributes and body."""

from __future__ import annotations

from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Argument, Generic, Region


def read_function(cursor: Cursor) -> Generic:
    """`private @f(%a: i32 {x.y}, ...) -> (i32 {x.z}, ...) attributes {...} {...}`; one that is only declared has no
    body, and may have no names of parameters."""
    return read_signature(cursor)[0]


def read_signature(cursor: Cursor, open_end: bool = False) -> tuple[Generic, list[str], int]:
    """A function, the names of its parameters with their `%`, empty where they have none, and how many results it
    has. With `open_end` the parameters may end in `...`, which says nothing."""
    attributes: dict[str, str] = {}
    if cursor.token.kind == "word":
        attributes["sym_visibility"] = f'"{cursor.word()}"'
    attributes["sym_name"] = symbol_name(cursor.symbol())
    arguments: list[Argument] = []
    parameters: list[tuple[str, str]] = []

    def parameter() -> None:
        if open_end and cursor.at("."):
            for _ in range(3):
                cursor.expect(".")
            if not cursor.at(")"):
                cursor.expected("')'")
            return
        offset, name = cursor.token.start, ""
        if cursor.token.kind == "value":
            name = cursor.value()
            cursor.expect(":")
        parameters.append(_typed(cursor))
        arguments.append(Argument(name, parameters[-1][0], offset))

    cursor.enclosed("(", parameter)
    results: list[tuple[str, str]] = []
    if cursor.accept("->"):
        if cursor.at("("):
            cursor.enclosed("(", lambda: results.append(_typed(cursor)))
        else:
            results.append((cursor.type(), ""))
    inputs, outputs = (", ".join(type for type, _ in each) for each in (parameters, results))
    attributes["function_type"] = f"({inputs}) -> ({outputs})"
    for name, each in (("arg_attrs", parameters), ("res_attrs", results)):
        if any(dictionary for _, dictionary in each):
            attributes[name] = f"[{', '.join(dictionary or '{}' for _, dictionary in each)}]"
    attributes = cursor.added(attributes, cursor.attributes_clause())
    names = [each.name for each in arguments]
    if not cursor.at("{"):
        return Generic(attributes=attributes, regions=[Region(0, 0)]), names, len(results)
    if not all(names):
        cursor.fail("a function with a body, and parameters without names")
    return Generic(attributes=attributes, regions=[cursor.region(tuple(arguments))]), names, len(results)


def _typed(cursor: Cursor) -> tuple[str, str]:
    """A type, and the text of the dictionary behind it."""
    type = cursor.type()
    return type, cursor.attribute() if cursor.at("{") else ""


def symbol_name(symbol: str) -> str:
    """The name of a symbol, which is given with its `@`, as a string attribute."""
    return symbol[1:] if symbol[1] == '"' else f'"{symbol[1:]}"'
