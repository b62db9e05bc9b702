"""What a proof for all sizes leaves for its check: flows, a relation, and claims (docs/all-sizes.md)."""

from __future__ import annotations

from msgspec import Struct, field

from equiv.solver.linear.expression import Formula, Linear


class BadCertificate(Exception):
    """A certificate that is not one, or that its check refuses."""


class Origin(Struct, frozen=True):
    """Where `condition` holds of a load's variables, what it reads comes from the `store` of that number at an
    instance, or, without one, from the beginning."""

    condition: Formula
    store: int | None = None
    at: tuple[Linear, ...] = ()


class Related(Struct, frozen=True):
    """Which instances of two nodes are equal: those of which one of the pieces holds, formulas of the source's
    variables `x0`, `x1`, ... and the target's `y0`, ... . With `swapped`, the first operand of the one belongs to the
    second of the other. With `leaves` the nodes are trees of operations over these pairs of nodes, and not the same
    operation."""

    pieces: tuple[Formula, ...]
    swapped: bool = False
    leaves: tuple[tuple[int, int], ...] | None = None


class Claim(Struct, frozen=True):
    """That the source is undefined at parameters of which `condition` holds: a requirement fails at an instance."""

    requirement: int
    condition: Formula
    at: tuple[Linear, ...]


Flow = dict[int, tuple[Origin, ...]]
Relation = dict[tuple[int, int], Related]


class Certificate(Struct):
    """Where loads of both programs come from, by the number of the load; which nodes are related at which instances;
    and where the source is claimed to be undefined."""

    source_flow: Flow = field(default_factory=dict)
    target_flow: Flow = field(default_factory=dict)
    relation: Relation = field(default_factory=dict)
    claims: tuple[Claim, ...] = ()
