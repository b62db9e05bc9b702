"""CUDA Tile IR, which becomes Triton's dialects: as cuTile prints it, and as the dialect does in MLIR text."""

from __future__ import annotations

from frontends.api import Language

_HEAD = r"(?:[^\n]*\n)*?(?![ \t]*//)(?:[^\n]*?[\s{=\"])?cuda_tile\.[a-z]"

LANGUAGES = (
    Language("CUDA Tile IR", (".tileir",), "kernel", "frontends.tileir.source", parsed_by_mlir=True),
    Language("CUDA Tile IR in MLIR", (), "kernel", "frontends.tileir.source", parsed_by_mlir=True, head=_HEAD),
)
