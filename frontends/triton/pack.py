"""Triton's dialects."""

from __future__ import annotations

from frontends.api import DialectPack, EntryKind

DIALECTS = (
    DialectPack(
        name="Triton",
        dialects={
            "amdg": (
                "frontends.triton.atomics",
                "frontends.triton.tiles",
            ),
            "tt": (
                "frontends.triton.atomics",
                "frontends.triton.external",
                "frontends.triton.program",
                "frontends.triton.reductions",
                "frontends.triton.scalars",
                "frontends.triton.tiles",
            ),
            "ttg": (
                "frontends.triton.shared",
                "frontends.triton.tiles",
            ),
        },
        forms={
            "amdg": "frontends.triton.amd_syntax",
            "tt": "frontends.triton.syntax",
            "ttg": "frontends.triton.gpu_syntax",
        },
        entries=(
            EntryKind("tt.func", "frontends.triton.entries:Kernel"),
            EntryKind("tt.func", "frontends.mlir.dialects.functions:Function"),
        ),
        returns=("tt.return",),
        tensor_regions=("tt.reduce", "tt.scan"),
        types={"!tt.": "frontends.triton.types:convert", "!ttg.": "frontends.triton.types:convert"},
        layouts=("#ttg.", "#ttng.", "#linear"),
        # The second is that of kernels compiled for TMA, and the launcher guards it as it does the first.
        multiples=("tt.divisibility", "tt.max_divisibility"),
        promises=("tt.contiguity", "tt.constancy", "tt.pointer_range"),
    ),
)
