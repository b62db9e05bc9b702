"""Programs for arrays of tiles, written for this corpus: sequential sources, and their forms in the aie dialects.

Sizes are small, so that every pair is checked in little time; nothing in a form depends on them."""

from __future__ import annotations

from corpora.npu.aie_programs.addition import ADD, ADD_AIR, ADD_FIFOS, ADD_LOCKS
from corpora.npu.aie_programs.cascade import CASCADE, SUM
from corpora.npu.aie_programs.matmul import MATMUL, MATMUL_AIR, MATMUL_FOUR_CORES, MATMUL_ONE_CORE
from corpora.npu.aie_programs.packets import PACKETS, SCALE
from corpora.npu.aie_programs.split_and_join import SPLIT_AND_JOIN
from corpora.npu.aie_programs.transposition import TRANSPOSE, TRANSPOSE_MEMORY_TILE

__all__ = [
    "ADD",
    "ADD_AIR",
    "ADD_FIFOS",
    "ADD_LOCKS",
    "CASCADE",
    "MATMUL",
    "MATMUL_AIR",
    "MATMUL_FOUR_CORES",
    "MATMUL_ONE_CORE",
    "PACKETS",
    "SCALE",
    "SPLIT_AND_JOIN",
    "SUM",
    "TRANSPOSE",
    "TRANSPOSE_MEMORY_TILE",
]
