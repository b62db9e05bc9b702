"""What an attempt at a proof for all sizes comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from interp.ir import Place

if TYPE_CHECKING:
    from equiv.proving.parametric.certificate import Certificate
    from equiv.proving.parametric.program import Programs


class Proven(Struct, frozen=True):
    """`domain` is what is excluded, as text, because the source is undefined there; empty where nothing is. Where sums
    of floats are `reordered`, the outputs are equal up to the order of sums, and bit for bit otherwise."""

    domain: str
    assumption: str
    certificate: Certificate
    programs: Programs
    obligations: int
    reordered: bool = False


class Failed(Struct, frozen=True):
    """Not proven: `sizes`, by parameter, are worth running first."""

    reason: str
    place: Place | None
    sizes: tuple[dict[str, int], ...] = ()


class NotModelled(Struct, frozen=True):
    """Outside of what the equations model."""

    reason: str
    place: Place | None = None


class NotInstalled(NotModelled, frozen=True):
    """Not tried, for want of a package, which the reason names."""
