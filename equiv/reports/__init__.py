"""Reports on many checks: `write(format, records, path)` in any of `FORMATS`."""

from equiv.reports.formats import FORMATS, write

__all__ = ["FORMATS", "write"]
