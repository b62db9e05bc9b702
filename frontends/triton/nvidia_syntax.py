"""The custom forms of the ttng dialect, as Triton prints them."""

from __future__ import annotations

from frontends.mlir.core.syntax.assembly import always, declare, one_of, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form
from frontends.triton.syntax import FORMAT, HINTS
from frontends.triton.syntax import KINDS as OF_TT
from frontends.triton.types import TOKEN

PACKED = ("add", "sub", "mul", "fma", "min", "max")
"""The operations of ttng.PackedArithOpKind, by their numbers."""
_KINDS = {
    **OF_TT,
    "packed": one_of("operations", {name: number for number, name in enumerate(PACKED)}),
    "redOp": one_of("reductions", {"min": 1, "max": 2}),
}
_BARRIER = "!barrier:ttg.memdesc"

declare("ttng.fence_async_shared ttng.fence_mbarrier_init_release_cluster ttng.cluster_barrier", "{}")
declare("ttng.async_tma_store_wait", "{}")
declare("ttng.init_barrier", f"%barrier, $count:number {{}} : {_BARRIER}")
declare("ttng.inval_barrier ttng.async_copy_mbarrier_arrive", f"%barrier {{}} : {_BARRIER}")
declare(
    "ttng.barrier_expect",
    f"%barrier, $size:number {{}}, %pred : {_BARRIER}",
    infer={"pred": always("i1")},
)
declare("ttng.arrive_barrier", f"%barrier, $count:number <, %pred> {{}} : {_BARRIER}", infer={"pred": always("i1")})
declare(
    "ttng.wait_barrier",
    f"%barrier, %phase <, %pred> <deps %deps*> {{}} : {_BARRIER} <, !deps*:ttg.memdesc>",
    segments=True,
    infer={"phase": always("i32"), "pred": always("i1")},
)

# -- copies ------------------------------------------------------------------------------------------------------------

declare(
    "ttng.async_tma_copy_global_to_local",
    f"%descriptor '[' %coordinates* ']' <offsets = '[' %offsets* ']'> %target, %barrier, %pred {HINTS} {{}} "
    f": !descriptor:tt.tensordesc, {_BARRIER} -> !target:ttg.memdesc",
    operands="descriptor coordinates offsets barrier target pred",
    segments=True,
    infer={"coordinates": always("i32"), "offsets": always("i16"), "pred": always("i1")},
    kinds=_KINDS,
)
declare(
    "ttng.async_tma_copy_local_to_global",
    "%descriptor '[' %coordinates* ']' %source {} : !descriptor:tt.tensordesc, !source:ttg.memdesc",
    infer={"coordinates": always("i32")},
)
declare(
    "ttng.async_tma_reduce",
    "$kind:combination, %descriptor '[' %coordinates* ']' %source {} : !descriptor:tt.tensordesc, !source:ttg.memdesc",
    infer={"coordinates": always("i32")},
    kinds=_KINDS,
)
declare(
    "ttng.async_tma_gather",
    "%descriptor '[' %rows, %column ']' %target, %barrier, %pred {} "
    ": !descriptor, !rows, !column, !barrier, !target, !pred",
    operands="descriptor rows column barrier target pred",
)
declare(
    "ttng.async_tma_scatter",
    "%descriptor '[' %rows, %column ']' %source {} : !descriptor, !rows, !column, !source",
)
declare(
    "ttng.async_shared_store",
    "%source, %target, %barrier {} : !source -> !target:ttg.memdesc, !barrier:ttg.memdesc",
)
declare("ttng.tensormap_fenceproxy_acquire", "%pointer {} : !pointer:tt.ptr")
declare("ttng.reinterpret_tensor_descriptor", "%pointer {} : !pointer:tt.ptr to !result:tt.tensordesc")
declare(
    "ttng.tensormap_create",
    "%descriptor, %address, '[' %box* ']', '[' %sizes* ']', '[' %strides* ']', '[' %steps* ']' {} : !()",
    segments=True,
)

# -- products and tensor memory ----------------------------------------------------------------------------------------

