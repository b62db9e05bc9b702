"""The scope of a proof: which sizes, and which values of scalars that decide control, it speaks for."""

from __future__ import annotations

from enum import StrEnum


class Scope(StrEnum):
    """What a proof holds for.

    `ALL_SIZES`: every size at which the source is defined, proven without running. `STATIC`: the pair has no sizes.
    `ENUMERATED`: there are sizes, and every value that they can have was run. `GIVEN`: the sizes that the user gave.
    `LISTED`: sizes that were chosen, which the verdict lists. `SAMPLED`: also scalars that are data decide control, and
    only some of their values were run."""

    ALL_SIZES = "all-sizes"
    STATIC = "static"
    ENUMERATED = "enumerated"
    GIVEN = "given"
    LISTED = "listed"
    SAMPLED = "sampled"

    def meets(self, required: Scope) -> bool:
        """Whether a proof of this scope is one of the scope that is required, one of `REQUIRABLE`."""
        return self in _MEETING[required]

    def shared_with(self, other: Scope) -> Scope:
        """The scope of two proofs that are needed together: the narrower one."""
        return max(self, other, key=_NARROWING.index)


REQUIRABLE = (Scope.ALL_SIZES, Scope.LISTED)

# Of a program without sizes, and where all sizes were run, nothing is left to prove.
_COMPLETE = frozenset((Scope.ALL_SIZES, Scope.STATIC, Scope.ENUMERATED))
_MEETING = {Scope.ALL_SIZES: _COMPLETE, Scope.LISTED: _COMPLETE | {Scope.GIVEN, Scope.LISTED}}
_NARROWING = tuple(Scope)
