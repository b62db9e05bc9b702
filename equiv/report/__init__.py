"""Reports on many checks: `write(format, records, path)` in any of `FORMATS`."""

from equiv.report.formats import FORMATS, write

__all__ = ["FORMATS", "write"]
