"""The custom forms of the amdg dialect's buffer operations, as Triton prints them."""

from __future__ import annotations

from frontends.mlir.core.syntax.assembly import always, declare, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.triton.syntax import CACHE, EVICT, HINTS, ORDER, SCOPE, UPDATE
from frontends.triton.type_rules import indices, predicate, to_element
from frontends.triton.types import TOKEN


def _offsets(cursor: Cursor) -> str:
    """Numbers in brackets."""
    return f"array<i64: {', '.join(map(str, cursor.enclosed('[', cursor.integer)))}>"


_KINDS = {"offsets": _offsets, "cache": CACHE, "evict": EVICT, "order": ORDER, "scope": SCOPE, "update": UPDATE}


declare(
    "amdg.buffer_load",
    "%pointer '[' %offsets ']' <, %mask> <, %other> <cacheModifier = $cache:cache> <stride = %stride> {} : !result",
    operands="pointer offsets stride mask other",
    segments=True,
    infer={
        "pointer": to_element("result"),
        "offsets": indices("result"),
        "stride": always("i32"),
        "mask": predicate("result"),
        "other": same("result"),
    },
    kinds=_KINDS,
)
declare(
    "amdg.buffer_store",
    "%value, %pointer '[' %offsets ']' <, %mask> <cacheModifier = $cache:cache> <stride = %stride> {} : !value",
    operands="value pointer offsets stride mask",
    segments=True,
    infer={
        "pointer": to_element("value"),
        "offsets": indices("value"),
        "stride": always("i32"),
        "mask": predicate("value"),
    },
    kinds=_KINDS,
)
declare(
    "amdg.buffer_atomic_rmw",
    "$atomic_rmw_op:update, $sem:order, $scope:scope, %value, %pointer '[' %offsets ']' <, %mask> <stride = %stride> "
    "{} : !result",
    operands="pointer offsets value stride mask",
    segments=True,
    infer={
        "pointer": to_element("result"),
        "offsets": indices("result"),
        "value": same("result"),
        "stride": always("i32"),
        "mask": predicate("result"),
    },
    kinds=_KINDS,
)
declare(
    "amdg.buffer_atomic_cas",
    "$sem:order, $scope:scope, %expected, %value, %pointer '[' %offsets ']' <stride = %stride> {} : !result",
    operands="pointer offsets expected value stride",
    infer={
        "pointer": to_element("result"),
        "offsets": indices("result"),
        "expected": same("result"),
        "value": same("result"),
        "stride": always("i32"),
    },
    kinds=_KINDS,
)
declare(
    "amdg.async_wait",
    "<%tokens*> {}",
    infer={"tokens": always("!ttg.async.token"), "result": always("!ttg.async.token")},
)
declare("amdg.cond_barrier", "%condition {}", infer={"condition": always("i1")})
for _width in (4, 8):
    declare(f"amdg.scaled_upcast_fp{_width}", "%source scale %scale {} : !source, !scale -> !result")
declare(
    "amdg.local_load_packed_transposed",
    "%source <token %token> {} : !source:ttg.memdesc -> !result",
    infer={"token": always(TOKEN)},
)
declare("amdg.in_thread_transpose", "%source {} : !source -> !result")
declare(
    "amdg.buffer_load_to_local",
    "%pointer '[' %offsets ']' <mask = %mask> <other = %other> <stride = %stride> <cacheModifier = $cache:cache> "
    "into %target {} : !pointer:tt.ptr '[' !offsets ']' <!other> -> !target:ttg.memdesc",
    operands="target pointer offsets mask other stride",
    segments=True,
    infer={"mask": predicate("offsets"), "stride": always("i32"), "token": always(TOKEN)},
    kinds=_KINDS,
)
declare("amdg.extract_slice", "%source $static_offsets:offsets {} : !source to !result", kinds=_KINDS)
declare("amdg.concat", "%sources* {} : !sources* -> !result")


# -- data movers -------------------------------------------------------------------------------------------------------

_MEMORY = "ttg.memdesc"

declare(
    "amdg.async_copy_local_to_global",
    f"%source, %target <mask %mask> {HINTS} {{}} : !source:{_MEMORY} -> !target",
    infer={"mask": predicate("target"), "result": always(TOKEN)},
    kinds=_KINDS,
)
declare(
    "amdg.async_tdm_copy_global_to_local",
    f"%descriptor into %memory <, barrier = %barrier> {{}} : !descriptor <, !barrier:{_MEMORY}> -> !memory:{_MEMORY}",
    infer={"result": always(TOKEN)},
)
declare(
    "amdg.async_tdm_copy_local_to_global",
    f"%descriptor from %memory <, barrier = %barrier> {{}} : !memory:{_MEMORY} <, !barrier:{_MEMORY}> -> !descriptor",
    infer={"result": always(TOKEN)},
)
declare(
    "amdg.async_tdm_fused_copy_global_to_local",
    "%descriptors* into %memories* {} : !descriptors* -> !memories*",
    infer={"result": always(TOKEN)},
)
for _name, _word in {"gather": "to", "scatter": "from"}.items():
    declare(
        f"amdg.async_tdm_{_name}",
        f"%descriptor '[' %rows ']' {_word} %memory <, barrier = %barrier> {{}} : "
        f"!rows, !memory:{_MEMORY} <, !barrier:{_MEMORY}> -> !descriptor",
        infer={"result": always(TOKEN)},
    )
declare(
    "amdg.async_tdm_wait amdg.async_tdm_intrinsic_wait",
    "<%tokens*> {}",
    infer={"tokens": always(TOKEN), "result": always(TOKEN)},
)
declare(
    "amdg.update_tensor_descriptor",
    "%descriptor <add_offsets = '[' %moves* ']' | set_bounds = '[' %bounds* ']' | pred = %pred> {} : !descriptor",
    operands="descriptor moves bounds pred",
    segments=True,
    infer={"moves": always("i32"), "bounds": always("i32"), "pred": always("i32"), "result": same("descriptor")},
)
declare(
    "amdg.tdm_prefetch",
    "%descriptor '[' %indices* ']', %pred, speculative = $speculative {} : !descriptor",
    infer={"indices": always("i32"), "pred": always("i1")},
)
declare("amdg.init_barrier", f"%barrier, $count:number {{}} : !barrier:{_MEMORY}")
declare("amdg.wait_barrier", f"%barrier, %phase {{}} : !barrier:{_MEMORY}", infer={"phase": always("i32")})
declare("amdg.arrive_barrier", f"%barrier, $count:number {{}} : !barrier:{_MEMORY} -> !phase")
declare("amdg.async_copy_mbarrier_arrive", f"%barrier {{}} : !barrier:{_MEMORY}")
declare("amdg.cluster_barrier_arrive amdg.cluster_barrier_wait", "{}")
