"""Which kernels have threads that exchange values, and how many threads a subgroup has."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import in_region, nested
from interp import ir

# Operations that threads of one subgroup do together, by their names or how these begin.
_TOGETHER = (
    *("gpu.shuffle", "gpu.subgroup_reduce", "gpu.subgroup_broadcast", "gpu.rotate", "gpu.ballot", "gpu.subgroup_mma_"),
    *("nvgpu.ldmatrix", "nvgpu.mma.", "nvvm.shfl.", "nvvm.ldmatrix", "nvvm.mma.", "nvvm.wmma.", "nvvm.redux."),
    *("nvvm.bar.warp.", "nvvm.vote.", "nvvm.elect.", "rocdl.ds_bpermute", "rocdl.readlane", "rocdl.readfirstlane"),
    *("rocdl.update.dpp", "rocdl.ballot", "rocdl.ds_swizzle", "rocdl.wave.barrier"),
    *("amdgpu.mfma", "amdgpu.wmma", "rocdl.mfma.", "rocdl.wmma."),
)
# Barriers of a block under numbers, which count subgroups.
_NUMBERED = ("nvvm.barrier", "nvvm.barrier.arrive")
# The same as calls of intrinsics.
_INTRINSICS = (
    *(f"llvm.{each}" for each in _TOGETHER if each.startswith("nvvm.")),
    *("llvm.nvvm.barrier.cta.sync.aligned.count", "llvm.nvvm.barrier.cta.arrive.aligned.count"),
)
_CHIP = re.compile(r'#rocdl\.target<(?:[^>]*chip = "gfx(\w+)")?')
_WIDTH = re.compile(r'features = "[^"]*\+wavefrontsize(32|64)')
_FLAGS = re.compile(r"#(?:rocdl|nvvm)\.target<[^\]]*\bflags = \{\s*([^}]+)\}")
_DEFAULT = 32


def uses_subgroups(region: Any) -> bool:
    """Whether threads exchange values in a kernel's region."""
    for each in in_region(region):
        if each.name.startswith(_TOGETHER):
            return True
        if each.name == "llvm.call_intrinsic" and each.attributes["intrin"].value.startswith(_INTRINSICS):
            return True
        if each.name in _NUMBERED and len(each.operands):
            return True
        if each.name == "gpu.barrier" and "scope" in each.attributes and "subgroup" in str(each.attributes["scope"]):
            return True
    return False


def subgroup_size(kernel: Any) -> int:
    """The number of threads of a subgroup: 32, or 64 where the kernel is for one of AMD's processors that have that
    many, or where it does with so many what those alone can."""
    around = kernel.parent
    while around is not None:
        target = _CHIP.search(str(around.operation.attributes["targets"])) if _targeted(around.operation) else None
        if target is not None:
            said = _WIDTH.search(str(around.operation.attributes["targets"]))
            if said is not None:
                return int(said.group(1))
            return 32 if (target.group(1) or "9").startswith(("10", "11", "12")) and len(target.group(1)) >= 4 else 64
        around = around.operation.parent
    for each in nested(kernel):
        if each.name.startswith(("rocdl.mbcnt.hi", "amdgpu.mfma", "rocdl.mfma.")):
            return 64
        if each.name == "gpu.shuffle" and _constant(each.operands[2]) > _DEFAULT:
            return 64
    return _DEFAULT


def target_flags(kernel: Any) -> str:
    """What the target of a kernel's module says of how numbers are computed (`fast`, `ftz`, `unsafe_math`), or
    nothing."""
    around = kernel.parent
    while around is not None:
        found = _FLAGS.search(str(around.operation.attributes["targets"])) if _targeted(around.operation) else None
        if found is not None:
            return found.group(1).strip()
        around = around.operation.parent
    return ""


def _targeted(operation: Any) -> bool:
    return operation.name == "gpu.module" and "targets" in operation.attributes


def _constant(value: Any) -> int:
    owner = value.owner
    if getattr(owner, "name", "") in ("arith.constant", "llvm.mlir.constant"):
        return int(owner.attributes["value"].value)
    return 0


def assume_subgroups(lowering: Lowering, size: int) -> None:
    """Notes that what a kernel does depends on how many threads a subgroup has."""
    lowering.assumptions.add(f"a subgroup has {size} threads, whose numbers follow each other in a block")
    lowering.choices.add(ir.Choice(ir.ChoiceKind.SUBGROUP_SIZE, str(size)))
