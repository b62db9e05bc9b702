"""Which verdicts make a command fail that checks many pairs, or the passes of a tool."""

from __future__ import annotations

from enum import StrEnum

from equiv.verdict.verdict import DIFFERENT, EXIT_DIFFERENT, EXIT_EQUIVALENT, EXIT_INPUT, EXIT_UNKNOWN, UNKNOWN


class FailOn(StrEnum):
    """The values of `--fail-on`."""

    NOTHING = "nothing"
    DIFFERENT = "different"  # and wrong input, and verdicts other than expected
    UNKNOWN = "unknown"  # and what is different
    NEW = "new"  # all of these that no file of known findings lists

    @property
    def needs_proofs(self) -> bool:
        """Whether what is not proven fails."""
        return self in (FailOn.UNKNOWN, FailOn.NEW)

    def fails(self, verdict: str) -> bool:
        """Whether a verdict makes the command fail, where it is not known."""
        return (verdict == DIFFERENT and self is not FailOn.NOTHING) or (verdict == UNKNOWN and self.needs_proofs)

    def exit_code(self, code: int) -> int:
        """That of the command, where `code` is what its verdicts give."""
        is_refuted = code in (EXIT_DIFFERENT, EXIT_INPUT) and self is not FailOn.NOTHING
        return code if is_refuted or (code == EXIT_UNKNOWN and self.needs_proofs) else EXIT_EQUIVALENT
