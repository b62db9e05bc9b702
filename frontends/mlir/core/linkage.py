"""How functions and globals are linked (LLVM Language Reference, "Linkage Types"): by `linkage` of the LLVM dialect, or
by `llvm.linkage` of a function of func, which its lowering makes that of."""

from __future__ import annotations

from typing import Any

EXTERNAL, LOCAL = "external", "local"
_LOCAL = ("private", "internal")
# Those for which the linker may take another definition, which need not mean the same.
_REPLACEABLE = ("weak", "linkonce", "common", "extern_weak")


def linkage_of(operation: Any) -> str:
    """The name of a symbol's linkage, which is `LOCAL` where its file alone knows it."""
    for name in ("linkage", "llvm.linkage"):
        if name in operation.attributes:
            found = str(operation.attributes[name]).removeprefix("#llvm.linkage<").removesuffix(">")
            return LOCAL if found in _LOCAL else found
    return EXTERNAL


def is_replaceable(operation: Any) -> bool:
    """Whether what a symbol stands for may be another definition than the one in the file."""
    return linkage_of(operation) in _REPLACEABLE
