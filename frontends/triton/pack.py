"""Triton's dialects."""

from __future__ import annotations

from frontends.api import DialectPack, EntryKind

DIALECTS = (
    DialectPack(
        name="Triton",
        dialects={
            "amdg": (
                "frontends.triton.atomics",
                "frontends.triton.buffers",
                "frontends.triton.data_movers",
                "frontends.triton.scaled",
                "frontends.triton.shared",
                "frontends.triton.tiles",
            ),
            "proton": ("frontends.triton.profiling",),
            "tt": (
                "frontends.triton.atomics",
                "frontends.triton.descriptors",
                "frontends.triton.external",
                "frontends.triton.products",
                "frontends.triton.program",
                "frontends.triton.reductions",
                "frontends.triton.scalars",
                "frontends.triton.scaled",
                "frontends.triton.tiles",
            ),
            "gluon": ("frontends.triton.tiles",),
            "ttg": (
                "frontends.triton.atomics",
                "frontends.triton.partitions",
                "frontends.triton.scaled",
                "frontends.triton.shared",
                "frontends.triton.tiles",
            ),
            "ttng": (
                "frontends.triton.barriers",
                "frontends.triton.descriptors",
                "frontends.triton.launches",
                "frontends.triton.packed",
                "frontends.triton.products",
                "frontends.triton.scaled",
                "frontends.triton.tensor_memory",
            ),
        },
        forms={
            "amdg": "frontends.triton.amd_syntax",
            "gluon": "frontends.triton.gpu_syntax",
            "proton": "frontends.triton.profiling_syntax",
            "tt": "frontends.triton.syntax",
            "ttg": "frontends.triton.gpu_syntax",
            "ttng": "frontends.triton.nvidia_syntax",
        },
        entries=(
            EntryKind("tt.func", "frontends.triton.entries:Kernel"),
            EntryKind("tt.func", "frontends.mlir.dialects.functions:Function"),
        ),
        returns=("tt.return",),
        tensor_regions=("tt.reduce", "tt.scan", "ttg.warp_specialize"),
        types={"!tt.": "frontends.triton.types:convert", "!ttg.": "frontends.triton.types:convert"},
        layouts=("#gluon.", "#ttg.", "#ttng.", "#ttig.", "#linear"),
        labels=("async_task_id",),  # which warps are to do it, where a pass divides them
        # Memory that is no part of other memory may say its own shape for that of the other one.
        spellings=(r"!ttg\.memdesc<(?P<shape>\d+(?:x\d+)*)x[a-z]\w*, [^<>\n]*(?P<said>, (?P=shape))>",),
        # The second is that of kernels compiled for TMA, and the launcher guards it as it does the first.
        multiples=("tt.divisibility", "tt.max_divisibility"),
        promises=("tt.contiguity", "tt.constancy", "tt.pointer_range"),
        of_results=dict.fromkeys(
            ("tt.contiguity", "tt.constancy", "tt.divisibility"), "frontends.triton.hints:require_hint"
        ),
    ),
)
