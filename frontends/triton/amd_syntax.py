"""The custom forms of the amdg dialect's buffer operations, as Triton prints them."""

from __future__ import annotations

from frontends.mlir.core.syntax.assembly import always, declare, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.triton.syntax import CACHE, ORDER, SCOPE, UPDATE
from frontends.triton.type_rules import indices, predicate, to_element
from frontends.triton.types import TOKEN


def _offsets(cursor: Cursor) -> str:
    """Numbers in brackets."""
    return f"array<i64: {', '.join(map(str, cursor.enclosed('[', cursor.integer)))}>"


_KINDS = {"offsets": _offsets, "cache": CACHE, "order": ORDER, "scope": SCOPE, "update": UPDATE}


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
    "amdg.async_wait",
    "<%tokens*> {}",
    infer={"tokens": always("!ttg.async.token"), "result": always("!ttg.async.token")},
)
declare("amdg.cond_barrier", "%condition {}", infer={"condition": always("i1")})
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
