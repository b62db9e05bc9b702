"""The contexts of MLIR's bindings, in which programs are parsed."""

from __future__ import annotations

from typing import Any

_reused: dict[Any, tuple[Any, int]] = {}
_uses = 0  # that a context gets


def reuse_contexts(uses: int) -> None:
    """From now on, up to `uses` programs share one MLIR context, which takes longer to make than a small program to
    read. Only for a process in which one thread at a time has to do with MLIR."""
    global _uses
    _uses = uses
    _reused.clear()


def new_context(bindings: Any) -> Any:
    """A context for one program, with the bindings' `ir` module."""
    if _uses:
        context, used = _reused.get(bindings, (None, _uses))
        if used < _uses:
            _reused[bindings] = (context, used + 1)
            return context
    context = bindings.Context()
    context.allow_unregistered_dialects = True
    # One thread parses, so that errors come in order, and no pool with small stacks is started.
    context.enable_multithreading(False)
    if _uses:
        _reused[bindings] = (context, 1)
    return context
