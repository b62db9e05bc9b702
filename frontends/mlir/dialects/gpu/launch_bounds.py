"""What a kernel says of the launches that it is for: one that is launched otherwise is undefined.

`gpu.known_block_size` and its kin are exact. PTX takes `.maxntid` for the largest number of threads of a block, the
product of its sizes, and `.reqntid` for the size itself; a launch that does not keep to them fails (PTX ISA,
Performance-Tuning Directives). So it is with LLVM's `amdgpu-flat-work-group-size` and OpenCL's `reqd_work_group_size`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from math import prod
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.gpu.device_limits import require_launch_fits
from frontends.mlir.dialects.llvm.effects import PASSED_THROUGH
from interp import ir


class LaunchSizes(Struct, frozen=True):
    """Of a grid in blocks, of a block in threads and, where there are clusters, of a cluster in blocks."""

    grid: Sequence[ir.Index]
    block: Sequence[ir.Index]
    cluster: Sequence[ir.Index]
    subgroup: int


_Bound = Callable[[Lowering, LaunchSizes, list[int], str], None]


def _exact(part: str) -> _Bound:
    def bound(lowering: Lowering, sizes: LaunchSizes, promised: list[int], name: str) -> None:
        known: Sequence[ir.Index] = getattr(sizes, part)
        if not known:
            if part == "cluster" and prod(promised) != 1:
                raise lowering.unsupported(f"'{name}' of a kernel that is launched without clusters")
            return
        for size, number in zip(known, promised + [1] * (len(known) - len(promised)), strict=True):
            lowering.require_equal(size, number, f"the launch has the {part} size that the kernel names")

    return bound


def _threads_between(lowering: Lowering, sizes: LaunchSizes, promised: list[int], name: str) -> None:
    """Two numbers: the fewest threads of a block and the most."""
    least, most = promised
    threads = lowering.product(sizes.block)
    lowering.require(lowering.compare("sge", threads, least), f"a block has as many threads as '{name}' says")
    lowering.require(lowering.compare("sle", threads, most), f"a block has no more threads than '{name}' says")


def _threads_at_most(lowering: Lowering, sizes: LaunchSizes, promised: list[int], name: str) -> None:
    _threads_between(lowering, sizes, [0, prod(promised)], name)


def _blocks_of_cluster_at_most(lowering: Lowering, sizes: LaunchSizes, promised: list[int], name: str) -> None:
    if sizes.cluster:
        blocks = lowering.product(sizes.cluster)
        lowering.require(
            lowering.compare("sle", blocks, promised[0]), f"a cluster has no more blocks than '{name}' says"
        )


def _blocks_at_most(lowering: Lowering, sizes: LaunchSizes, promised: list[int], name: str) -> None:
    for size, number in zip(sizes.grid, promised, strict=False):
        lowering.require(lowering.compare("sle", size, number), f"a grid is no larger than '{name}' says")


def _subgroup(lowering: Lowering, sizes: LaunchSizes, promised: list[int], name: str) -> None:
    if promised != [sizes.subgroup]:
        raise lowering.unsupported(
            f"'{name}' of {promised[0]} in a kernel whose subgroups have {sizes.subgroup} threads"
        )


_BOUNDS: dict[str, _Bound] = {
    **{f"{prefix}known_{part}_size": _exact(part) for prefix in ("", "gpu.") for part in ("block", "grid", "cluster")},
    "intel_reqd_sub_group_size": _subgroup,
    "reqd_work_group_size": _exact("block"),
    "nvvm.cluster_dim": _exact("cluster"),
    "nvvm.cluster_max_blocks": _blocks_of_cluster_at_most,
    "nvvm.maxntid": _threads_at_most,
    "nvvm.reqntid": _exact("block"),
    "rocdl.flat_work_group_size": _threads_between,
    "rocdl.max_flat_work_group_size": _threads_at_most,
    "rocdl.max_num_work_groups": _blocks_at_most,
    "rocdl.reqd_work_group_size": _exact("block"),
    "spirv.entry_point_abi subgroup_size": _subgroup,
    "spirv.entry_point_abi workgroup_size": _exact("block"),
}
# What changes how fast a kernel is, or says that a function is one. Blocks are whole in every launch of this model.
_HINTS = frozenset(
    (
        *("gpu.kernel", "nvvm.kernel", "rocdl.kernel", "nvvm.minctasm", "nvvm.maxnreg", "rocdl.waves_per_eu"),
        "rocdl.uniform_work_group_size",
    )
)
_TEXTS = {"amdgpu-flat-work-group-size": "rocdl.flat_work_group_size", "amdgpu-waves-per-eu": "rocdl.waves_per_eu"}
# What is said of the same thing in the same words, by the part that it is said of.
_SAME = {
    **{f"{prefix}known_{part}_size": part for prefix in ("", "gpu.") for part in ("block", "grid", "cluster")},
    **dict.fromkeys(("nvvm.reqntid", "rocdl.reqd_work_group_size", "reqd_work_group_size"), "block"),
    "nvvm.cluster_dim": "cluster",
    "spirv.entry_point_abi workgroup_size": "block",
    **dict.fromkeys(("intel_reqd_sub_group_size", "spirv.entry_point_abi subgroup_size"), "subgroup"),
}
_ENTRY_POINT = "spirv.entry_point_abi"
_DIALECTS = ("gpu.", "nvvm.", "rocdl.")
_HELD = "a launch that was held to bounds"
LAUNCH_BOUNDS = frozenset((*_BOUNDS, *_HINTS))


def require_launch_bounds(lowering: Lowering, kernel: Any, sizes: LaunchSizes) -> None:
    """What a kernel says of its launch holds. Raises `Unsupported` for what is not known to say nothing of it."""
    lowering.memo[_HELD, kernel.operation] = True
    require_launch_fits(lowering, kernel, sizes.grid, sizes.block, sizes.cluster)
    for name, value in _stated(kernel):
        bound = _BOUNDS.get(name)
        if bound is not None:
            bound(lowering, sizes, _numbers(lowering, name, value), name)
        elif name not in _HINTS:
            raise lowering.unsupported(f"attribute '{name}'")


def take_launch_bounds(lowering: Lowering, kernel: Any) -> bool:
    """For a kernel whose host launches it as it says, as one compiler makes both. Whether it says anything."""
    lowering.memo[_HELD, kernel.operation] = True
    return bool(launch_bounds(kernel))


def unheld_bounds(lowering: Lowering, kernel: Any) -> set[str]:
    """What an operation says of launches, where none of them is known that was held to it: sizes in the same words,
    whatever attributes name them, and nothing that follows from these. Raises `Unsupported` for sizes that are none."""
    if (_HELD, kernel.operation) in lowering.memo:
        return set()
    said = [each for each in _stated(kernel) if each[0] in _BOUNDS]
    sizes = {(_SAME[name], _of_three(_numbers(lowering, name, value))) for name, value in said if name in _SAME}
    blocks = {prod(size) for part, size in sizes if part == "block"}
    found = {f"{part} of {' x '.join(map(str, size))}" for part, size in sizes}
    for name, value in said:
        if name not in _SAME and not _follows(lowering, name, value, blocks):
            found.add(f"{name} = {value}")
    return found


def _of_three(size: Sequence[int]) -> tuple[int, ...]:
    return (*size, *[1] * (3 - len(size)))


def _follows(lowering: Lowering, name: str, value: Any, blocks: Collection[int]) -> bool:
    """Whether a bound on the threads of a block holds for all blocks of so many threads, and there are some."""
    bound = _BOUNDS[name]
    if bound not in (_threads_at_most, _threads_between) or not blocks:
        return False
    promised = _numbers(lowering, name, value)
    least, most = promised if bound is _threads_between else (0, prod(promised))
    return all(least <= each <= most for each in blocks)


def launch_bounds(kernel: Any) -> dict[str, str]:
    """What an operation says of the launches that run it, by name."""
    return {name: str(value) for name, value in _stated(kernel) if name in _BOUNDS}


def _stated(kernel: Any) -> list[tuple[str, Any]]:
    said = {each if isinstance(each, str) else each.name for each in kernel.attributes}
    stated = [(name, kernel.attributes[name]) for name in sorted(said) if name.startswith(_DIALECTS) or name in _BOUNDS]
    return [*stated, *_passed_through(kernel), *_of_entry_point(kernel)]


def _passed_through(kernel: Any) -> list[tuple[str, Any]]:
    """The same as texts, as LLVM IR that was imported has them."""
    given = list(kernel.attributes["passthrough"]) if "passthrough" in kernel.attributes else []
    pairs = [(str(each[0].value), each[1]) for each in given if not hasattr(each, "value")]
    return [(_TEXTS.get(name, name), value) for name, value in pairs if name.startswith(PASSED_THROUGH)]


def _of_entry_point(kernel: Any) -> list[tuple[str, str]]:
    """The parts of what SPIR-V's conversion is told of a kernel: the sizes that it is compiled for."""
    if _ENTRY_POINT not in kernel.attributes:
        return []
    found = re.findall(r"(\w+) = (\[[^\]]*\]|\w+)", str(kernel.attributes[_ENTRY_POINT]))
    return [(f"{_ENTRY_POINT} {part}", value) for part, value in found]


def _numbers(lowering: Lowering, name: str, attribute: Any) -> list[int]:
    text = re.sub(r"^(?:array<i\d+: |dense<)", "", str(attribute)).partition(" : ")[0]
    found = re.fullmatch(r'["\[]?\s*(-?\d+(?:\s*,\s*-?\d+)*)\s*[\]"]?>?', text)
    if found is None:
        raise lowering.unsupported(f"attribute '{name}' of {attribute}")
    return [int(number) for number in found.group(1).split(",")]
