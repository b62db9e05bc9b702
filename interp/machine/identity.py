"""Numbers for what must mean the same in both programs of a pair: operations (name, flags, types) and globals."""

from __future__ import annotations

import threading
from collections.abc import Hashable
from typing import Any, Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)


class Identities(Generic[Key]):
    """Equal keys get equal numbers, from zero, for the life of the process."""

    def __init__(self) -> None:
        self._numbers: dict[Key, int] = {}
        self._keys: list[Key] = []
        self._lock = threading.Lock()

    def __getitem__(self, key: Key) -> int:
        with self._lock:
            number = self._numbers.get(key)
            if number is None:
                number = self._numbers[key] = len(self._keys)
                self._keys.append(key)
            return number

    def key_of(self, number: int) -> Key:
        """The key that has a number."""
        return self._keys[number]


OPERATIONS: Identities[Any] = Identities()
GLOBALS: Identities[Any] = Identities()
