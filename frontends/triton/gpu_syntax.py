"""The custom forms of the ttg dialect, as Triton prints them."""

from __future__ import annotations

from frontends.mlir.core.syntax.assembly import always, declare, same
from frontends.triton.syntax import CACHE, EVICT, HINTS, UPDATE
from frontends.triton.type_rules import pointee, predicate
from frontends.triton.types import TOKEN

_KINDS = {"cache": CACHE, "evict": EVICT, "update": UPDATE}

declare(
    "ttg.convert_layout ttg.fp4_to_fp ttg.memdesc_trans ttg.memdesc_reshape ttg.memdesc_reinterpret",
    "%source {} : !source:ttg.memdesc -> !result:ttg.memdesc",
)
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
    infer={"token": always(TOKEN)},
)
declare(
    "ttg.local_atomic_scatter_rmw",
    "$atomic_rmw_op:update, %memory '[' %indices ']', %values <, %mask> {} : !()",
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
