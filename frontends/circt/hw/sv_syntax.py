"""The custom forms of what is read of sv, as `circt-opt` prints them."""

from __future__ import annotations

from frontends.circt.hw.aggregates import array_of, fields_of, spelled
from frontends.circt.hw.syntax import INOUT, read_module
from frontends.mlir.core.syntax.assembly import Types, declare, one_of, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, Region, form
from frontends.mlir.core.syntax.functions import symbol_name


@form("sv.func", alone=True)
def _function(cursor: Cursor) -> Generic:
    """The same with `sv.return` at its end."""
    return read_module(cursor, "sv.return")


declare("sv.return", "{} <%values* : !values*>")


@form("sv.macro.decl")
def _macro(cursor: Cursor) -> Generic:
    """`@NAME`, `@name["NAME"]`, `@NAME(a, b)`: that there is a macro. Where it is used is an operation of its own."""
    attributes = {"sym_name": symbol_name(cursor.symbol())}
    if cursor.at("["):
        attributes["verilogName"] = cursor.enclosed("[", cursor.string)[0]
    if cursor.at("("):
        attributes["args"] = f"[{', '.join(cursor.enclosed('(', lambda: _quoted(cursor)))}]"
    return Generic(attributes=cursor.added(attributes, cursor.optional_dictionary()))


def _quoted(cursor: Cursor) -> str:
    return f'"{cursor.word()}"'


# -- wires and registers -----------------------------------------------------------------------------------------------


def _inside(types: Types) -> str:
    """The type of what a wire carries."""
    type = types["wire"][0]
    if not type.startswith(INOUT):
        raise ValueError(f"expected the type of a wire, found {type}")
    return spelled(type[len(INOUT) : -1])


def _element_wire(types: Types) -> str:
    array = array_of(_inside(types))
    if array is None:
        raise ValueError(f"expected the type of a wire of arrays, found {types['wire'][0]}")
    return f"{INOUT}{array[1]}>"


declare("sv.reg", "<sym $inner_sym> $name:result_name {} : !result")
declare("sv.initial sv.alwayscomb", "^body {}")


@form("sv.passign", "sv.bpassign")
def _assignment(cursor: Cursor) -> Generic:
    """`%wire, %value {...} : i8`"""
    wire = cursor.value()
    wire_type = cursor.type_of(wire)
    cursor.expect(",")
    value = cursor.value()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    return Generic([(wire, wire_type), (value, cursor.type())], [], attributes)


_EDGES = {"posedge": 0, "negedge": 1, "edge": 2}


@form("sv.always")
def _always(cursor: Cursor) -> Generic:
    """`posedge %clk, negedge %r {...}`"""
    events, clocks = list[str](), list[tuple[str, str]]()
    while not cursor.at("{"):
        events.append(one_of("edges", _EDGES)(cursor))
        clocks.append((cursor.value(), "i1"))
        if not cursor.accept(","):
            break
    region = cursor.region()
    attributes = cursor.added({"events": f"[{', '.join(events)}]"}, cursor.optional_dictionary())
    return Generic(clocks, [], attributes, [region])


@form("sv.alwaysff")
def _alwaysff(cursor: Cursor) -> Generic:
    """`(posedge %clk) {...} (syncreset : posedge %r) {...}`"""
    cursor.expect("(")
    attributes = {"clockEdge": one_of("edges", _EDGES)(cursor)}
    operands = [(cursor.value(), "i1")]
    cursor.expect(")")
    regions = [cursor.region()]
    if cursor.accept("("):
        attributes["resetStyle"] = one_of("resets", {"noreset": 0, "syncreset": 1, "asyncreset": 2})(cursor)
        cursor.expect(":")
        attributes["resetEdge"] = one_of("edges", _EDGES)(cursor)
        operands.append((cursor.value(), "i1"))
        cursor.expect(")")
        regions.append(cursor.region())
    return Generic(operands, [], cursor.added(attributes, cursor.optional_dictionary()), regions)


@form("sv.ifdef", "sv.ifdef.procedural")
def _ifdef(cursor: Cursor) -> Generic:
    """`@MACRO {...} else {...}`"""
    attributes = {"cond": cursor.untyped_attribute()}
    regions = [cursor.region(), cursor.region() if cursor.accept("else") else Region(0, 0)]
    return Generic([], [], cursor.added(attributes, cursor.optional_dictionary()), regions)


@form("sv.if")
def _if(cursor: Cursor) -> Generic:
    """`%c {...} else {...}`"""
    condition = cursor.value()
    regions = [cursor.region()]
    if cursor.accept("else"):
        regions.append(cursor.region())
    return Generic([(condition, "i1")], [], cursor.optional_dictionary(), regions)


