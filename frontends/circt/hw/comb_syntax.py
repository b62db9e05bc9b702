"""The custom forms of comb, and of the gates of synth and aig, as `circt-opt` prints them."""

from __future__ import annotations

import re

from frontends.mlir.core.syntax.assembly import Types, always, declare, one_of, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form

_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "ceq", "cne", "weq", "wne")
_INTEGER = re.compile(r"i(\d+)\Z")
_BINARY = "<bin $twoState:set>"


def _together(types: Types) -> str:
    """The type of as many bits as all operands have."""
    widths = [_INTEGER.match(each) for each in types["values"]]
    if None in widths:
        raise ValueError(f"expected integers, found {', '.join(types['values'])}")
    return f"i{sum(int(each[1]) for each in widths if each is not None)}"


declare(
    "comb.add comb.mul comb.and comb.or comb.xor",
    f"{_BINARY} %values* {{}} : !result",
    infer={"values": same("result")},
)
declare(
    "comb.divu comb.divs comb.modu comb.mods comb.shl comb.shru comb.shrs comb.sub",
    f"{_BINARY} %left, %right {{}} : !result",
    infer={"left": same("result"), "right": same("result")},
)
declare(
    "comb.icmp",
    f"{_BINARY} $predicate:predicate %left, %right {{}} : !left",
    infer={"right": same("left"), "result": always("i1")},
    kinds={"predicate": one_of("predicates", {name: at for at, name in enumerate(_PREDICATES)}, "i64")},
)
declare("comb.parity", f"{_BINARY} %value {{}} : !value", infer={"result": always("i1")})
declare("comb.extract", "%value from $lowBit:number {} : !()")
declare("comb.concat", "%values* {} : !values*", infer={"result": _together})
declare("comb.replicate", "%value {} : !()")
declare(
    "comb.mux",
    f"{_BINARY} %condition, %yes, %no {{}} : !result",
    infer={"condition": always("i1"), "yes": same("result"), "no": same("result")},
)
declare("comb.reverse", "%value {} : !value", infer={"result": same("value")})
declare(
    "comb.truth_table",
    "%values* -> $lookupTable:booleans {}",
    infer={"values": always("i1"), "result": always("i1")},
    kinds={"booleans": lambda cursor: _booleans(cursor)},
)


def _booleans(cursor: Cursor) -> str:
    """`[true, false]`"""

    def value() -> str:
        if not cursor.at("true", "false"):
            cursor.expected("'true' or 'false'")
        return cursor.word()

    values = cursor.enclosed("[", value)
    return f"array<i1: {', '.join(values)}>" if values else "array<i1>"


declare("synth.choice", "%values* {} : !result", infer={"values": same("result")})


@form(
    *("synth.aig.and_inv", "aig.and_inv", "synth.xor_inv", "synth.mux_inv", "synth.majority"),
    *("synth.dot", "synth.onehot", "synth.gamble"),
)
def _gate(cursor: Cursor) -> Generic:
    """`not %a, %b {...} : i4`"""
    names, inverted = [], []
    while True:
        inverted.append("true" if cursor.accept("not") else "false")
        names.append(cursor.value())
        if not cursor.accept(","):
            break
    attributes = cursor.added({"inverted": f"array<i1: {', '.join(inverted)}>"}, cursor.optional_dictionary())
    cursor.expect(":")
    type = cursor.type()
    return Generic([(name, type) for name in names], [type], attributes)
