"""The largest launches that devices take, and the memory that they give a block: a larger launch fails.

Sources: CUDA C++ Programming Guide, "Technical Specifications per Compute Capability" (the most of any capability), and
for 48 KiB of memory whose size the kernel says, "Shared Memory"; LLVM's User Guide for AMDGPU,
`.max_flat_workgroup_size`, and "AMD Instinct MI350 Instruction Set Architecture", LDS."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import nested
from interp import ir
from interp.ir.affine import combine


class _Limits(Struct, frozen=True):
    """Of a block in threads, of one and along each axis, of a grid in blocks along each axis, of a cluster in blocks,
    and of a block's memory in bytes: of what a kernel says itself, and with what the launch asks for."""

    threads: int
    block: Sequence[int]
    grid: Sequence[int]
    cluster: int
    static: int
    memory: int


_NVIDIA = _Limits(1024, (1024, 1024, 64), (2**31 - 1, 65535, 65535), 16, 48 << 10, 227 << 10)
_AMD = _Limits(1024, (1024, 1024, 1024), (2**31 - 1, 2**31 - 1, 2**31 - 1), 16, 160 << 10, 160 << 10)
_EITHER = _Limits(1024, (1024, 1024, 1024), (2**31 - 1, 2**31 - 1, 2**31 - 1), 16, 160 << 10, 227 << 10)


def _limits(kernel: Any) -> _Limits | None:
    """Those of the device that a kernel is for; None where it is for none in particular."""
    dialects = {each.name.partition(".")[0] for each in nested(kernel)}
    said = [each if isinstance(each, str) else each.name for each in kernel.attributes]
    dialects |= {name.partition(".")[0] for name in said}
    if "nvvm" in dialects:
        return _NVIDIA
    if "rocdl" in dialects:
        return _AMD
    return _EITHER if "llvm" in dialects else None


def require_launch_fits(
    lowering: Lowering, kernel: Any, grid: Sequence[ir.Index], block: Sequence[ir.Index], cluster: Sequence[ir.Index]
) -> None:
    """The program is undefined where a launch is larger than its device takes. Of a kernel for no device in particular
    it is assumed that some device takes it."""
    limits = _limits(kernel)
    threads = _product(lowering, block)
    if limits is None:
        if isinstance(threads, int) and threads > _EITHER.threads:
            lowering.assumptions.add(f"the device takes blocks of {threads} threads")
        for axis, size, most in zip("xyz", block, _NVIDIA.block, strict=True):
            if isinstance(size, int) and most < size <= _EITHER.threads:
                lowering.assumptions.add(f"the device takes blocks of {size} threads along {axis}")
        for axis, size, most in zip("xyz", grid, _NVIDIA.grid, strict=True):
            if isinstance(size, int) and size > most:
                lowering.assumptions.add(f"the device takes grids of {size} blocks along {axis}")
        return
    _at_most(lowering, threads, limits.threads, f"a block has at most {limits.threads} threads")
    for axis, size, most in zip("xyz", block, limits.block, strict=True):
        if most < limits.threads:
            _at_most(lowering, size, most, f"a block has at most {most} threads along {axis}")
    for axis, size, most in zip("xyz", grid, limits.grid, strict=True):
        _at_most(lowering, size, most, f"a grid has at most {most} blocks along {axis}")
    if cluster:
        blocks = _product(lowering, cluster)
        _at_most(lowering, blocks, limits.cluster, f"a cluster has at most {limits.cluster} blocks")


def require_memory_fits(lowering: Lowering, kernel: Any, static: int, dynamic: ir.Index) -> None:
    """The same of the memory of a block: `static` bytes that the kernel uses at least, and `dynamic` ones that the
    launch asks for."""
    limits = _limits(kernel)
    if limits is None:
        if static > _NVIDIA.static:
            lowering.assumptions.add(f"the device gives a block {static} bytes of memory")
        return
    _at_most(lowering, static, limits.static, f"a block has at most {limits.static} bytes of memory by its kernel")
    total = lowering.apply(combine("+", dynamic, static))
    _at_most(lowering, total, limits.memory, f"a block has at most {limits.memory} bytes of memory")


def _product(lowering: Lowering, sizes: Sequence[ir.Index]) -> ir.Index:
    if all(isinstance(each, int) for each in sizes):
        return prod(each for each in sizes if isinstance(each, int))
    return lowering.product(sizes)


def _at_most(lowering: Lowering, size: ir.Index, most: int, what: str) -> None:
    if not isinstance(size, int):
        lowering.require(lowering.compare("sle", size, most), what)
    elif size > most:
        lowering.require(lowering.constant(0, ir.I1), what)
