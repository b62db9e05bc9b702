"""Kernels in PLENA's assembly for operators of KernelCraft, and the operators in MLIR: one module for each kind, which
has its kernels in `KERNELS`. All are for tiles and vectors of 8 elements and 4 x 4 accumulators."""