declare("sv.wire", "<sym $inner_sym> $name:result_name {} : !result")
declare("sv.read_inout", "%wire {} : !wire", infer={"value": _inside})
declare("sv.array_index_inout", "%wire '[' %index ']' {} : !wire, !index", infer={"element": _element_wire})


@form("sv.struct_field_inout")
def _field_inout(cursor: Cursor) -> Generic:
    """`%wire["a"] {...} : !hw.inout<struct<a: i4>>`"""
    wire = cursor.value()
    cursor.expect("[")
    name = cursor.string()
    cursor.expect("]")
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type = cursor.type()
    fields = dict(fields_of(_inside({"wire": [type]})) or ())
    field = fields.get(name.strip('"'))
    if field is None:
        cursor.fail(f"no field {name} in {type}")
    result = f"{INOUT}{field}>"
    return Generic([(wire, type)], [result], cursor.added({"field": name}, attributes))


declare(
    "sv.assign",
    "%wire, %value {} : !value",
    infer={"wire": lambda types: f"{INOUT}{types['value'][0]}>"},
)


# -- what processes do besides assigning -------------------------------------------------------------------------------

_DEFERRED = {"immediate": 0, "observed": 1, "final": 2}
_STYLES = {"case": 0, "casex": 1, "casez": 2}
_QUALIFIERS = ("plain", "priority", "unique", "unique0")
_LETTERS = "01xz"


def _substitutions(cursor: Cursor) -> list[tuple[str, str]]:
    """`(%a, %b) : i4, i8`, which may be missing."""
    if not cursor.at("("):
        return []
    values = cursor.values("(")
    cursor.expect(":")
    return list(zip(values, cursor.types(), strict=True))


def _message(cursor: Cursor, attributes: dict[str, str]) -> list[tuple[str, str]]:
    """`label "l" message "m"(%a) : i4`, either of which may be missing."""
    if cursor.accept("label"):
        attributes["label"] = cursor.string()
    if not cursor.accept("message"):
        return []
    attributes["message"] = cursor.string()
    return _substitutions(cursor)


@form("sv.fwrite", "sv.write")
def _write(cursor: Cursor) -> Generic:
    """`%fd, "format" {...} (%a) : i4`; without the descriptor for `sv.write`."""
    operands = []
    if cursor.token.kind == "value":
        operands.append((cursor.value(), "i32"))
        cursor.expect(",")
    text = cursor.string()
    attributes = cursor.added({"format_string": text}, cursor.optional_dictionary())
    return Generic([*operands, *_substitutions(cursor)], [], attributes)


@form("sv.fflush", "sv.fclose")
def _file(cursor: Cursor) -> Generic:
    """`fd %fd`, `%fd`, or nothing."""
    cursor.accept("fd")
    operands = [(cursor.value(), "i32")] if cursor.token.kind == "value" else []
    return Generic(operands, [], cursor.optional_dictionary())


@form("sv.stop", "sv.finish", "sv.exit")
def _end(cursor: Cursor) -> Generic:
    """`1`, or nothing for `sv.exit`."""
    said = {"verbosity": f"{cursor.integer()} : i8"} if cursor.token.kind == "number" else {}
    return Generic([], [], cursor.added(said, cursor.optional_dictionary()))


@form(*(f"sv.{each}.procedural" for each in ("fatal", "error", "warning", "info")))
def _severity(cursor: Cursor) -> Generic:
    """`1, "message"(%a) : i4`, `"message"`, `1` or nothing."""
    attributes, operands = dict[str, str](), list[tuple[str, str]]()
    if cursor.token.kind == "number":
        attributes["verbosity"] = f"{cursor.integer()} : i8"
    if cursor.accept(",") or (not attributes and cursor.token.kind == "string"):
        attributes["message"] = cursor.string()
        operands = _substitutions(cursor)
    return Generic(operands, [], cursor.added(attributes, cursor.optional_dictionary()))


@form("sv.assert", "sv.assume", "sv.cover")
def _assertion(cursor: Cursor) -> Generic:
    """`%c, immediate label "l" message "m"(%a) : i4`"""
    condition = (cursor.value(), "i1")
    cursor.expect(",")
    attributes = {"defer": one_of("times of an assertion", _DEFERRED)(cursor)}
    operands = [condition, *_message(cursor, attributes)]
    return Generic(operands, [], cursor.added(attributes, cursor.optional_dictionary()))


@form(*(f"sv.{each}.concurrent" for each in ("assert", "assume", "cover")))
def _concurrent(cursor: Cursor) -> Generic:
    """`posedge %clk, %c label "l" message "m"(%a) : i4`"""
    attributes = {"event": one_of("edges", _EDGES)(cursor)}
    operands = [(cursor.value(), "i1")]
    cursor.expect(",")
    operands.append((cursor.value(), "i1"))
    operands += _message(cursor, attributes)
    return Generic(operands, [], cursor.added(attributes, cursor.optional_dictionary()))


