"""Processes that end when the one that started them does."""

from __future__ import annotations

import ctypes
import os
import signal

_PR_SET_PDEATHSIG = 1  # prctl(2)


def end_with_parent(parent: int) -> None:
    """Has this process killed when its `parent` ends, on systems that can."""
    try:
        prctl = ctypes.CDLL(None).prctl
    except AttributeError:
        return
    prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
