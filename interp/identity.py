"""Numbers for what must mean the same in both programs of a pair: operations (name, flags, types) and globals."""

from __future__ import annotations

import threading
from collections.abc import Hashable


class Identities:
    """Equal keys get equal numbers, from zero, for the life of the process."""

    def __init__(self) -> None:
        self._numbers: dict[Hashable, int] = {}
        self._lock = threading.Lock()

    def __getitem__(self, key: Hashable) -> int:
        with self._lock:
            return self._numbers.setdefault(key, len(self._numbers))


OPERATIONS = Identities()
GLOBALS = Identities()
