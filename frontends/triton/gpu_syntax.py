"""The custom forms of the ttg dialect, as Triton prints them."""

from __future__ import annotations

from frontends.mlir.core.syntax.assembly import always, declare, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, Region, Scope, form
from frontends.triton.syntax import CACHE, EVICT, HINTS, UPDATE
from frontends.triton.type_rules import pointee, predicate
from frontends.triton.types import TOKEN

_KINDS = {"cache": CACHE, "evict": EVICT, "update": UPDATE}

declare(
    "ttg.convert_layout ttg.fp4_to_fp ttg.memdesc_trans ttg.memdesc_reshape ttg.memdesc_reinterpret",
    "%source {} : !source:ttg.memdesc -> !result:ttg.memdesc",
)
declare("gluon.set_auto_layout", "%source {} : !source -> !result")
declare("ttg.async_wait", "<%tokens*> {}", infer={"tokens": always(TOKEN), "result": always(TOKEN)})
declare("ttg.async_commit_group", "<tokens %tokens*> {}", infer={"tokens": always(TOKEN), "result": always(TOKEN)})
declare(
    "ttg.async_copy_global_to_local",
    f"%source, %target <mask %mask> <other %other> {HINTS} {{}} : !source -> !target:ttg.memdesc",
    segments=True,
    infer={"other": pointee("source"), "mask": predicate("other"), "token": always(TOKEN)},
    kinds=_KINDS,
)
declare("ttg.local_alloc", "<%source> {} : !()")
declare("ttg.local_dealloc", "%memory {} : !memory:ttg.memdesc")
declare(
    "ttg.local_load",
    "%memory <token %token> {} : !memory:ttg.memdesc -> !result",
    infer={"token": always(TOKEN)},
)
declare("ttg.local_store", "%source, %memory {} : !source -> !memory:ttg.memdesc")
declare(
    "ttg.local_gather",
    "%memory '[' %indices ']' <token %token> {} : !memory:ttg.memdesc, !indices -> !result",
    infer={"token": always(TOKEN)},
)
declare(
    "ttg.local_scatter",
    "%memory '[' %indices ']', %values <token %token> {} : !memory:ttg.memdesc, !indices, !values",
    operands="memory values indices token",
    infer={"token": always(TOKEN)},
)
declare(
    "ttg.local_atomic_scatter_rmw",
    "$atomic_rmw_op:update, %memory '[' %indices ']', %values <, %mask> {} : !()",
    operands="memory values indices mask",
    kinds=_KINDS,
)
declare(
    "ttg.memdesc_index",
    "%memory '[' %index ']' {} : !memory:ttg.memdesc -> !result:ttg.memdesc",
    infer={"index": always("i32")},
)
declare(
    "ttg.memdesc_subslice",
    "%memory '[' $offsets:integers ']' {} : !memory:ttg.memdesc -> !result:ttg.memdesc",
)
declare(
    "ttg.predicate_stage",
    "%iv, %bound, %step maxStage $maxStage:number stage $stage:number {} : !iv -> !result",
    infer={"bound": same("iv"), "step": same("iv")},
)
declare("ttg.mask.return", "%values* {} : !values*")
declare("ttg.global_scratch_alloc", "{} : !result")
declare("ttg.warp_return", "{}")
declare("ttg.warp_yield", "<%values*> {} <: !values*>")
declare("ttg.warp_id", "{}", infer={"result": always("i32")})

_MEMORIES = {
    "none": 0,
    "local": 1,
    "global_read": 2,
    "global_write": 4,
    "tensor_read": 8,
    "tensor_write": 16,
    "all": 31,
}


@form("ttg.barrier")
def _barrier(cursor: Cursor) -> Generic:
    """`local|global_read`: which memories it is for."""
    found = 0
    while True:
        token = cursor.token
        name = cursor.word("a memory")
        if name not in _MEMORIES:
            cursor.fail(f"expected a memory ({', '.join(_MEMORIES)}), found {token}", token)
        found |= _MEMORIES[name]
        if not cursor.accept("|"):
            return Generic(attributes={"addrSpace": f"{found} : i32"})


@form("ttg.warp_specialize")
def _warp_specialize(cursor: Cursor) -> Generic:
    """The partitions see only what they are given, and are regions beside the default one."""
    values = cursor.values("(")
    attributes = cursor.attributes_clause()
    cursor.expect("default")
    regions = [cursor.region()]
    warps: list[int] = []
    while cursor.accept(f"partition{len(warps)}"):
        arguments = cursor.enclosed("(", cursor.typed_argument)
        cursor.expect("num_warps")
        cursor.expect("(")
        warps.append(cursor.integer())
        cursor.expect(")")
        region = cursor.region()
        regions.append(Region(region.start, region.end, tuple(arguments), "ttg.warp_return", Scope.FUNCTION))
    cursor.expect(":")
    types = cursor.enclosed("(", cursor.type)
    cursor.expect("->")
    results = cursor.type_list()
    attributes["partitionNumWarps"] = f"array<i32{': ' if warps else ''}{', '.join(map(str, warps))}>"
    return Generic(cursor.typed(values, types), results, attributes, regions)
