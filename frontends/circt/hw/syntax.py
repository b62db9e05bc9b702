"""The custom forms of hw, hwarith and emit, as `circt-opt` prints them."""

from __future__ import annotations

from frontends.circt.hw.aggregates import alternatives_of, array_of, fields_of, spelled
from frontends.mlir.core.syntax.assembly import Types, declare, one_of, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Argument, Generic, Region, form
from frontends.mlir.core.syntax.functions import symbol_name

_COMPARISONS = ("eq", "ne", "lt", "ge", "le", "gt")
INOUT = "!hw.inout<"


# -- modules -----------------------------------------------------------------------------------------------------------


@form("hw.module", "hw.module.extern", "hw.module.generated", alone=True)
def _module(cursor: Cursor) -> Generic:
    return read_module(cursor, "hw.output")


def read_module(cursor: Cursor, terminator: str) -> Generic:
    """`private @m<W: i32 = 4>(in %a: i4, in %b "c": i4 {...}, out d: i4) attributes {...} {...}`"""
    attributes: dict[str, str] = {}
    if cursor.token.kind == "word":
        attributes["sym_visibility"] = f'"{cursor.word()}"'
    attributes["sym_name"] = symbol_name(cursor.symbol())
    if cursor.accept(","):
        attributes["generatorKind"] = cursor.symbol()
    attributes["parameters"] = parameter_list(cursor)
    ports: list[tuple[str, str]] = []
    arguments: list[Argument] = []
    cursor.enclosed("(", lambda: _port(cursor, ports, arguments))
    attributes["module_type"] = f"!hw.modty<{', '.join(port for port, _ in ports)}>"
    if any(dictionary for _, dictionary in ports):
        attributes["per_port_attrs"] = f"[{', '.join(dictionary or '{}' for _, dictionary in ports)}]"
    attributes = cursor.added(attributes, cursor.attributes_clause())
    if not cursor.at("{"):
        return Generic(attributes=attributes, regions=[Region(0, 0)])
    return Generic(attributes=attributes, regions=[cursor.region(tuple(arguments), terminator)])


def parameter_list(cursor: Cursor) -> str:
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
        arguments.append(Argument(value, f"{INOUT}{type}>" if direction == "inout" else type, offset))


@form("hw.generator.schema")
def _schema(cursor: Cursor) -> Generic:
    """`@schema, "Kind", ["attribute", ...]`: what modules that others generate are told."""
    attributes = {"sym_name": symbol_name(cursor.symbol())}
    cursor.expect(",")
    attributes["descriptor"] = cursor.string()
    cursor.expect(",")
    attributes["requiredAttrs"] = cursor.attribute()
    return Generic(attributes=cursor.added(attributes, cursor.optional_dictionary()))


@form("emit.fragment")
def _fragment(cursor: Cursor) -> Generic:
    """`@fragment {...}`: what is to stand in a file before a module."""
    attributes = {"sym_name": symbol_name(cursor.symbol())}
    regions = [cursor.region()]
    return Generic(attributes=cursor.added(attributes, cursor.optional_dictionary()), regions=regions)


@form("hw.instance")
def _instance(cursor: Cursor) -> Generic:
    """`"name" sym @s @m<W: i32 = 4>(a: %a: i4) -> (b: i4) {...}`"""
    attributes = {"instanceName": cursor.string()}
    if cursor.accept("sym"):
        attributes["inner_sym"] = cursor.untyped_attribute()
    attributes["moduleName"] = cursor.symbol()
    attributes["parameters"] = parameter_list(cursor)
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


@form("hw.hierpath")
def _path(cursor: Cursor) -> Generic:
    """`private @path [@A::@b, @B]` names a place among instances, for other operations to mention: what reads or writes
    there is an operation of its own (CIRCT's documentation of hw.hierpath)."""
    attributes = {"sym_visibility": f'"{cursor.word()}"'} if cursor.token.kind == "word" else {}
    attributes |= {"sym_name": symbol_name(cursor.symbol()), "namepath": cursor.untyped_attribute()}
    return Generic(attributes=cursor.added(attributes, cursor.optional_dictionary()))


