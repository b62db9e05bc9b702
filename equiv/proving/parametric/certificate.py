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


class Part(Struct, frozen=True):
    """Instances of a node, those of which `condition` holds, within the tree of a sum: of the one whose root is at the
    instance `root`. What they are an operand of is the instance `at` of a node, by which of its edges; None where they
    are the root themselves."""

    condition: Formula
    root: tuple[Linear, ...]
    parent: tuple[int, int] | None = None
    at: tuple[Linear, ...] = ()


class Move(Struct, frozen=True):
    """Contributions of a sum, those of an edge of a node of which `condition` holds, and those of the other program's
    sum that stand for them: of an edge of a node at an instance. Both are by the variables of the origin's node and of
    the root of the other sum."""

    origin: tuple[int, int]
    condition: Formula
    image: tuple[int, int]
    at: tuple[Linear, ...]


Tree = dict[int, tuple[Part, ...]]


class Sum(Struct, frozen=True):
    """Two values as sums in any order: their trees, by node, and which contributions stand for each other, from the
    source's to the target's and back."""

    source: Tree
    target: Tree
    forth: tuple[Move, ...]
    back: tuple[Move, ...]


class Related(Struct, frozen=True):
    """Which instances of two nodes are equal: those of which one of the pieces holds, formulas of the source's
    variables `x0`, `x1`, ... and the target's `y0`, ... . With `swapped`, the first operand of the one belongs to the
    second of the other; of two aliases, the target's is followed and not the source's. With `leaves` the nodes are
    trees of operations over these pairs of nodes, and not the same operation. With `sum` they are one sum in another
    order."""

    pieces: tuple[Formula, ...]
    swapped: bool = False
    leaves: tuple[tuple[int, int], ...] | None = None
    sum: Sum | None = None


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
