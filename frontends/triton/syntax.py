"""The custom forms of the tt dialect, as Triton prints them. Enumerations have the numbers of the generic form."""

from __future__ import annotations

from frontends.mlir.core.syntax.assembly import always, declare, one_of, same
from frontends.mlir.core.syntax.forms import form
from frontends.mlir.core.syntax.functions import read_function
from frontends.triton.type_rules import base, element, pointee, predicate

CACHE = one_of("cache modifiers", {"none": 1, "ca": 2, "cg": 3, "wb": 4, "cs": 5, "wt": 6, "cv": 7})
EVICT = one_of("eviction policies", {"evict_normal": 1, "evict_first": 2, "evict_last": 3})
ORDER = one_of("memory orders", {"relaxed": 1, "acquire": 2, "release": 3, "acq_rel": 4})
SCOPE = one_of("scopes", {"gpu": 1, "cta": 2, "sys": 3})
HINTS = "<cacheModifier = $cache:cache | evictionPolicy = $evict:evict>"
_ATOMIC = ("and", "or", "xor", "add", "fadd", "max", "min", "umax", "umin", "exch")
UPDATE = one_of("updates", {name: number for number, name in enumerate(_ATOMIC, 1)})
FORMAT = one_of("formats", {"e4m3": 0, "e5m2": 1, "e2m3": 2, "e3m2": 3, "e2m1": 4, "bf16": 5, "fp16": 6})
KINDS = {
    "axis": one_of("axes", {"x": 0, "y": 1, "z": 2}),
    "cache": CACHE,
    "combination": one_of(
        "reductions", {"add": 1, "min": 2, "max": 3, "inc": 4, "dec": 5, "and": 6, "or": 7, "xor": 8}
    ),
    "evict": EVICT,
    "format": FORMAT,
    "nan": one_of("ways of NaNs", {"none": 0, "all": 0xFFFF}),
    "order": ORDER,
    "precision": one_of("precisions", {"tf32": 0, "tf32x3": 1, "ieee": 2, "bf16x3": 3, "bf16x6": 4}),
    "rounding": one_of("rounding modes", {"rtz": 0, "rtne": 1}),
    "scope": SCOPE,
    "update": UPDATE,
}

form("tt.func", alone=True)(read_function)
declare("tt.return", "{} <%values* : !values*>")
declare("tt.call", "$callee:symbol ( %arguments* ) {} : !()")
declare("tt.reduce.return tt.scan.return", "%values* {} : !values*")
declare("tt.map_elementwise.return", "{} <%values* : !values*>")

declare("tt.get_program_id tt.get_num_programs", "$axis:axis {} : !result", kinds=KINDS)
declare("tt.assert", "%condition, $message:string {} : !condition")
declare("tt.print", "$prefix:string {} <: %values* : !values*>")

# -- elements ----------------------------------------------------------------------------------------------------------

declare(
    "tt.splat tt.broadcast tt.expand_dims tt.trans tt.bitcast tt.int_to_ptr tt.ptr_to_int",
    "%source {} : !source -> !result",
)
declare("tt.unsplat", "%source {} : !source", infer={"result": element("source")})
declare("tt.make_range", "{} : !result")
declare(
    "tt.reshape",
    "%source <allow_reorder $allow_reorder:set> <efficient_layout $efficient_layout:set> {} : !source -> !result",
)
declare("tt.cat tt.join", "%left, %right {} : !left -> !result", infer={"right": same("left")})
declare("tt.split", "%source {} : !source -> !first", infer={"second": same("first")})
declare("tt.gather", "%source '[' %indices ']' {} : !()")
declare("tt.histogram", "%source <, %mask> {} : !source -> !result", infer={"mask": predicate("source")})
declare("tt.precise_sqrt", "%x {} : !x", infer={"result": same("x")})
declare("tt.precise_divf tt.mulhiui", "%x, %y {} : !x", infer={"y": same("x"), "result": same("x")})
declare(
    "tt.clampf",
    "%x, %least, %most, propagateNan = $propagateNan:nan {} : !result",
    infer={name: same("result") for name in ("x", "least", "most")},
    kinds=KINDS,
)
declare("tt.fp_to_fp", "%source {} <, rounding = $rounding:rounding> : !source -> !result", kinds=KINDS)
declare("tt.extern_elementwise", "%arguments* {} : !()")
declare("tt.elementwise_inline_asm", "$asm_string:string {} <%arguments* : !arguments*> -> !results*")
declare(
    "tt.dot",
    "%a, %b, %c <, inputPrecision = $inputPrecision:precision> {} : !a * !b -> !result",
    infer={"c": same("result")},
    kinds=KINDS,
    defaults={"inputPrecision": "2 : i32"},
)
declare(
    "tt.dot_scaled",
    "%a <scale %a_scale>, %b <scale %b_scale>, %c lhs = $a_elem_type:format rhs = $b_elem_type:format {} "
    ": !a <, !a_scale> * !b <, !b_scale> -> !result",
    operands="a b c a_scale b_scale",
    segments=True,
    infer={"c": same("result")},
    kinds=KINDS,
)