@form("hw.type_scope")
def _type_scope(cursor: Cursor) -> Generic:
    """`@scope {hw.typedecl @a, "b" : i4}`: names of types, which aliases spell with what they stand for."""
    attributes = {"sym_name": symbol_name(cursor.symbol())}
    region = cursor.region()
    return Generic(attributes=cursor.added(attributes, cursor.optional_dictionary()), regions=[region])


@form("hw.typedecl")
def _type_declaration(cursor: Cursor) -> Generic:
    attributes = {"sym_name": symbol_name(cursor.symbol())}
    if cursor.accept(","):
        attributes["verilogName"] = cursor.string()
    attributes = cursor.added(attributes, cursor.optional_dictionary())
    cursor.expect(":")
    return Generic(attributes={**attributes, "type": cursor.type()})


@form("dbg.variable")
def _variable(cursor: Cursor) -> Generic:
    """`"name", %value scope %s : i4`: what a debugger shows (CIRCT's documentation of the debug dialect)."""
    attributes = {"name": cursor.string()}
    cursor.expect(",")
    operands = [cursor.value()]
    if cursor.accept("scope"):
        operands.append(cursor.value())
    attributes = cursor.added(attributes, cursor.optional_dictionary())
    cursor.expect(":")
    return Generic(list(zip(operands, [cursor.type(), "!dbg.scope"], strict=False)), [], attributes)


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


@form("hw.param.value")
def _parameter_value(cursor: Cursor) -> Generic:
    """`i4 = #hw.param.expr.add<#hw.param.decl.ref<"p">, 2>`; the expression is kept as text."""
    type = cursor.type()
    cursor.expect("=")
    text = cursor.untyped_attribute().replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return Generic([], [type], cursor.added({"value": f'"{text}"'}, cursor.optional_dictionary()))


# -- arrays and structs ------------------------------------------------------------------------------------------------


def _element(types: Types) -> str:
    """The type of an array's elements."""
    found = array_of(types["array"][0])
    if found is None:
        raise ValueError(f"expected an array, found {types['array'][0]}")
    return spelled(found[1])


@form("hw.array_create")
def _array_create(cursor: Cursor) -> Generic:
    """`%a, %b : i4`"""
    values, attributes = cursor.values_before_types()
    type = cursor.type()
    inside = type.removeprefix("!hw.")
    made = cursor.type() if cursor.accept("->") else f"!hw.array<{len(values)}x{inside}>"
    return Generic([(each, type) for each in values], [made], attributes)


@form("hw.array_concat")
def _array_concat(cursor: Cursor) -> Generic:
    """`%a, %b : !hw.array<2xi4>, !hw.array<3xi4>`"""
    values, attributes = cursor.values_before_types()
    types = cursor.types()
    arrays = [array_of(each) for each in types]
    known = [each for each in arrays if each is not None]
    if len(known) != len(values) or len({element for _, element in known}) != 1:
        cursor.fail(f"{len(values)} arrays of the types {', '.join(types)}")
    result = f"!hw.array<{sum(count for count, _ in known)}x{known[0][1]}>"
    return Generic(list(zip(values, types, strict=True)), [result], attributes)


declare("hw.array_get", "%array '[' %index ']' {} : !array, !index", infer={"result": _element})
declare(
    "hw.array_inject",
    "%array '[' %index ']', %element {} : !array, !index",
    infer={"element": _element, "result": same("array")},
)
declare("hw.struct_create", "( %values* ) {} : !result")
declare("hw.bitcast", "%value {} : !()")


