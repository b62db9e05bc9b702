"""Triton's dialects, tt and ttg, with what amdg and ttng have of them before threads appear.

A kernel is a grid of programs, which run in any order; a program works on tiles. Tiles are tensors by value, so that
layouts, which say which thread holds which element, have no meaning here. A pointer is the number of elements between
it and the kernel argument that it comes from: `pointers` finds that argument. Tiles in shared memory are views, and
asynchronous copies into them tasks, with which a program races that does not wait for them.
"""
