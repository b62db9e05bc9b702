"""What functions of the LLVM dialect say of themselves and of their parameters."""

from __future__ import annotations

# How a function is compiled, called and linked, and what the compiler found out about its body.
COMPILED = frozenset(
    (
        *("CConv", "linkage", "unnamed_addr", "visibility_", "dso_local", "always_inline", "optimize_none"),
        *("target_cpu", "target_features", "tune_cpu", "frame_pointer", "passthrough", "no_unwind", "will_return"),
        *("memory_effects", "uwtable_kind", "optimize_size", "minsize", "alignment", "section", "comdat"),
        *("vscale_range", "convergent", "no_inline", "inline_hint"),
    )
)
# What is said of results.
RESULT_HINTS = frozenset(
    (
        *("llvm.noalias", "llvm.nonnull", "llvm.noundef", "llvm.dereferenceable", "llvm.dereferenceable_or_null"),
        *("llvm.signext", "llvm.zeroext", "llvm.inreg", "llvm.name"),
    )
)
# What callers promise, and inputs keep.
PARAMETER_HINTS = frozenset(
    (
        *("llvm.noalias", "llvm.nonnull", "llvm.noundef", "llvm.nocapture", "llvm.dereferenceable", "llvm.align"),
        *("llvm.signext", "llvm.zeroext", "llvm.inreg", "llvm.name", "llvm.sret", "llvm.writable"),
        *("llvm.dead_on_unwind", "llvm.returned", "llvm.dereferenceable_or_null"),
    )
)

WORKGROUP_ATTRIBUTION = "llvm.workgroup_attribution"
"""The attribute of a parameter that stands for memory of a block of threads, which the kernel has and no caller gives
(GPU dialect, "Memory attribution")."""
