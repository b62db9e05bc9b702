"""Memory that a function keeps for itself: buffers of which it hands no view and no pointer on.

Nobody else sees what they hold, so that each element at a known place is a value like others, which a store gives and
a load takes (scalar replacement of aggregates; Muchnick, "Advanced Compiler Design and Implementation", 12.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod

from msgspec import Struct, field

from interp import ir

_MOST_ELEMENTS = 4_096
# Operations that look at what others share, or run beside others.
_SHARED = (ir.Parallel, ir.Barrier, ir.Spawn, ir.Unwind)


class OwnBuffer(Struct, eq=False):
    """One allocation. `alive` has a value from there to where it is freed; `cells` are the elements that are stored
    to, by their numbers in row-major order."""

    number: int
    made: ir.Alloc
    element: ir.Scalar | None  # None as long as no access to a buffer of bytes says it
    alive: ir.Value = field(default_factory=lambda: ir.Value(ir.I1))
    cells: dict[int, ir.Value] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """How many elements it has, or bytes where it is a buffer of these."""
        sizes = _known_sizes(self.made)
        assert sizes is not None
        return prod(sizes)

    @property
    def alignment(self) -> int:
        """The number of bytes of which its address is a multiple, a power of two; 1 if nobody says one."""
        if self.made.stated or not isinstance(self.made.result.type, ir.View):
            return self.made.alignment
        return 1

    def cell(self, at: int, element: ir.Scalar, elements: int) -> ir.Value | None:
        """The value that an element is; None where the buffer of so many bytes or elements has none of that type at
        that number."""
        if self.element is None:
            self.element = element
        if element != self.element or not 0 <= at < elements:
            return None
        return self.cells.setdefault(at, ir.Value(element))


def own_buffers(bodies: Sequence[ir.Region]) -> dict[ir.Value, OwnBuffer]:
    """The buffers that functions with these bodies keep for themselves, by the values that their allocations give. None
    where parts of them run beside each other, or end the life of memory on the stack."""
    operations = [each for body in bodies for each in ir.walk(body)]
    if any(isinstance(each, _SHARED) for each in operations):
        return {}
    users: dict[ir.Value, list[ir.Operation]] = {}
    for each in operations:
        for operand in set(ir.operands_of(each)):
            users.setdefault(operand, []).append(each)
    allocations = [each for each in operations if isinstance(each, ir.Alloc) and _is_small(each)]
    kept = (each for each in allocations if _is_kept(each.result, users, on_stack=each.stack))
    return {each.result: OwnBuffer(at, each, _element(each)) for at, each in enumerate(kept)}


def _element(made: ir.Alloc) -> ir.Scalar | None:
    return made.result.type.element if isinstance(made.result.type, ir.View) else None


def _is_small(made: ir.Alloc) -> bool:
    sizes = _known_sizes(made)
    return sizes is not None and prod(sizes) <= _MOST_ELEMENTS


def _known_sizes(made: ir.Alloc) -> list[int] | None:
    """The sizes of an allocation; None where they are not known, or negative."""
    sizes = [each for each in made.sizes if isinstance(each, int) and each >= 0]
    return sizes if len(sizes) == len(made.sizes) else None


def _is_kept(memory: ir.Value, users: dict[ir.Value, list[ir.Operation]], *, on_stack: bool) -> bool:
    """Whether memory is only accessed, through views and pointers that are made of it and go nowhere else."""
    pending, seen = [memory], {memory}
    while pending:
        given = pending.pop()
        for user in users.get(given, ()):
            made = _made_of(given, user, users, on_stack)
            if made is None:
                return False
            fresh = [each for each in made if each not in seen]
            seen.update(fresh)
            pending += fresh
    return True


def _made_of(
    given: ir.Value, user: ir.Operation, users: dict[ir.Value, list[ir.Operation]], on_stack: bool
) -> Iterable[ir.Value] | None:
    """The views and pointers to memory that a user makes of one; None for a user that hands it on."""
    match user:
        case ir.Load():
            return None if user.atomic else ()
        case ir.Store():
            return None if user.atomic or user.value is given else ()
        case ir.Free():
            return None if on_stack else ()
        case ir.Extent():
            return ()
        case ir.Reshape() | ir.Address():
            return (user.result,)
        case ir.Displace() if given is user.base and given not in ir.leaves(user.offset):
            return (user.result,)
        case ir.Op(name="ptrtoint"):
            # Its last bits tell nobody where it is.
            rests = users.get(user.results[0], ())
            return () if all(isinstance(each, ir.Op) and each.name == "andi" for each in rests) else None
        case _:
            return None
