"""The custom forms of hw, hwarith and of what is read of sv, as `circt-opt` prints them."""

from __future__ import annotations

from frontends.mlir.core.syntax.assembly import Types, declare, one_of, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Argument, Generic, Region, form
from frontends.mlir.core.syntax.functions import symbol_name

_COMPARISONS = ("eq", "ne", "lt", "ge", "le", "gt")
_INOUT = "!hw.inout<"


# -- modules -----------------------------------------------------------------------------------------------------------


@form("hw.module", "hw.module.extern", "hw.module.generated", alone=True)
def _module(cursor: Cursor) -> Generic:
    """`private @m<W: i32 = 4>(in %a: i4, in %b "c": i4 {...}, out d: i4) attributes {...} {...}`"""
    attributes: dict[str, str] = {}
    if cursor.token.kind == "word":
        attributes["sym_visibility"] = f'"{cursor.word()}"'
    attributes["sym_name"] = symbol_name(cursor.symbol())
    if cursor.accept(","):
        attributes["generatorKind"] = cursor.symbol()
    attributes["parameters"] = _parameters(cursor)
    ports: list[tuple[str, str]] = []
    arguments: list[Argument] = []
    cursor.enclosed("(", lambda: _port(cursor, ports, arguments))
    attributes["module_type"] = f"!hw.modty<{', '.join(port for port, _ in ports)}>"
    if any(dictionary for _, dictionary in ports):
        attributes["per_port_attrs"] = f"[{', '.join(dictionary or '{}' for _, dictionary in ports)}]"
    attributes = cursor.added(attributes, cursor.attributes_clause())
    if not cursor.at("{"):
        return Generic(attributes=attributes, regions=[Region(0, 0)])
    return Generic(attributes=attributes, regions=[cursor.region(tuple(arguments), "hw.output")])


def _parameters(cursor: Cursor) -> str:
    """`<W: i32 = 4>`, as a list of texts: what has any is not modelled."""
    if not cursor.at("<"):
        return "[]"
    text = cursor.angles().replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'["{text}"]'


def _port(cursor: Cursor, ports: list[tuple[str, str]], arguments: list[Argument]) -> None:
    direction = {"in": "input", "out": "output", "inout": "inout"}.get(cursor.token.text)
    if direction is None:
        cursor.expected("'in', 'out' or 'inout'")
    cursor.word()
    offset, value, name = cursor.token.start, "", ""
    if cursor.token.kind == "value":
        value = cursor.value()
        name = value[1:]
    elif direction != "output":
        value = f"%.port{len(ports)}"  # of a module that is only declared
    if cursor.token.kind == "string":
        name = cursor.string()
    elif cursor.token.kind == "word":
        name = cursor.word()
    if not name:
        cursor.expected("the name of a port")
    cursor.expect(":")
    type = cursor.type()
    ports.append((f"{direction} {name} : {type}", cursor.attribute() if cursor.at("{") else ""))
    if direction != "output":
        arguments.append(Argument(value, f"{_INOUT}{type}>" if direction == "inout" else type, offset))


@form("hw.instance")
def _instance(cursor: Cursor) -> Generic:
    """`"name" sym @s @m<W: i32 = 4>(a: %a: i4) -> (b: i4) {...}`"""
    attributes = {"instanceName": cursor.string()}
    if cursor.accept("sym"):
        attributes["inner_sym"] = cursor.untyped_attribute()
    attributes["moduleName"] = cursor.symbol()
    attributes["parameters"] = _parameters(cursor)
    operands: list[tuple[str, str]] = []
    results: list[str] = []
    names: dict[str, list[str]] = {"argNames": [], "resultNames": []}

    def name(list: str) -> None:
        names[list].append(cursor.string() if cursor.token.kind == "string" else f'"{cursor.word()}"')
        cursor.expect(":")

    def operand() -> None:
        name("argNames")
        value = cursor.value()
        cursor.expect(":")
        operands.append((value, cursor.type()))

    def result() -> None:
        name("resultNames")
        results.append(cursor.type())

    cursor.enclosed("(", operand)
    cursor.expect("->")
    cursor.enclosed("(", result)
    attributes |= {key: f"[{', '.join(each)}]" for key, each in names.items()}
    attributes = cursor.added(attributes, cursor.optional_dictionary())
    return Generic(operands, results, attributes)


declare("hw.output", "{} <%values* : !values*>")
declare(
    "hw.wire",
    "%value <sym $inner_sym> $name:result_name {} : !value",
    infer={"result": same("value")},
)


@form("hw.constant")
def _constant(cursor: Cursor) -> Generic:
    """`5 : i4`, `true`"""
    value = cursor.untyped_attribute()
    type = "i1"
    if value not in ("true", "false"):
        cursor.expect(":")
        type = cursor.type()
        value = f"{value} : {type}"
    return Generic([], [type], cursor.added({"value": value}, cursor.optional_dictionary()))


# -- numbers with signs ------------------------------------------------------------------------------------------------

declare("hwarith.add hwarith.sub hwarith.mul hwarith.div", "%values* {} : !()")
declare("hwarith.cast", "%value {} : !()")
declare(
    "hwarith.icmp",
    "$predicate:predicate %left, %right {} : !left, !right",
    infer={"result": lambda types: "ui1"},
    kinds={"predicate": one_of("predicates", {name: at for at, name in enumerate(_COMPARISONS)}, "i64")},
)


@form("hwarith.constant")
def _signed_constant(cursor: Cursor) -> Generic:
    """`-5 : si4`"""
    value = cursor.integer()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type = cursor.type()
    return Generic([], [type], cursor.added({"rawValue": f"{value} : {type}"}, attributes))


# -- wires -------------------------------------------------------------------------------------------------------------


def _inside(types: Types) -> str:
    """The type of what a wire carries."""
    type = types["wire"][0]
    if not type.startswith(_INOUT):
        raise ValueError(f"expected the type of a wire, found {type}")
    return type[len(_INOUT) : -1]


declare("sv.wire", "<sym $inner_sym> $name:result_name {} : !result")
declare("sv.read_inout", "%wire {} : !wire", infer={"value": _inside})
declare(
    "sv.assign",
    "%wire, %value {} : !value",
    infer={"wire": lambda types: f"{_INOUT}{types['value'][0]}>"},
)
