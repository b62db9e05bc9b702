"""Values of XLS IR: integers of affine IR, or tuples of values for arrays and tuples. What has no bits, as tokens have
none, is the empty tuple."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from frontends.errors import SyntaxProblem, Unsupported
from frontends.xls.syntax import Array, Bits, Token, Tuple, Type
from interp import ir
from interp.ir import builder

WIDEST = 128  # bits of an integer that the machine computes with


class Part(Struct, frozen=True):
    """One of two numbers whose sum is `product`; what they are alone is left open."""

    product: ir.Value
    number: int


Tree = ir.Value | Part | tuple["Tree", ...]


class TreeBuilder(builder.Builder):
    """Emits operations on trees for the operation named `operation` at `place`."""

    operation = ""

    def unsupported(self, what: str) -> Unsupported:
        return Unsupported(self.operation, self.place, what)

    def wrong(self, what: str) -> SyntaxProblem:
        return SyntaxProblem(f"'{self.operation}' {what}", self.place)

    def scalar(self, width: int) -> ir.Scalar:
        if not 1 <= width <= WIDEST:
            raise self.unsupported(f"an integer of {width} bits; 1 to {WIDEST} are modelled")
        return ir.Scalar(f"i{width}")

    def bits(self, tree: Tree) -> ir.Value:
        """A value that must be bits, and some."""
        if isinstance(tree, ir.Value):
            return tree
        if isinstance(tree, Part):
            raise self.unsupported("a part of a product, of which XLS specifies the sum alone")
        if tree:
            raise self.wrong("has an array or a tuple where bits are needed")
        raise self.unsupported("bits of width 0")

    def elements(self, tree: Tree) -> tuple[Tree, ...]:
        """The elements of an array or a tuple. Raises `SyntaxProblem` for bits."""
        if not isinstance(tree, tuple):
            raise self.wrong("has bits where an array or a tuple is needed")
        return tree

    def leaves(self, tree: Tree) -> Iterator[ir.Value]:
        """The integers in a tree, in their order."""
        if isinstance(tree, tuple):
            for each in tree:
                yield from self.leaves(each)
        else:
            yield self.bits(tree)

    def constant_of(self, value: ir.Value) -> int | None:
        """What a constant is as a number without a sign."""
        known = self.constants.get(value)
        return None if known is None else known & ((1 << ir.scalar_of(value).width) - 1)

    def zipped(self, trees: Sequence[Tree], meaning: Callable[[list[ir.Value]], ir.Value]) -> Tree:
        """What `meaning` gives for the integers that stand at one place in all trees."""
        first = trees[0]
        if isinstance(first, tuple):
            parts = [self.elements(each) for each in trees]
            if len(set(map(len, parts))) > 1:
                raise self.wrong("has operands of different types")
            return tuple(self.zipped(each, meaning) for each in zip(*parts, strict=True))
        values = [self.bits(each) for each in trees]
        if len({each.type for each in values}) > 1:
            raise self.wrong("has operands of different types")
        return meaning(values)

    def choose(self, condition: ir.Value, yes: Tree, no: Tree) -> Tree:
        """One of two trees of the same type, by a condition."""
        if yes is no:
            return yes
        return self.zipped([yes, no], lambda values: self.select(condition, values[0], values[1]))

    def equals(self, value: ir.Value, number: int) -> ir.Value | None:
        """Whether a value is a number; None where it cannot be."""
        type = ir.scalar_of(value)
        if number >> type.width:
            return None
        return self.op("cmpi.eq", [value, self.constant(number, type)], ir.I1)

    def conjunction(self, conditions: Sequence[ir.Value]) -> ir.Value:
        """Whether all conditions hold."""
        found: ir.Value | None = None
        for each in conditions:
            found = each if found is None else self.op("andi", [found, each], ir.I1)
        return self.constant(1, ir.I1) if found is None else found


def fits(tree: Tree, type: Type) -> bool:
    """Whether a tree is a value of a type."""
    match type:
        case Bits(width=0) | Token():
            return tree == ()
        case Bits(width=width):
            value = tree.product if isinstance(tree, Part) else tree
            return isinstance(value, ir.Value) and ir.scalar_of(value).width == width
        case Array(element=element, size=size):
            return isinstance(tree, tuple) and len(tree) == size and all(fits(each, element) for each in tree)
        case Tuple(elements=elements):
            return (
                isinstance(tree, tuple)
                and len(tree) == len(elements)
                and all(fits(each, wanted) for each, wanted in zip(tree, elements, strict=True))
            )
