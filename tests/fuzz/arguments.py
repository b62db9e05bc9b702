"""What the functions of random programs are given: some of it in every way there is, the rest at random."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from interp.ir import Output
from interp.machine import BufferInput, DataInput, Input, SizeInput

Values = Mapping[str, int]  # the bits of what is tried, by name


@dataclass(frozen=True, slots=True)
class Tried:
    """A scalar or an element of a buffer that every value is tried of."""

    parameter: int
    element: int
    width: int


@dataclass(frozen=True, slots=True)
class Arguments:
    """`tried` by name, the sizes of each parameter, which are None for a scalar, and which outputs are looked at."""

    tried: Mapping[str, Tried]
    parameters: Sequence[tuple[int, ...] | None]
    outputs: Sequence[Output]

    def all(self) -> Iterator[Values]:
        for bits in product(*(range(1 << each.width) for each in self.tried.values())):
            yield dict(zip(self.tried, bits, strict=True))

    def inputs(self, sizes: Mapping[str, int]) -> list[Input]:
        """What the machine is given; scalars in `sizes` are numbers in every domain."""
        names = {each.parameter: name for name, each in self.tried.items()}
        return [
            BufferInput(shape)
            if shape is not None
            else SizeInput(sizes[names[position]])
            if names[position] in sizes
            else DataInput()
            for position, shape in enumerate(self.parameters)
        ]

    def overrides(self, values: Values) -> dict[tuple[int, int], int]:
        return {(each.parameter, each.element): values[name] for name, each in self.tried.items()}

    def has_sizes(self, values: Values, sizes: Mapping[str, int]) -> bool:
        return all(_signed(values[name], self.tried[name].width) == size for name, size in sizes.items())


def _signed(bits: int, width: int) -> int:
    """The number that a size has for these bits; one of one bit is 0 or 1."""
    return bits - (1 << width) if width > 1 and bits >> (width - 1) else bits