@form("hw.struct_explode")
def _struct_explode(cursor: Cursor) -> Generic:
    """`%s : !hw.struct<a: i4, b: i2>`"""
    value, attributes, type = cursor.value_of_type()
    fields = fields_of(type)
    if fields is None:
        cursor.fail(f"expected a struct, found {type}")
    return Generic([(value, type)], [spelled(each) for _, each in fields], attributes)


@form("hw.array_slice")
def _array_slice(cursor: Cursor) -> Generic:
    """`%a[%i] : (!hw.array<5xi4>) -> !hw.array<3xi4>`; the index has the bits that tell the elements apart."""
    value = cursor.value()
    (index,) = cursor.values("[") or [""]
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    (type,) = cursor.enclosed("(", cursor.type) or [""]
    cursor.expect("->")
    array = array_of(type)
    if array is None or not array[0]:
        cursor.fail(f"expected an array, found {type}")
    bits = (array[0] - 1).bit_length()
    return Generic([(value, type), (index, f"i{bits}")], [cursor.type()], attributes)


@form("hw.union_create")
def _union_create(cursor: Cursor) -> Generic:
    """`"a", %x : !hw.union<a: i4, b: i2>`"""
    name = cursor.string()
    cursor.expect(",")
    value = cursor.value()
    attributes = cursor.added({"field": name}, cursor.optional_dictionary())
    cursor.expect(":")
    type = cursor.type()
    return Generic([(value, _alternative(cursor, type, name))], [type], attributes)


@form("hw.union_extract")
def _union_extract(cursor: Cursor) -> Generic:
    """`%u["a"] : !hw.union<a: i4, b: i2>`"""
    value = cursor.value()
    cursor.expect("[")
    name = cursor.string()
    cursor.expect("]")
    attributes = cursor.added({"field": name}, cursor.optional_dictionary())
    cursor.expect(":")
    type = cursor.type()
    return Generic([(value, type)], [_alternative(cursor, type, name)], attributes)


def _alternative(cursor: Cursor, type: str, name: str) -> str:
    """The type of a field of a union."""
    found = {each: inner for each, inner, _ in alternatives_of(type) or ()}.get(name.strip('"'))
    if found is None:
        cursor.fail(f"no field {name} in {type}")
    return spelled(found)


@form("hw.enum.constant")
def _enum_constant(cursor: Cursor) -> Generic:
    """`A : !hw.enum<A, B>`"""
    case = cursor.word()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    return Generic([], [cursor.type()], cursor.added({"field": f'"{case}"'}, attributes))


declare("hw.enum.cmp", "%left, %right {} : !left, !right", infer={"result": lambda types: "i1"})


@form("hw.struct_extract")
def _struct_extract(cursor: Cursor) -> Generic:
    """`%s["a"] : !hw.struct<a: i4>`"""
    return _of_field(cursor, injects=False)


@form("hw.struct_inject")
def _struct_inject(cursor: Cursor) -> Generic:
    """`%s["a"], %b : !hw.struct<a: i4>`"""
    return _of_field(cursor, injects=True)


def _of_field(cursor: Cursor, injects: bool) -> Generic:
    value = cursor.value()
    cursor.expect("[")
    name = cursor.string()
    cursor.expect("]")
    given = []
    if injects:
        cursor.expect(",")
        given.append(cursor.value())
    attributes = cursor.added({"field": name}, cursor.optional_dictionary())
    cursor.expect(":")
    type = cursor.type()
    found = dict(fields_of(type) or ()).get(name.strip('"'))
    if found is None:
        cursor.fail(f"no field {name} in {type}")
    own = spelled(found)
    return Generic([(value, type), *((each, own) for each in given)], [type if injects else own], attributes)


@form("hw.aggregate_constant")
def _aggregate_constant(cursor: Cursor) -> Generic:
    """`[1 : i4, [2 : i4]] : !hw.struct<...>`"""
    fields = cursor.untyped_attribute()
    attributes = cursor.added({"fields": fields}, cursor.optional_dictionary())
    cursor.expect(":")
    return Generic([], [cursor.type()], attributes)


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
