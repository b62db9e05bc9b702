"""Writes the kernels of `triton_kernels.py` as Triton's frontend makes them to `../tile-triton/`: `python -m
corpora.gpu.tile.write_triton`, with the optional dependencies `corpora-gpu` installed."""

from __future__ import annotations

from corpora.gpu.tile.produce import TRITON


def main() -> None:
    from corpora.gpu.tile.triton_kernels import KERNELS
    from corpora.gpu.triton.produce import stages

    for kernel in KERNELS:
        text = stages(kernel, "sm80", "corpora.gpu.tile.triton_kernels")[0].text
        (TRITON / kernel).mkdir(parents=True, exist_ok=True)
        (TRITON / kernel / "triton.mlir").write_text(text)


if __name__ == "__main__":
    main()
