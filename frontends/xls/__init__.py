"""The IR of Google's XLS, as its tools print it: packages of functions over bits, arrays and tuples."""

from frontends.xls.source import load

__all__ = ["load"]
