"""How values of XLS IR lie in parameters and results, and in the ports of circuits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from msgspec import Struct

from frontends.circuits.bits import bit_range, concatenated
from frontends.xls.syntax import Array, Bits, Token, Tuple, Type, width_of
from frontends.xls.trees import Tree, TreeBuilder
from interp import ir

MOST_ELEMENTS = 1 << 14  # of one value


class Leaf(Struct, frozen=True):
    """Bits in a value: a scalar, or in arrays one memory of the arrays' sizes. `path` are the numbers of elements of
    tuples on the way, and None for an array."""

    path: tuple[int | None, ...]
    sizes: tuple[int, ...]
    element: ir.Scalar

    @property
    def type(self) -> ir.Type:
        return ir.View(self.element, self.sizes) if self.sizes else self.element

    def name(self, whole: str) -> str:
        return ".".join([whole, *(str(step) for step in self.path if step is not None)])


def leaves_of(type: Type, path: tuple[int | None, ...] = (), sizes: tuple[int, ...] = ()) -> Iterator[Leaf]:
    """The bits in a type, in their order; what has none is left out."""
    match type:
        case Bits(width=width):
            if width:
                yield Leaf(path, sizes, ir.Scalar(f"i{width}"))
        case Array(element=element, size=size):
            if size:
                yield from leaves_of(element, (*path, None), (*sizes, size))
        case Tuple(elements=elements):
            for number, each in enumerate(elements):
                yield from leaves_of(each, (*path, number), sizes)
        case Token():
            pass


def scalars_of(type: Type) -> list[ir.Type]:
    """The types of all integers in a value, each element of an array for itself, in the order of its tree."""
    match type:
        case Bits(width=width):
            return [ir.Scalar(f"i{width}")] if width else []
        case Array(element=element, size=size):
            return scalars_of(element) * size
        case Tuple(elements=elements):
            return [each for element in elements for each in scalars_of(element)]
        case Token():
            return []


def tree_of(type: Type, following: Callable[[ir.Scalar], ir.Value]) -> Tree:
    """The tree of a type whose integers `following` gives, one after the other."""
    match type:
        case Bits(width=width):
            return following(ir.Scalar(f"i{width}")) if width else ()
        case Array(element=element, size=size):
            return tuple(tree_of(element, following) for _ in range(size))
        case Tuple(elements=elements):
            return tuple(tree_of(each, following) for each in elements)
        case Token():
            return ()


def loaded(builder: TreeBuilder, type: Type, arguments: Iterator[ir.Value]) -> Tree:
    """The tree of a value that is given leaf by leaf."""
    given = {leaf.path: value for leaf, value in zip(leaves_of(type), arguments, strict=False)}

    def read(part: Type, path: tuple[int | None, ...], at: tuple[int, ...]) -> Tree:
        match part:
            case Bits(width=0) | Token():
                return ()
            case Bits():
                value = given[path]
                if not at:
                    return value
                result = ir.Value(part_type(value))
                builder.emit(ir.Load(place=builder.place, result=result, view=value, indices=list(at)))
                return result
            case Array(element=element, size=size):
                return tuple(read(element, (*path, None), (*at, number)) for number in range(size))
            case Tuple(elements=elements):
                return tuple(read(each, (*path, number), at) for number, each in enumerate(elements))

    return read(type, (), ())


def part_type(view: ir.Value) -> ir.Scalar:
    """The type of a view's elements."""
    assert isinstance(view.type, ir.View)
    return view.type.element


def stored(builder: TreeBuilder, type: Type, tree: Tree) -> list[ir.Value]:
    """A value leaf by leaf, arrays in memory of their own."""
    found: list[ir.Value] = []
    for leaf in leaves_of(type):
        if not leaf.sizes:
            found.append(_at(builder, tree, leaf.path, ()))
            continue
        view = ir.Value(leaf.type)
        builder.emit(ir.Alloc(place=builder.place, result=view, sizes=list(leaf.sizes)))
        for at in product(*map(range, leaf.sizes)):
            value = _at(builder, tree, leaf.path, at)
            builder.emit(ir.Store(place=builder.place, value=value, view=view, indices=list(at)))
        found.append(view)
    return found


def _at(builder: TreeBuilder, tree: Tree, path: tuple[int | None, ...], indices: tuple[int, ...]) -> ir.Value:
    following = iter(indices)
    for step in path:
        tree = builder.elements(tree)[next(following) if step is None else step]
    return builder.bits(tree)


# -- ports -------------------------------------------------------------------------------------------------------------
#
# A value is one integer: the first element of a tuple in its highest bits, the first one of an array in its lowest.


def joined(builder: TreeBuilder, type: Type, tree: Tree) -> ir.Value:
    """A tree of bits as one number, the first element highest."""
    values = list(_highest_first(builder, type, tree))
    builder.scalar(width_of(type))
    return concatenated(builder, values)


def _highest_first(builder: TreeBuilder, type: Type, tree: Tree) -> Iterator[ir.Value]:
    match type:
        case Bits(width=0) | Token():
            pass
        case Bits():
            yield builder.bits(tree)
        case Array(element=element):
            for each in reversed(builder.elements(tree)):
                yield from _highest_first(builder, element, each)
        case Tuple(elements=elements):
            for part, each in zip(elements, builder.elements(tree), strict=True):
                yield from _highest_first(builder, part, each)


def split(builder: TreeBuilder, type: Type, value: ir.Value, low: int = 0) -> Tree:
    """The tree of a value whose bits are those of an integer from `low` on."""
    match type:
        case Bits(width=0) | Token():
            return ()
        case Bits(width=width):
            return bit_range(builder, value, low, width)
        case Array(element=element, size=size):
            width = width_of(element)
            return tuple(split(builder, element, value, low + number * width) for number in range(size))
        case Tuple(elements=elements):
            low += width_of(type)
            found: list[Tree] = []
            for each in elements:
                low -= width_of(each)
                found.append(split(builder, each, value, low))
            return tuple(found)