declare(
    "ttng.warp_group_dot",
    "%a, %b, %c <, %useC> <, inputPrecision = $inputPrecision:precision> {} : !a:ttg.memdesc * !b:ttg.memdesc -> !d",
    infer={"c": same("d"), "useC": always("i1")},
    kinds=_KINDS,
)
declare("ttng.tmem_alloc", "<%source> {} : !()")
declare("ttng.tmem_subslice", "%source {} : !source:ttg.memdesc -> !result:ttg.memdesc")
declare("ttng.tmem_copy", "%source, %target {} : !source:ttg.memdesc, !target:ttg.memdesc")
declare(
    "ttng.tc_gen5_commit",
    f"%barrier <, %pred> <descs %descs*> {{}} : {_BARRIER} <, !descs*:ttg.memdesc>",
    segments=True,
    infer={"pred": always("i1")},
)
declare("ttng.packed_arith", "$op_kind:packed %operands* {} : !()", kinds=_KINDS)
declare("ttng.clc_try_cancel", "%result, %barrier {} : !result:ttg.memdesc, !barrier:ttg.memdesc")
declare("ttng.clc_try_cancel_sync", "{} : !response")
declare("ttng.clc_load_result ttng.clc_is_canceled", "%source {} : !source -> !result")
declare("ttng.clc_get_program_id", "%source, $dim:axis {} : !source -> !result", kinds=_KINDS)


def _memory_type(cursor: Cursor) -> str:
    """That of memory may be spelled without its name."""
    return f"!ttg.memdesc{cursor.angles()}" if cursor.at("<") else cursor.type()


def _token(cursor: Cursor) -> tuple[list[tuple[str, str]], list[str]]:
    """`[%token]` behind memory: the token that an operation takes, and that it gives one."""
    if not cursor.accept("["):
        return [], []
    taken = [] if cursor.at("]") else [(cursor.value(), TOKEN)]
    cursor.expect("]")
    return taken, [TOKEN]


@form("ttng.tmem_load")
def _tmem_load(cursor: Cursor) -> Generic:
    source = cursor.value()
    taken, given = _token(cursor)
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type = _memory_type(cursor)
    cursor.expect("->")
    result = cursor.type()
    reduced = [cursor.type()] if cursor.accept(",") else []
    attributes["operandSegmentSizes"] = f"array<i32: 1, {len(taken)}>"
    attributes["resultSegmentSizes"] = f"array<i32: 1, {len(given)}, {len(reduced)}>"
    return Generic([(source, type), *taken], [result, *given, *reduced], attributes)


@form("ttng.tmem_store")
def _tmem_store(cursor: Cursor) -> Generic:
    source = cursor.value()
    cursor.expect(",")
    target = cursor.value()
    taken, given = _token(cursor)
    cursor.expect(",")
    predicate = cursor.value()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type = cursor.type()
    cursor.expect("->")
    return Generic([(target, _memory_type(cursor)), *taken, (source, type), (predicate, "i1")], given, attributes)


@form("ttng.warp_group_dot_wait")
def _warp_group_dot_wait(cursor: Cursor) -> Generic:
    values, attributes = cursor.values_before_types()
    types = cursor.types()
    return Generic(cursor.typed(values, types), types, attributes)


@form("ttng.tc_gen5_mma", "ttng.tc_gen5_mma_scaled")
def _tc_gen5_mma(cursor: Cursor) -> Generic:
    """`%a, %b, %d[%token], %useD, %pred, %barrier[%predicate]...`, with factors before `%useD`."""

    def value() -> str:
        cursor.expect(",")
        return cursor.value()

    left = cursor.value()
    factors = [left, value(), value()]
    taken, given = _token(cursor)
    conditions = [value(), value()]
    attributes: dict[str, str] = {}
    scales: list[str] = []
    if cursor.at(",") and cursor.tokens[cursor.position + 2].text != "[":
        scales, conditions = conditions, [value(), value()]
    if cursor.accept("lhs"):
        cursor.expect("=")
        attributes["a_type"] = FORMAT(cursor)
        cursor.expect("rhs")
        cursor.expect("=")
        attributes["b_type"] = FORMAT(cursor)
    barriers, predicates = [], []
    while cursor.at(","):
        barriers.append(value())
        cursor.expect("[")
        predicates.append(cursor.value())
        cursor.expect("]")
    attributes = cursor.added(attributes, cursor.optional_dictionary())
    cursor.expect(":")
    types = [_memory_type(cursor)]
    while cursor.accept(","):
        types.append(_memory_type(cursor))
    fixed = len(factors) + len(scales)
    if len(types) == fixed + 1:  # which is that of all barriers
        types += types[-1:] * (len(barriers) - 1)
    if len(types) != fixed + len(barriers):
        cursor.fail(f"{fixed + len(barriers)} values with {len(types)} types")
    segments = [1, 1, 1, len(taken), *[1 for _ in scales], 1, 1, len(barriers), len(predicates)]
    attributes["operandSegmentSizes"] = f"array<i32: {', '.join(map(str, segments))}>"
    memory = list(zip([*factors, *scales, *barriers], types, strict=True))
    operands = [*memory[:3], *taken, *memory[3:fixed], *((each, "i1") for each in conditions), *memory[fixed:]]
    return Generic([*operands, *((each, "i1") for each in predicates)], given, attributes)
