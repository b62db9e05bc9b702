"""Calls of LLVM's intrinsics for NVIDIA's processors by their names, as LLVM IR that was imported has them.

The operations of the nvvm dialect that compile to them say the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.async_copies import close_group, wait_for_groups
from frontends.mlir.dialects.gpu.geometry import launch_of
from frontends.mlir.dialects.gpu.kernel import block_barrier
from frontends.mlir.dialects.nvvm.matrices import copy_beside, load_tiles, product_of_halves
from frontends.mlir.dialects.nvvm.numbered_barriers import numbered_barrier
from frontends.mlir.dialects.nvvm.operations import over_lanes, require_all, shuffle
from interp import ir

_CALL = ("intrin", "fastmathFlags", "op_bundle_sizes", "operandSegmentSizes", "arg_attrs", "res_attrs")
_I32 = ir.Scalar("i32")
_NO_FLAGS = "#llvm.fastmath<none>"


@handles("llvm.call_intrinsic", attributes=_CALL)
def _call_intrinsic(lowering: Lowering, operation: Any) -> None:
    name = operation.attributes["intrin"].value
    if "op_bundle_sizes" in operation.attributes and len(operation.attributes["op_bundle_sizes"]):
        raise lowering.unsupported("operand bundles")
    flags = str(operation.attributes["fastmathFlags"]) if "fastmathFlags" in operation.attributes else _NO_FLAGS
    if flags != _NO_FLAGS:  # a NaN that a shuffle hands on may be poison by them
        raise lowering.unsupported(f"flags {flags}")
    for pattern, lower in _INTRINSICS:
        found = pattern.fullmatch(name)
        if found is not None:
            lower(lowering, operation, found)
            return
    raise lowering.unsupported(f"the intrinsic '{name}'")


def _block_barrier(lowering: Lowering, operation: Any, _: re.Match[str]) -> None:
    if lowering.index(operation.operands[0]) != 0:
        raise lowering.unsupported("a barrier with a number")
    block_barrier(lowering, operation, launch_of(lowering), running=True)


def _numbered_barrier(lowering: Lowering, operation: Any, name: re.Match[str]) -> None:
    number, count = (lowering.index(each) for each in operation.operands)
    numbered_barrier(lowering, operation, number, count, waits=name[1] == "sync")


def _copy(lowering: Lowering, operation: Any, name: re.Match[str]) -> None:
    copy_beside(lowering, operation, int(name[1] or name[2]))


def _close_group(lowering: Lowering, operation: Any, _: re.Match[str]) -> None:
    close_group(lowering)


def _wait_for_groups(lowering: Lowering, operation: Any, _: re.Match[str]) -> None:
    left = lowering.index(operation.operands[0])
    if not isinstance(left, int):
        raise lowering.unsupported("a number of groups that is not known")
    wait_for_groups(lowering, left)


def _wait_for_all(lowering: Lowering, operation: Any, _: re.Match[str]) -> None:
    """Of copies that are in no group yet too, as if they were closed as one."""
    close_group(lowering)
    wait_for_groups(lowering, 0)


def _tiles(lowering: Lowering, operation: Any, name: re.Match[str]) -> None:
    load_tiles(lowering, operation, int(name[1]), bool(name[2]))


def _product(lowering: Lowering, operation: Any, _: re.Match[str]) -> None:
    product_of_halves(lowering, operation)


def _shuffle(lowering: Lowering, operation: Any, name: re.Match[str]) -> None:
    shuffle(lowering, operation, name[1], bool(name[2]))


def _redux(lowering: Lowering, operation: Any, name: re.Match[str]) -> None:
    value, mask = operation.operands
    require_all(lowering, mask)
    lowering.bind(operation.results[0], over_lanes(lowering, operation, name[1], lowering.value(value)))


def _vote(lowering: Lowering, operation: Any, name: re.Match[str]) -> None:
    """Whether any, or all, lanes say yes; of a ballot, which lanes do."""
    mask, yes = operation.operands
    require_all(lowering, mask)
    said = lowering.value(yes)
    if name[1] != "ballot":
        found = over_lanes(lowering, operation, {"any": "or", "all": "and"}[name[1]], said)
        lowering.bind(operation.results[0], found)
        return
    launch = launch_of(lowering)
    if launch.subgroups is None:
        raise lowering.unsupported("outside of a kernel that is split in subgroups")
    lane = lowering.op("index_cast", [launch.subgroups.lane], _I32)
    bit = lowering.op("shli", [lowering.op("extui", [said], _I32), lane], _I32)
    lowering.bind(operation.results[0], over_lanes(lowering, operation, "or", bit))


_INTRINSICS: tuple[tuple[re.Pattern[str], Callable[[Lowering, Any, re.Match[str]], None]], ...] = (
    (re.compile(r"llvm\.nvvm\.barrier\.cta\.sync\.aligned\.all"), _block_barrier),
    (re.compile(r"llvm\.nvvm\.barrier\.cta\.(sync|arrive)\.aligned\.count"), _numbered_barrier),
    (re.compile(r"llvm\.nvvm\.cp\.async\.(?:ca\.shared\.global\.(4|8|16)|cg\.shared\.global\.(16))"), _copy),
    (re.compile(r"llvm\.nvvm\.cp\.async\.commit\.group"), _close_group),
    (re.compile(r"llvm\.nvvm\.cp\.async\.wait\.group"), _wait_for_groups),
    (re.compile(r"llvm\.nvvm\.cp\.async\.wait\.all"), _wait_for_all),
    (re.compile(r"llvm\.nvvm\.ldmatrix\.sync\.aligned\.m8n8\.x([124])(\.trans)?\.b16\.p[03]"), _tiles),
    (re.compile(r"llvm\.nvvm\.mma\.m16n8k16\.row\.col\.f32\.f32"), _product),
    (re.compile(r"llvm\.nvvm\.shfl\.sync\.(bfly|down|idx|up)\.[if]32(p?)"), _shuffle),
    (re.compile(r"llvm\.nvvm\.redux\.sync\.(\w+)"), _redux),
    (re.compile(r"llvm\.nvvm\.vote\.(any|all|ballot)\.sync"), _vote),
)
