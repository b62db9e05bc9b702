"""CUDA Tile IR, as its disassembler prints it: kernels on tiles, written as kernels of Triton's dialects."""

from frontends.tileir.source import load

__all__ = ["load"]
