"""The traces of NVDLA. Files of other tools have the suffix `.cfg` too: a trace begins with a command, or a part."""

from __future__ import annotations

from frontends.api import Language

_HEAD = r"\s*//---|(?:\s|//[^\n]*\n)*+[A-Za-z_]\w*\s*\("

LANGUAGES = (
    Language("traces of NVDLA", (".nvdla", ".cfg"), "trace", "frontends.nvdla.source", parsed_by_mlir=True, head=_HEAD),
)
