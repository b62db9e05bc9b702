"""The gpu dialect: kernels as blocks of threads, and the host's side of them.

A launch is a `parallel` over the blocks of its grid around a `parallel` over the threads of a block. Kernels are
lowered where they are launched, so that their threads see the buffers of their block.
"""
