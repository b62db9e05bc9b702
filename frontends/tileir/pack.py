"""CUDA Tile IR, which becomes Triton's dialects."""

from __future__ import annotations

from frontends.api import Language

LANGUAGES = (Language("CUDA Tile IR", (".tileir",), "kernel", "frontends.tileir.source", parsed_by_mlir=True),)
