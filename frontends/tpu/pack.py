"""The dialects of tpu-mlir."""

from __future__ import annotations

from frontends.api import DialectPack

DIALECTS = (
    DialectPack(
        name="TPU-MLIR",
        dialects={
            "top": (
                "frontends.tpu.convolution",
                "frontends.tpu.operations",
                "frontends.tpu.pooling",
                "frontends.tpu.weights",
            ),
            "tpu": (
                "frontends.tpu.convolution",
                "frontends.tpu.operations",
                "frontends.tpu.pooling",
                "frontends.tpu.weights",
            ),
        },
        stored=("top", "tpu"),
    ),
)
