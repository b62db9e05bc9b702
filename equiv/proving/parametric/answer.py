"""What an attempt at a proof for all sizes comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interp.dataclass import dataclass
from interp.ir import Place

if TYPE_CHECKING:
    from equiv.proving.parametric.certificate import Certificate
    from equiv.proving.parametric.program import Programs


@dataclass(frozen=True, slots=True)
class Proven:
    """`domain` is what is excluded, as text, because the source is undefined there; empty where nothing is."""

    domain: str
    assumption: str
    certificate: Certificate
    programs: Programs
    obligations: int


@dataclass(frozen=True, slots=True)
class Failed:
    """Not proven: `sizes`, by parameter, are worth running first."""

    reason: str
    place: Place | None
    sizes: tuple[dict[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class NotModelled:
    """Outside of what the equations model."""

    reason: str
    place: Place | None = None
