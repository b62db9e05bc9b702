"""The custom forms of the aievec dialect, as `aie-opt` prints them."""

from __future__ import annotations

from frontends.mlir.core.syntax.assembly import declare, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form

_OF_ONE_TYPE = {"lhs": same("result"), "rhs": same("result")}

declare(
    " ".join(f"aievec.{name}" for name in ("add_elem", "sub_elem", "min", "max")),
    "%lhs, %rhs {} : !result",
    infer=_OF_ONE_TYPE,
)
declare("aievec.neg aievec.bneg", "%source {} : !result", infer={"source": same("result")})
declare(
    " ".join(f"aievec.{name}" for name in ("mul_elem", "band", "bor", "bxor")),
    "%lhs, %rhs {} : !lhs, !rhs, !result",
)
declare(
    " ".join(f"aievec.{name}" for name in ("ext", "broadcast", "broadcast_scalar", "cast", "ups")),
    "%source {} : !source, !result",
)
declare("aievec.ext_elem", "%source, %index {} : !source, !index, !result")
declare("aievec.shift", "%lhs, %rhs, %shift {} : !lhs, !rhs, !shift, !result")
declare("aievec.srs", "%source, %shift {} : !source, !shift, !result")
declare("aievec.exp aievec.inv aievec.tanh", "%source {} : !result", infer={"source": same("result")})
declare("aievec.sel", "%lhs, %rhs, %sel {} : !lhs, !rhs, !sel, !result")
declare("aievec.cmp", "%lhs, %rhs {} : !lhs, !rhs, !result")

declare(
    "aievec.matmul aievec.matmul_aie2p",
    "%lhs, %rhs, %acc {} : !lhs, !rhs into !acc",
    infer={"result": same("acc")},
)

declare("aievec.mac_elem", "%lhs, %rhs, %acc {} : !lhs, !rhs, !acc", infer={"result": same("acc")})
declare("aievec.pack aievec.unpack aievec_aie1.ext", "%source {} : !source, !result")
declare("aievec_aie1.add aievec_aie1.sub aievec_aie1.mul", "%lhs, %rhs {} : !lhs, !rhs, !result")
declare("aievec_aie1.mac", "%lhs, %rhs, %acc {} : !lhs, !rhs, !acc", infer={"result": same("acc")})
declare("aievec_aie1.select", "%xbuff {} : !xbuff, !result")


@form("aievec.upd")
def _upd(cursor: Cursor) -> Generic:
    """`%memref[%i, %j], %register {index = 1 : i8, offset = 0 : i32} : memref<...>, vector<...>`"""
    source, positions = cursor.value(), cursor.values("[")
    linked = [cursor.value()] if cursor.accept(",") else []
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type = cursor.type()
    cursor.expect(",")
    register = cursor.type()
    segments = f"array<i32: 1, {len(positions)}, {len(linked)}>"
    operands = [(source, type), *((each, "index") for each in positions), *((each, register) for each in linked)]
    return Generic(operands, [register], cursor.added(attributes, {"operandSegmentSizes": segments}))


@form("aievec.shuffle")
def _shuffle(cursor: Cursor) -> Generic:
    """`%a, %b [t32_4x8_hi] {...} : vector<16xi32>`"""
    values = [cursor.value()]
    if cursor.accept(","):
        values.append(cursor.value())
    cursor.expect("[")
    attributes = {"mode": f'"{cursor.word()}"'}
    cursor.expect("]")
    attributes = cursor.added(attributes, cursor.optional_dictionary())
    cursor.expect(":")
    type = cursor.type()
    return Generic([(each, type) for each in values], [type], attributes)


@form("aievec.concat")
def _concat(cursor: Cursor) -> Generic:
    """`%a, %b : vector<8xi32>, vector<16xi32>`"""
    values, attributes = cursor.values_before_types()
    type = cursor.type()
    cursor.expect(",")
    return Generic([(each, type) for each in values], [cursor.type()], attributes)
