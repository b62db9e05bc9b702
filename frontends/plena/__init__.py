"""The assembly of PLENA, an accelerator of matrix tiles, vectors and scalars for which kernels are written by hand, by
templates and by models (KernelCraft)."""
