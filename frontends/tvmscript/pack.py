"""TVMScript, which becomes loops over memrefs."""

from __future__ import annotations

from frontends.api import Language

LANGUAGES = (Language("TVMScript", (".tvmscript",), "function", "frontends.tvmscript.source", parsed_by_mlir=True),)
