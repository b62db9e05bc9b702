"""MLIR text as affine IR."""

from frontends.mlir.source import FunctionSummary, Parameter, Source, load

__all__ = ["FunctionSummary", "Parameter", "Source", "load"]
