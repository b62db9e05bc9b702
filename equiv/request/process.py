"""How processes of ours begin and end: cheaply, and not after the one that started them."""

from __future__ import annotations

import atexit
import contextlib
import gc
import os
import signal
import sys
import threading
from typing import NoReturn

_PR_SET_PDEATHSIG = 1  # prctl(2)
_COLLECTIONS = (200_000, 20, 100)  # thresholds of `gc`: objects between two collections, and collections between larger


def collect_rarely() -> None:
    """Has Python look for garbage in cycles less often than it does by default: what a check allocates is mostly
    modules and programs, which stay. To be called before modules are imported, where that is still to come."""
    gc.set_threshold(*_COLLECTIONS)


def leave(code: int) -> NoReturn:
    """Ends this process, which is ours alone, after what was registered for its end, and gives its memory back without
    taking down each object in it."""
    if any(not each.daemon and each is not threading.main_thread() for each in threading.enumerate()):
        sys.exit(code)
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    os._exit(code)


def end_with_parent(parent: int) -> None:
    """Has this process killed when its `parent` ends, on systems that can."""
    import ctypes

    try:
        prctl = ctypes.CDLL(None).prctl
    except AttributeError:
        return
    prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