@form(*(f"sv.{each}_property" for each in ("assert", "assume", "cover")))
def _property(cursor: Cursor) -> Generic:
    """`%p on posedge %clk disable_iff %d label "l" : i1`"""
    operands, attributes = [cursor.value()], dict[str, str]()
    types, segments = list[str](), [1, 0, 0]
    if cursor.accept("on"):
        attributes["event"] = one_of("edges", _EDGES)(cursor)
    if cursor.token.kind == "value":
        operands.append(cursor.value())
        segments[1] = 1
    if cursor.accept("disable_iff"):
        operands.append(cursor.value())
        segments[2] = 1
    if cursor.accept("label"):
        attributes["label"] = cursor.string()
    attributes = cursor.added(attributes, cursor.optional_dictionary())
    cursor.expect(":")
    types = [cursor.type(), *("i1" for _ in operands[1:])]
    attributes = cursor.added(attributes, {"operandSegmentSizes": f"array<i32: {', '.join(map(str, segments))}>"})
    return Generic(list(zip(operands, types, strict=True)), [], attributes)


@form("sv.case")
def _case(cursor: Cursor) -> Generic:
    """`casez unique %a : i2 {...} case b0x: {...} case %v: {...} default: {...}`; high zeros of a pattern may be
    missing, and generic form has two bits for each."""
    attributes = {"caseStyle": one_of("cases", _STYLES)(cursor)} if cursor.token.text in _STYLES else {}
    if cursor.token.text in _QUALIFIERS:
        attributes["validationQualifier"] = f"#sv<validation_qualifier {cursor.word()}>"
    condition = cursor.value()
    cursor.expect(":")
    type = cursor.type()
    attributes = cursor.added(attributes, cursor.optional_dictionary())
    operands, patterns, regions = [(condition, type)], list[str](), list[Region]()
    while cursor.at("case") or cursor.at("default"):
        if cursor.word() == "default":
            patterns.append("unit")
        elif cursor.token.kind == "value":
            operands.append((cursor.value(), type))
            patterns.append("#sv.expr")
        else:
            patterns.append(_pattern(cursor, type))
        cursor.expect(":")
        regions.append(cursor.region())
    return Generic(operands, [], cursor.added(attributes, {"casePatterns": f"[{', '.join(patterns)}]"}), regions)


def _pattern(cursor: Cursor, type: str) -> str:
    token = cursor.token
    word = cursor.word("a pattern such as b01")
    width = int(type[1:]) if type[:1] == "i" and type[1:].isdecimal() else 0
    letters = word.removeprefix("b")
    if letters == word or any(each not in _LETTERS for each in letters) or len(letters) > width:
        cursor.fail(f"expected a pattern of at most {width} bits, found {token}", token)
    number = sum(_LETTERS.index(letter) << 2 * at for at, letter in enumerate(reversed(letters)))
    return f"{number if number < 1 << 2 * width - 1 else number - (1 << 2 * width)} : i{2 * width}"


# -- values ------------------------------------------------------------------------------------------------------------


@form("sv.macro.ref.expr", "sv.macro.ref.expr.se")
def _macro_value(cursor: Cursor) -> Generic:
    """`@NAME(%a) {...} : (i4) -> i8`"""
    name = cursor.symbol()
    values = cursor.values("(")
    attributes = cursor.added({"macroName": name}, cursor.optional_dictionary())
    cursor.expect(":")
    types = cursor.enclosed("(", cursor.type)
    cursor.expect("->")
    return Generic(list(zip(values, types, strict=True)), [cursor.type()], attributes)


declare("sv.system.sampled", "%value {} : !value", infer={"result": same("value")})


@form("sv.bind")
def _bind(cursor: Cursor) -> Generic:
    """`<@A::@b>`: where an instance is printed that is not to be where it stands (IEEE 1800-2017, clause 23.11)."""
    named = f"#hw.innerNameRef{cursor.angles()}" if cursor.at("<") else cursor.untyped_attribute()
    attributes = {"instance": named}
    return Generic([], [], cursor.added(attributes, cursor.optional_dictionary()))


@form("sv.func.dpi.import")
def _import(cursor: Cursor) -> Generic:
    """`linkage "name" @function {...}`: that a declared function is one of C."""
    attributes = {"linkage_name": cursor.string()} if cursor.accept("linkage") else {}
    attributes["callee"] = cursor.symbol()
    return Generic([], [], cursor.added(attributes, cursor.optional_dictionary()))
