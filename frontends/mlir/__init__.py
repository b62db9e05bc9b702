"""MLIR text as affine IR."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from frontends.mlir.core.source import FunctionSummary, Parameter, Source, load

__all__ = ["FunctionSummary", "Parameter", "Source", "load"]


def __getattr__(name: str) -> Any:
    # The source knows the packs, whose modules import from this package.
    if name not in __all__:
        raise AttributeError(f"module 'frontends.mlir' has no attribute '{name}'")
    from frontends.mlir.core import source

    return getattr(source, name)
