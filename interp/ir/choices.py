"""Choices that a program's language leaves to whoever lowers it, and that two programs must make alike to be compared
to the last bit."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

SHARED_MEMORY = "shared memory"
"""The value of a choice of threads that have memory in common, of which the function is given some of its own."""

BLOCK_MEMORY = "memory of a block"
"""The same, where it is a choice of threads only if something else says that threads run the function."""


class ChoiceKind(StrEnum):
    """What is chosen; the values stand in the text of the IR."""

    SUBGROUP_SIZE = "subgroup size"  # how many threads exchange values
    VECTOR_SCALE = "vector scale"  # how many times as long as their types say scalable vectors are
    RANK = "rank"  # of an argument of any rank
    STORAGE = "storage"  # of an argument or a result that is a sparse tensor
    ARRAYS = "arrays"  # of the storage of a sparse tensor that an argument is
    LATENCY = "latency"  # of a part of a circuit, which it states
    HOST = "host"  # by which bindings and constants it hands over what a program takes
    LIBRARY = "library"  # of an operation, whose meaning a function that it names has for later passes
    CONVERGENT = "convergent"  # of a function that is defined elsewhere: which threads call it together matters
    MACHINE = "machine"  # for which a program says it is compiled
    LINKED = "linked"  # from which files a kernel is
    OUTSTANDING = "outstanding"  # what a function does before it leaves to its caller what it has started
    WRITTEN = "written"  # what a function does that is compared as it is written
    PASSED = "passed"  # how a parameter is passed
    APART = "apart"  # arguments, of which one is read as a tensor while another one is written
    THREADS = "threads"  # one of which runs a function, while nothing is seen of the other ones
    ROUNDING = "rounding"  # of an operation that may round in several ways
    MEANING = "meaning"  # of a library's function, which is taken for an operation that the other program has


class Choice(Struct, frozen=True, order=True):
    """`value` is what was chosen: a size as text, an argument's position and rank, or its type, a number of cycles, the
    name of an operation that rounds as its usual lowering does; `of` names the part of a program that it is chosen for,
    empty where that is the whole."""

    kind: ChoiceKind
    value: str
    of: str = ""
