"""The custom forms of seq's registers and clocks, as `circt-opt` prints them."""

from __future__ import annotations

import re

from frontends.circt.hw.aggregates import width_of
from frontends.circt.hw.module import CLOCK
from frontends.mlir.core.syntax.assembly import Types, always, declare, one_of, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form
from interp.ir.types import signed


def _immutable(types: Types) -> str:
    """The type of an initial value."""
    return f"!seq.immutable<{types['result'][0]}>"


_RESET = "<reset %reset, %reset_value>"
_TYPES = {
    **{name: same("result") for name in ("input", "reset_value")},
    "clock": always(CLOCK),
    "reset": always("i1"),
    "enable": always("i1"),
    "initial": _immutable,
}
_NAMES = "<sym $inner_sym> $name:result_name"
declare(
    "seq.compreg",
    f"{_NAMES} %input, %clock {_RESET} <initial %initial> {{}} : !result",
    segments=True,
    infer={name: rule for name, rule in _TYPES.items() if name != "enable"},
)
declare(
    "seq.compreg.ce",
    f"{_NAMES} %input, %clock, %enable {_RESET} <initial %initial> {{}} : !result",
    segments=True,
    infer=_TYPES,
)
declare(
    "seq.shiftreg",
    f"'[' $numElements:count ']' {_NAMES} %input, %clock, %enable {_RESET} <powerOn %initial> {{}} : !result",
    segments=True,
    infer={**_TYPES, "initial": same("result")},
    kinds={"count": lambda cursor: f"{cursor.integer()} : i64"},
)
declare(
    "seq.clock_gate",
    "%input, %enable <, %test_enable> <sym $inner_sym> {}",
    infer={"input": always(CLOCK), "enable": always("i1"), "test_enable": always("i1"), "result": always(CLOCK)},
)
declare(
    "seq.clock_mux",
    "%condition, %yes, %no {}",
    infer={"condition": always("i1"), **{name: always(CLOCK) for name in ("yes", "no", "result")}},
)
declare(
    "seq.clock_div",
    "%input by $pow2:power {}",
    infer={"input": always(CLOCK), "result": always(CLOCK)},
    kinds={"power": lambda cursor: f"{cursor.integer()} : i8"},
)
declare("seq.clock_inv", "%input {}", infer={"input": always(CLOCK), "result": always(CLOCK)})
declare("seq.to_clock", "%input {}", infer={"input": always("i1"), "result": always(CLOCK)})
declare("seq.from_clock", "%input {}", infer={"input": always(CLOCK), "result": always("i1")})
declare(
    "seq.const_clock",
    "$value:level {}",
    infer={"result": always(CLOCK)},
    kinds={"level": one_of("levels", {"low": 0, "high": 1})},
)
declare("seq.yield", "{} <%values* : !values*>")
declare("seq.from_immutable", "%value {} : !()")


declare("seq.hlmem", "$name:name %clk, %rst {} : !result:seq.hlmem", infer={"clk": always(CLOCK), "rst": always("i1")})
_UNDER_WRITE = {"undefined": 0, "old": 1, "new": 2}
_FIRMEM = re.compile(r"<\s*(\d+)\s*x\s*(\d+)\s*(?:,\s*mask\s+(\d+)\s*)?>\Z")
_HLMEM = re.compile(r"!seq\.hlmem<\s*((?:\d+\s*x\s*)+)(.+)>\Z")


@form("seq.firmem")
def _firmem(cursor: Cursor) -> Generic:
    """`sym @s name "m" 0, 1, undefined, port_order {...} : <12 x 42, mask 3>`"""
    attributes: dict[str, str] = {}
    if cursor.accept("sym"):
        attributes["inner_sym"] = cursor.untyped_attribute()
    attributes["name"] = cursor.untyped_attribute() if cursor.accept("name") else f'"{cursor.result_name()}"'
    for latency in ("readLatency", "writeLatency"):
        attributes[latency] = f"{cursor.integer()} : i32"
        cursor.expect(",")
    attributes["ruw"] = one_of("read under write", _UNDER_WRITE)(cursor)
    cursor.expect(",")
    attributes["wuw"] = one_of("write under write", {"undefined": 0, "port_order": 1})(cursor)
    given = cursor.optional_dictionary()
    if "name" in given:  # as older text has it
        del attributes["name"]
    attributes = cursor.added(attributes, given)
    cursor.expect(":")
    return Generic([], [f"!seq.firmem{_memory_type(cursor)[0]}"], attributes)


@form("seq.firmem.read_port", "seq.firmem.write_port", "seq.firmem.read_write_port")
def _firmem_port(cursor: Cursor) -> Generic:
    """`%m[%address] = %data if %mode, clock %clk enable %e mask %k {...} : <12 x 42, mask 3>, i3`"""
    memory = cursor.value()
    cursor.expect("[")
    found = {"address": cursor.value()}
    cursor.expect("]")
    for name, token in (("data", "="), ("mode", "if")):
        if cursor.accept(token):
            found[name] = cursor.value()
    cursor.expect(",")
    cursor.expect("clock")
    found["clock"] = cursor.value()
    for name in ("enable", "mask"):
        if cursor.accept(name):
            found[name] = cursor.value()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type, address, data = _memory_type(cursor)
    types = {"address": address, "data": data, "clock": CLOCK, "enable": "i1", "mode": "i1"}
    if "mask" in found:
        cursor.expect(",")
        types["mask"] = cursor.type()
    order = ["address", "clock", "enable"]
    if "data" in found:
        order += ["data", "mode", "mask"] if "mode" in found else ["data", "mask"]
        sizes = ", ".join(["1", *(str(int(name in found)) for name in order)])
        attributes = cursor.added(attributes, {"operandSegmentSizes": f"array<i32: {sizes}>"})
    operands = [(memory, f"!seq.firmem{type}"), *((found[name], types[name]) for name in order if name in found)]
    return Generic(operands, [data] if cursor.results else [], attributes)


