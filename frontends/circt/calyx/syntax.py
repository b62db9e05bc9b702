"""The custom forms of Calyx, as `circt-opt` prints them."""

from __future__ import annotations

from frontends.circt.hw.syntax import parameter_list
from frontends.mlir.core.syntax.assembly import always, declare
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Argument, Generic, form
from frontends.mlir.core.syntax.functions import symbol_name

_KINDS = {
    "count": lambda cursor: f"{cursor.integer()} : i64",
    "typed": Cursor.attribute,
}
_LIBRARY = (
    *("lt", "gt", "eq", "neq", "ge", "le", "slt", "sgt", "seq", "sneq", "sge", "sle", "add", "sub", "shru", "rsh"),
    *("srsh", "lsh", "and", "or", "xor", "mux", "pad", "slice", "not", "wire", "signext", "mult_pipe", "divs_pipe"),
    *("divu_pipe", "remu_pipe", "rems_pipe"),
)


@form("calyx.component", "calyx.comb_component", alone=True)
def _component(cursor: Cursor) -> Generic:
    """`@c(%a: i8 {...}, ...) -> (%b: i8 {...}, ...) {...} {...}`"""
    ports: list[Argument] = []
    attributes: list[str] = []

    def port() -> None:
        ports.append(cursor.typed_argument())
        attributes.append(cursor.attribute() if cursor.at("{") else "{}")

    name = symbol_name(cursor.symbol())
    cursor.enclosed("(", port)
    inputs = len(ports)
    cursor.expect("->")
    cursor.enclosed("(", port)
    directions = (1 << len(ports)) - (1 << inputs)
    region = cursor.region(tuple(ports))
    said = {
        "sym_name": name,
        "function_type": f"({', '.join(each.type for each in ports)}) -> ()",
        "portNames": "[" + ", ".join(f'"{each.name[1:]}"' for each in ports) + "]",
        "portDirections": f"{directions} : i{len(ports)}",
        "portAttributes": f"[{', '.join(attributes)}]",
    }
    return Generic([], [], cursor.added(said, cursor.optional_dictionary()), [region])


# -- control -----------------------------------------------------------------------------------------------------------

declare(
    "calyx.wires calyx.control calyx.seq calyx.par calyx.static_seq calyx.static_par",
    "^body {}",
)
declare("calyx.enable", "$groupName:symbol {}")
declare(
    "calyx.if",
    "%condition <with $groupName:symbol> ^then <else ^other> {}",
    infer={"condition": always("i1")},
)
declare("calyx.static_if", "%condition ^then <else ^other> {}", infer={"condition": always("i1")})
declare("calyx.while", "%condition <with $groupName:symbol> ^body {}", infer={"condition": always("i1")})
declare("calyx.repeat calyx.static_repeat", "$count:number ^body {}")


@form("calyx.invoke")
def _invoke(cursor: Cursor) -> Generic:
    """`@r[mem = m](%r.in = %a, ...) -> (i8, ...)`"""
    callee = cursor.symbol()
    references: list[str] = []
    ports: list[str] = []
    inputs: list[str] = []

    def reference() -> None:
        name = cursor.string() if cursor.token.kind == "string" else cursor.word()
        cursor.expect("=")
        references.append(f"{{{name} = @{cursor.string() if cursor.token.kind == 'string' else cursor.word()}}}")

    def connection() -> None:
        ports.append(cursor.value())
        cursor.expect("=")
        inputs.append(cursor.value())

    if cursor.at("["):
        cursor.enclosed("[", reference)
    cursor.enclosed("(", connection)
    cursor.expect("->")
    types = cursor.enclosed("(", cursor.type)
    if len(types) != len(ports):
        cursor.fail(f"{len(ports)} connections with {len(types)} types")
    attributes = {
        "callee": callee,
        "refCellsMap": f"[{', '.join(references)}]",
        "portNames": "[" + ", ".join(f'"{each[1:]}"' for each in ports) + "]",
        "inputNames": "[" + ", ".join(f'"{each[1:]}"' for each in inputs) + "]",
    }
    return Generic(list(zip([*ports, *inputs], [*types, *types], strict=True)), [], attributes)


# -- groups ------------------------------------------------------------------------------------------------------------

declare("calyx.group calyx.comb_group", "$sym_name:name ^body {}")
declare("calyx.static_group", "latency '<' $latency:count '>' $sym_name:name ^body {}", kinds=_KINDS)
declare("calyx.undef", "{} : !result")


@form("calyx.assign")
def _assign(cursor: Cursor) -> Generic:
    """`%port = %guard ? %value : i8`"""
    target = cursor.value()
    cursor.expect("=")
    value, guard, type = _guarded(cursor)
    return Generic([(target, type), (value, type), *guard], [], {})


@form("calyx.group_done")
def _done(cursor: Cursor) -> Generic:
    """`%guard ? %value : i1`"""
    value, guard, type = _guarded(cursor)
    return Generic([(value, type), *guard], [], {})


@form("calyx.group_go")
def _go(cursor: Cursor) -> Generic:
    """`%guard ? %value : i1`"""
    value, guard, type = _guarded(cursor)
    return Generic([(value, type), *guard], ["i1"], {})


def _guarded(cursor: Cursor) -> tuple[str, list[tuple[str, str]], str]:
    """A value, the condition in front of it, and its type."""
    first = cursor.value()
    second = cursor.value() if cursor.accept("?") else None
    attributes = cursor.optional_dictionary()
    if attributes:
        cursor.fail("attributes of a connection")
    cursor.expect(":")
    type = cursor.type()
    if second is None:
        return first, [], type
    return second, [(first, "i1")], type


# -- cells -------------------------------------------------------------------------------------------------------------

declare(
    " ".join((*(f"calyx.std_{name}" for name in _LIBRARY), "calyx.register", "calyx.undefined")),
    "$sym_name:name {} : !results*",
)
declare(
    " ".join(f"calyx.ieee754.{name}" for name in ("add", "mul", "divSqrt", "compare", "fpToInt", "intToFp")),
    "$sym_name:name {} : !results*",
)
declare("calyx.constant", "$sym_name:name '<' $value:typed '>' {} : !result", kinds=_KINDS)
declare(
    "calyx.memory calyx.seq_mem",
    "$sym_name:name '<' $sizes x $width:count '>' $addrSizes {} : !results*",
    kinds=_KINDS,
)
declare("calyx.instance", "$sym_name:name of $componentName:symbol {} <: !results*>")


@form("calyx.primitive")
def _primitive(cursor: Cursor) -> Generic:
    """`@p of @prim<W: i32 = 4> {...} : i32, i32`"""
    attributes = {"sym_name": symbol_name(cursor.symbol())}
    cursor.expect("of")
    attributes["primitiveName"] = cursor.symbol()
    attributes["parameters"] = parameter_list(cursor)
    attributes = cursor.added(attributes, cursor.optional_dictionary())
    results: list[str] = []
    if cursor.accept(":"):
        results.append(cursor.type())
        while cursor.accept(","):
            results.append(cursor.type())
    return Generic([], results, attributes)


@form("calyx.cycle")
def _cycle(cursor: Cursor) -> Generic:
    """`2`, `[2:5]`: the cycle of a static group, or those up to the second one."""
    bounded = cursor.accept("[")
    attributes = {"start": f"{cursor.integer()} : i32"}
    if bounded:
        cursor.expect(":")
        attributes["end"] = f"{cursor.integer()} : i32"
        cursor.expect("]")
    return Generic([], ["i1"], cursor.added(attributes, cursor.optional_dictionary()))
