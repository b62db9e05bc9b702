"""A reference interpreter of affine IR in plain Python: what its operations mean, to be read.

`Interpreter` runs a module's entry function on numbers. What is undefined is an `Undefined` with its place; a race and
a deadlock are undefined behaviour as well. Agents (the points of a `parallel`, the tasks of `spawn`) are generators,
which run one at a time, the first that can go on until it has to wait; `Unsupported` is raised where a program has no
numbers here. `semantics.py` has one function for each operation.

A value at run time is a bit pattern, a `Pointer`, a `Descriptor` (the value of a view), or `Absent`: memory that
nothing has written, or poison.
"""

from interp.ir.reference import semantics
from interp.ir.reference.interpreter import Interpreter
from interp.ir.reference.memory import Absent, Buffer, Descriptor, Pointer, Value, elements_at, given
from interp.ir.reference.stops import Deadlock, Race, Stopped, Undefined, Unsupported

__all__ = [
    "Absent",
    "Buffer",
    "Deadlock",
    "Descriptor",
    "Interpreter",
    "Pointer",
    "Race",
    "Stopped",
    "Undefined",
    "Unsupported",
    "Value",
    "elements_at",
    "given",
    "semantics",
]