# -- memory ------------------------------------------------------------------------------------------------------------

declare("tt.addptr", "%pointer, %offset {} : !result, !offset", infer={"pointer": same("result")})
declare(
    "tt.load",
    f"%pointer <, %mask> <, %other> {HINTS} {{}} : !pointer",
    segments=True,
    infer={"result": pointee("pointer"), "mask": predicate("result"), "other": same("result")},
    kinds=KINDS,
)
declare(
    "tt.store",
    f"%pointer, %value <, %mask> {HINTS} {{}} : !pointer",
    infer={"value": pointee("pointer"), "mask": predicate("value")},
    kinds=KINDS,
)
declare(
    "tt.atomic_rmw",
    "$atomic_rmw_op:update, $sem:order, $scope:scope, %pointer, %value <, %mask> {} : !()",
    kinds=KINDS,
)
declare("tt.atomic_cas", "$sem:order, $scope:scope, %pointer, %expected, %value {} : !()", kinds=KINDS)
declare(
    "tt.atomic_poll",
    "$sem:order, $scope:scope, %pointer, %expected <timeout %timeout> {} : !pointer:tt.ptr, !expected -> !result",
    infer={"timeout": always("i64")},
    kinds=KINDS,
)
declare(
    "tt.make_tensor_ptr",
    "%base, '[' %shape* ']', '[' %strides* ']', '[' %offsets* ']' {} : !result:tt.ptr",
    infer={"base": base("result"), "shape": always("i64"), "strides": always("i64"), "offsets": always("i32")},
)
declare(
    "tt.advance",
    "%pointer, '[' %offsets* ']' {} : !result:tt.ptr",
    infer={"pointer": same("result"), "offsets": always("i32")},
)

# -- descriptors -------------------------------------------------------------------------------------------------------

declare(
    "tt.make_tensor_descriptor",
    "%base, '[' %shape* ']', '[' %strides* ']' {} : !base:tt.ptr, !result:tt.tensordesc",
    infer={"shape": always("i32"), "strides": always("i64")},
)
declare(
    "tt.descriptor_load",
    f"%descriptor '[' %indices* ']' {HINTS} {{}} : !descriptor -> !result",
    infer={"indices": always("i32")},
    kinds=KINDS,
)
declare(
    "tt.descriptor_store",
    "%descriptor '[' %indices* ']', %source {} : !descriptor, !source",
    operands="descriptor source indices",
    infer={"indices": always("i32")},
)
declare(
    "tt.descriptor_reduce",
    "$kind:combination, %descriptor '[' %indices* ']', %source {} : !descriptor, !source",
    operands="descriptor source indices",
    infer={"indices": always("i32")},
    kinds=KINDS,
)
declare("tt.descriptor_gather", "%descriptor '[' %rows, %column ']' {} : !()")
declare(
    "tt.descriptor_scatter",
    "%descriptor '[' %rows, %column ']', %source {} : !descriptor, !rows, !column, !source",
)
