"""The contexts of MLIR's bindings, in which programs are parsed."""

from __future__ import annotations

import threading
from typing import Any

# Of one context: what it has seen of types and attributes stays for good.
_USES = 1000
_CHARACTERS = 1 << 18  # of all programs in it


class _Shared(threading.local):
    """The context that the programs of a thread share, of each bindings' `ir` module, how many had it, and of how many
    characters they were."""

    def __init__(self) -> None:
        self.contexts: dict[Any, tuple[Any, int, int]] = {}


_shared = _Shared()
_texts: dict[Any, str] = {}  # of types and attributes of the latest contexts, which it keeps


def text_of(mlir_type: Any) -> str:
    """A type, or one of few attributes, as MLIR prints it, for which it looks at all dialects each time."""
    found = _texts.get(mlir_type)
    if found is None:
        found = _texts[mlir_type] = str(mlir_type)
    return found


def program_context(bindings: Any, characters: int = 0) -> Any:
    """A context for one program of so many characters, with the bindings' `ir` module. Programs of one thread share
    contexts: one takes ten times as long to make as a small program to read."""
    context, used, held = _shared.contexts.get(bindings, (None, _USES, 0))
    if used >= _USES or held >= _CHARACTERS:
        context, used, held = _created(bindings), 0, 0
    _shared.contexts[bindings] = context, used + 1, held + characters
    return context


def own_context(bindings: Any) -> Any:
    """A context that no other program has left anything in. The bodies of LLVM's identified structs stay: where two
    programs have structs of one name and different bodies, the second one does not parse in a shared context."""
    return _created(bindings)


def _created(bindings: Any) -> Any:
    _texts.clear()  # so that no context is kept for them
    context = bindings.Context()
    context.allow_unregistered_dialects = True
    # One thread parses, so that errors come in order, and no pool with small stacks is started.
    context.enable_multithreading(False)
    return context