def _memory_type(cursor: Cursor) -> tuple[str, str, str]:
    """A type of firmem without its name, and the types of its addresses and of its data."""
    type = cursor.angles()
    found = _FIRMEM.match(type)
    if found is None:
        cursor.fail(f"the memory {type}")
    return type, f"i{max(1, (int(found[1]) - 1).bit_length())}", f"i{max(1, int(found[2]))}"


@form("seq.read")
def _read(cursor: Cursor) -> Generic:
    """`%m[%i, %j] rden %e {latency = 0} : !seq.hlmem<4x8xi32>`"""
    memory, addresses = cursor.value(), cursor.values()
    enable = [cursor.value()] if cursor.accept("rden") else []
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type, indices, element = _shaped(cursor, addresses)
    sizes = {"operandSegmentSizes": f"array<i32: 1, {len(addresses)}, {len(enable)}>"}
    operands = [(memory, type), *indices, *((each, "i1") for each in enable)]
    return Generic(operands, [element], cursor.added(attributes, sizes))


@form("seq.write")
def _write(cursor: Cursor) -> Generic:
    """`%m[%i, %j] %data wren %e {latency = 1} : !seq.hlmem<4x8xi32>`"""
    memory, addresses, data = cursor.value(), cursor.values(), cursor.value()
    cursor.expect("wren")
    enable = cursor.value()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type, indices, element = _shaped(cursor, addresses)
    return Generic([(memory, type), *indices, (data, element), (enable, "i1")], [], attributes)


def _shaped(cursor: Cursor, addresses: list[str]) -> tuple[str, list[tuple[str, str]], str]:
    """The type of a memory, addresses with their types, and the type of its elements."""
    type = cursor.type()
    found = _HLMEM.match(type)
    sizes = [] if found is None else [int(each) for each in found[1].replace(" ", "").rstrip("x").split("x")]
    if found is None or len(sizes) != len(addresses):
        cursor.fail(f"{len(addresses)} addresses of {type}")
    types = [f"i{max(0, size - 1).bit_length()}" for size in sizes]
    return type, list(zip(addresses, types, strict=True)), found[2]


@form("seq.fifo")
def _fifo(cursor: Cursor) -> Generic:
    """`depth 4 rd_latency 1 almost_full 2 almost_empty 1 in %i rdEn %r wrEn %w clk %c rst %z {...} : i32`"""
    cursor.expect("depth")
    attributes = {"depth": f"{cursor.integer()} : i64"}
    optional = {"rd_latency": "rdLatency", "almost_full": "almostFullThreshold", "almost_empty": "almostEmptyThreshold"}
    for word, name in optional.items():
        if cursor.accept(word):
            attributes[name] = f"{cursor.integer()} : i64"
    values = []
    for word in ("in", "rdEn", "wrEn", "clk", "rst"):
        cursor.expect(word)
        values.append(cursor.value())
    given = cursor.optional_dictionary()
    cursor.expect(":")
    type = cursor.type()
    further = [name for name in optional.values() if name.startswith("almost")]
    counts = [1, 1, 1, *(int(name in attributes) for name in further)]
    attributes["resultSegmentSizes"] = f"array<i32: {', '.join(map(str, counts))}>"
    types = [type, "i1", "i1", CLOCK, "i1"]
    operands = list(zip(values, types, strict=True))
    return Generic(operands, [type, *["i1"] * (sum(counts) - 1)], cursor.added(attributes, given))


@form("seq.firreg")
def _firreg(cursor: Cursor) -> Generic:
    """`%next clock %clk sym @s reset sync %r, %v preset 0 {...} : i4`"""
    values = [cursor.value()]
    cursor.expect("clock")
    values.append(cursor.value())
    attributes: dict[str, str] = {}
    if cursor.accept("sym"):
        attributes["inner_sym"] = cursor.untyped_attribute()
    if cursor.accept("reset"):
        if not cursor.at("sync", "async"):
            cursor.expected("'sync' or 'async'")
        if cursor.word() == "async":
            attributes["isAsync"] = ""
        values.append(cursor.value())
        cursor.expect(",")
        values.append(cursor.value())
    preset = cursor.integer() if cursor.accept("preset") else None
    attributes = cursor.added(attributes, cursor.optional_dictionary())
    attributes.setdefault("name", f'"{cursor.result_name()}"')
    cursor.expect(":")
    type = cursor.type()
    if preset is not None:
        width = width_of(type)  # an aggregate is preset with a number of all its bits
        if not width or preset < 0 or preset >> width:
            cursor.fail(f"the number {preset} as a preset value of type {type}")
        bits = signed(preset, width) if width > 1 else preset
        attributes["preset"] = f"{bits} : i{width}"
    types = [type, CLOCK, "i1", type]
    return Generic(list(zip(values, types, strict=False)), [type], attributes)


@form("seq.initial")
def _initial(cursor: Cursor) -> Generic:
    """`(%a) {^bb0(%b: i4): ...} : (!seq.immutable<i4>) -> !seq.immutable<i4>`"""
    names = cursor.values("(")
    region = cursor.region()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    types = cursor.enclosed("(", cursor.type)
    cursor.expect("->")
    results = cursor.type_list()
    if len(types) != len(names):
        cursor.fail(f"{len(names)} operands with {len(types)} types")
    return Generic(list(zip(names, types, strict=True)), results, attributes, [region])
