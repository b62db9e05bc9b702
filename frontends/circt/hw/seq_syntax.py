"""The custom forms of seq's registers and clocks, as `circt-opt` prints them."""

from __future__ import annotations

import re

from frontends.circt.hw.module import CLOCK
from frontends.mlir.core.syntax.assembly import Types, always, declare, one_of, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form

_INTEGER = re.compile(r"i(\d+)\Z")


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
        found = _INTEGER.match(type)
        if found is None or preset < 0 or preset >> int(found[1]):
            cursor.fail(f"the number {preset} as a preset value of type {type}")
        bits = preset - (1 << int(found[1])) if preset >> int(found[1]) - 1 else preset
        attributes["preset"] = f"{bits if int(found[1]) > 1 else preset} : {type}"
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
