"""A second interpreter for programs of many agents: EQueue's devices, MLIR-AIR's herds and channels, GPU kernels as the
gpu dialect has them and as LLVM's, NVIDIA's and AMD's dialects do.

It shares the parser with the product, and no meaning: each operation is written anew from the documentation of its
dialect, as Python that a program becomes (`writing`). Agents take turns under schedules drawn at random
(`schedules`), which change at every access to memory; a read of what nobody has written, an access out of bounds and
a deadlock are `Undefined`. It proves nothing, but a program that is said to be right must compute the same under every
schedule drawn, and one that is said to be wrong must not under one of them (`labels`).

`python -m tests.simulation [FAMILY...]` confirms the labels of whole families."""
