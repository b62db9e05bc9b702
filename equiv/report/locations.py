"""Paths as the readers of reports resolve them: from the folder that the report is made in."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote


def relative_path(file: str) -> str:
    """The path from the current folder, with `/`, for a file in it; other paths stay as they are."""
    path = Path(file)
    try:
        if path.is_absolute():
            return path.relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()
    return path.as_posix()


def uri(file: str) -> str:
    """The path as a URI reference (RFC 3986): relative where the path is."""
    path = relative_path(file)
    encoded = quote(path.encode("utf-8", "surrogateescape" if from_bytes(path) else "backslashreplace"))
    return f"file://{encoded}" if path.startswith("/") else encoded


def from_bytes(text: str) -> bool:
    """Whether all lone surrogates stand for bytes, as in the paths that Python reads."""
    return all(not "\ud800" <= character <= "\udfff" or "\udc80" <= character <= "\udcff" for character in text)
