"""Imports what programs in MLIR text may need, for a process from which others are forked."""

from __future__ import annotations

import contextlib

from frontends.errors import MissingBindings
from frontends.mlir.core.bindings import import_dialect, import_ir
from frontends.mlir.core.registry import modules

_FOREIGN_DIALECTS = ("bufferization", "shape", "sparse_tensor", "tensor", "transform")  # met in programs all the same


def prepare() -> None:
    """Imports MLIR's bindings and all dialects that they have. Raises `MissingBindings` where there are none."""
    bindings = import_ir()
    for dialect in (*modules(), *_FOREIGN_DIALECTS):
        with contextlib.suppress(MissingBindings):
            import_dialect(bindings, dialect)
