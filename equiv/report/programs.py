"""The texts of the programs that records name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from msgspec import Struct

_LARGEST = 1 << 20  # bytes of one program that a report shows


class Text(Struct, frozen=True):
    """The text of a program, or None and the `problem` that says why a report cannot show it."""

    text: str | None
    problem: str = ""


class Programs(Struct, frozen=True, dict=True):
    """Reads programs for reports. Records can come from elsewhere and name any file, also through symbolic links, and
    a report is passed on: with `roots`, only files in these folders are read."""

    roots: Sequence[Path] | None = None
    largest: int = _LARGEST

    def read(self, file: str) -> Text:
        """The text of a file. Bytes that are not UTF-8 stay visible as escapes."""
        try:
            path = Path(file).resolve(strict=True)
            if not self._inside(path):
                return Text(None, "outside the folders that this report may show (equiv report --root names one more)")
            if not path.is_file():
                return Text(None, "not a regular file")
            if (size := path.stat().st_size) > self.largest:
                return Text(
                    None, f"{size / 1e6:.1f} MB; programs of more than {self.largest / 1e6:.1f} MB are left out"
                )
            return Text(path.read_bytes().decode("utf-8", errors="backslashreplace"))
        except (OSError, ValueError, RuntimeError) as problem:  # ValueError: NUL in the path; RuntimeError: link loops
            return Text(None, getattr(problem, "strerror", None) or str(problem))

    def _inside(self, path: Path) -> bool:
        return self._resolved_roots is None or not self._resolved_roots.isdisjoint(path.parents)

    @cached_property
    def _resolved_roots(self) -> frozenset[Path] | None:
        return None if self.roots is None else frozenset(root.resolve() for root in self.roots)
