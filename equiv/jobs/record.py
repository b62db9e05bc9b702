"""What is kept of one check in a batch, a corpus run or an opt run: the unit that is stored and that reports show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from equiv.verdict import Verdict

INVALID = "invalid"  # the outcome of a pair whose input is wrong; the others are the verdicts


class Record(Struct, frozen=True):
    """One check. `name` is unique in its run; `group` is what reports gather by (a family, a test file, a pipeline) and
    `step` what was done to the program (a pass, a command), where known. `source` and `target` are paths as the user
    named them, read again for side-by-side views. `verdict` is None where the input was wrong: `problem` says how.
    `expected` is the verdict that the pair's author expects, None where there is no expectation. `seconds` is wall
    time; `finished` counts seconds since the epoch; `cached` says that the verdict is from an earlier run."""

    name: str
    source: str
    target: str
    verdict: Verdict | None
    problem: str = ""
    group: str = ""
    step: str = ""
    expected: str | None = None
    seconds: float = 0.0
    finished: float = 0.0
    cached: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def outcome(self) -> str:
        """`equivalent`, `different`, `unknown` or `invalid`."""
        return INVALID if self.verdict is None else self.verdict.verdict

    @property
    def as_expected(self) -> bool:
        """Whether the outcome is the expected one; without an expectation, whether it is `equivalent`."""
        return self.outcome == (self.expected or "equivalent")

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "source": self.source,
            "target": self.target,
            "outcome": self.outcome,
            "verdict": None if self.verdict is None else self.verdict.to_json(),
            "problem": self.problem,
            "group": self.group,
            "step": self.step,
            "expected": self.expected,
            "seconds": self.seconds,
            "finished": self.finished,
            "cached": self.cached,
            "options": dict(self.options),
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Record:
        """Raises `KeyError` and `VerdictFormatError` for data that `to_json` did not make."""
        return Record(
            name=data["name"],
            source=data["source"],
            target=data["target"],
            verdict=None if data["verdict"] is None else Verdict.from_json(data["verdict"]),
            problem=data["problem"],
            group=data["group"],
            step=data["step"],
            expected=data["expected"],
            seconds=data["seconds"],
            finished=data["finished"],
            cached=data["cached"],
            options=data["options"],
        )
