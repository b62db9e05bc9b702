"""Pointers: bytes from the start of memory, and the numbers that they are made to and from.

The address at which memory begins is a parameter of its own, so that a proof holds for all placements. What points
where is decided here; that an access is in bounds is required of it as of one through a view. Raises `Outside` with a
place: an address in no memory that is known, between elements, or null.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from equiv.proving.parametric import scalars
from equiv.proving.parametric.bindings import Bound
from equiv.proving.parametric.equations import Address, Context, Outside
from equiv.proving.parametric.views import Memory, NeedsElement, NeedsNumbers, Pointer, Seen, elements
from equiv.solver.linear.expression import ZERO, Linear, at_most, both, less, not_negative, variable
from interp import ir
from interp.ir.place import Place

if TYPE_CHECKING:
    from equiv.proving.parametric.extraction import Extraction

_WIDTHS = (8, 16, 32, 64)  # of elements that are as many bytes as they have eight bits
_WRAPS = frozenset(("inbounds", "nuw", "nusw"))  # each of them says that nothing in the offset wraps around


def size_of(element: ir.Type | None, place: Place) -> int:
    """The bytes of an element."""
    if not isinstance(element, ir.Scalar) or element.is_pointer or element.width not in _WIDTHS:
        raise Outside("memory reached by a pointer whose elements are not of whole bytes", place)
    return element.width // 8


def made(self: Extraction, operation: ir.Address | ir.Displace, context: Context) -> Bound:
    """A pointer from a view, or another one further on. Raises `Outside`."""
    place = operation.place
    if isinstance(operation, ir.Address):
        memory = self.seen(self.frame[operation.view], place).memory
        return Bound(operation.result.type, context, place, pointer=Pointer(memory, ZERO))
    base = self.frame[operation.base]
    start = self.pointer(base, place)
    if not set(operation.flags) <= _WRAPS:
        raise Outside("a pointer with flags that are not known", place)
    values = ir.leaves(operation.offset)
    found = scalars.applied(
        operation.offset, {each: self.number(self.frame[each], "an offset", place) for each in values}
    )
    if found is None:
        raise Outside("a product of sizes, or a division by one", place)
    offset = start.offset + found.value
    needs = [found.needs, scalars.fits(offset, ir.INDEX.width)]
    if "nuw" in operation.flags:
        needs.append(not_negative(found.value))
    if "inbounds" in operation.flags:
        if start.memory is None:
            raise Outside("a pointer in bounds of null", place)
        needs += [not_negative(offset), at_most(offset, _bytes(start.memory, place))]
    moved = Pointer(start.memory, offset)
    return Bound(operation.result.type, context, place, pointer=moved, needs=both(*needs), of=(base,))


def _bytes(memory: Memory, place: Place) -> Linear:
    """How many bytes memory has, at least; so many and less than an element more."""
    if memory.element is None:
        return memory.shape[0]
    count = elements(memory)
    if count is None:
        raise Outside("a pointer into memory of a dynamic inner size", place)
    return count * size_of(memory.element, place)


def element_under(self: Extraction, bound: Bound, element: ir.Type, place: Place) -> Seen:
    """The element of a type under a pointer, as a view of rank 0. Raises `NeedsElement` where memory has no element
    type yet, and `NeedsNumbers` where its cells have to be numbers."""
    pointer = self.pointer(bound, place)
    memory, size = pointer.memory, size_of(element, place)
    assert isinstance(element, ir.Scalar)
    if memory is None:
        raise Outside("an access through null", place)
    if memory.element is None:
        raise NeedsElement(memory.key, element)
    if not memory.flat:
        raise NeedsNumbers(memory.key)
    offset = pointer.offset
    if any(each % size for each in (offset.constant, *(factor for _, factor in offset.terms))):
        raise Outside("a pointer between elements", place)
    at = Linear(tuple((atom, factor // size) for atom, factor in offset.terms), offset.constant // size)
    return Seen(memory, (), at, ())


def freed(self: Extraction, bound: Bound, place: Place) -> Memory | None:
    """The memory whose life ends; None for null."""
    if bound.pointer is None:
        return self.seen(bound, place).memory
    pointer = self.pointer(bound, place)
    if pointer.offset != ZERO:
        raise Outside("the end of memory that a pointer is not at the start of", place)
    return pointer.memory


def converted(self: Extraction, operation: ir.Op, operand: Bound, context: Context) -> Bound:
    """`ptrtoint` and `inttoptr`."""
    place, result = operation.place, operation.results[0]
    if operation.flags or not isinstance(result.type, ir.Scalar):
        raise Outside(f"'{operation.name}' with flags", place)
    if operation.name == "ptrtoint":
        pointer = self.pointer(operand, place)
        number = pointer.offset if pointer.memory is None else _address(self, pointer.memory, place) + pointer.offset
        fits = scalars.fits(number, result.type.width)
        return Bound(result.type, context, place, number=number, needs=fits, of=(operand,))
    number = self.number(operand, "an address", place)
    memory = _origin(operand)
    if memory is None:
        raise Outside("an address of no memory that is known", place)
    offset = number - _address(self, memory, place)
    # Only an address within the memory that it was made from is known to point there.
    needs = both(not_negative(offset), less(offset, _bytes(memory, place)))
    return Bound(result.type, context, place, pointer=Pointer(memory, offset), needs=needs, of=(operand,))


def _address(self: Extraction, memory: Memory, place: Place) -> Linear:
    if memory.instance:
        raise Outside("the address of memory that a loop allocates", place)
    name = f"pa{self.equations.prefix}{memory.number}"
    self.equations.addresses.setdefault(name, Address(memory.alignment, place))
    return variable(name) * memory.alignment


def _origin(bound: Bound) -> Memory | None:
    """The one memory that a number is made from an address of."""
    found: set[Memory] = set()
    pending = [bound]
    for each in pending:
        if each.pointer is None:
            pending += each.of
        elif each.pointer.memory is not None:
            found.add(each.pointer.memory)
    return found.pop() if len(found) == 1 else None
