"""TVMScript, as TVM prints its modules: loops and blocks over buffers, written as loops over memrefs."""

from frontends.tvmscript.source import load

__all__ = ["load"]
