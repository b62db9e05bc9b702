"""CUDA Tile IR, as its disassembler prints it: kernels on tiles, written as kernels of Triton's dialects."""
