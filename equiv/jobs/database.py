"""Where the results of checks are kept."""

from __future__ import annotations

import os
from pathlib import Path


def default_path() -> Path:
    """Where results are kept unless told otherwise."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "equiv" / "results.sqlite"
