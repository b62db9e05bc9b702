"""Matrix multiplication as in `air_matmul`, of bf16 with a result in f32."""

from __future__ import annotations

from corpora.npu.recipes import Family
from corpora.npu.recipes.air_matmul import Types, build


def family() -> Family:
    return build(Types("bf16", "f32"))
