"""What must stay the same while programs get smaller."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct

from equiv.errors import WrongUse
from equiv.jobs.job import Job
from equiv.jobs.pool import Pool
from equiv.request.options import Options
from equiv.verdict import UNKNOWN, Verdict, WitnessKind

_VARIABLE = re.compile(r"'%[^']*'|\d+")


class Finding(Struct, frozen=True):
    """A verdict without what depends on the programs' sizes and names. `kind` is the witness's kind where programs are
    different, the reason's kind and message where nothing is known, and the level where they are equivalent."""

    verdict: str
    kind: str
    function: str

    @staticmethod
    def of(verdict: Verdict) -> Finding:
        """What a smaller pair has to show as well: no name and no number of this one."""
        if verdict.witness is not None:
            kind = verdict.witness.kind.value
            if verdict.witness.kind in (WitnessKind.UNDEFINED, WitnessKind.ENDLESS):
                kind += " " + _VARIABLE.sub("", verdict.witness.message)
        elif verdict.verdict == UNKNOWN:
            reason = verdict.reasons[0] if verdict.reasons else None
            kind = f"{reason.kind} {_VARIABLE.sub('', reason.message.partition(' (with ')[0])}" if reason else ""
        else:
            kind = verdict.level or ""
        return Finding(verdict.verdict, kind, verdict.source.function)


class Examiner:
    """Checks pairs of texts, which it writes to a folder for that, in a process of their own: what hangs, dies or needs
    all memory is a verdict. A context manager."""

    def __init__(self, folder: Path, options: Options, function: str | None = None) -> None:
        self._source, self._target = folder / "source.mlir", folder / "target.mlir"
        self._options = options
        self._pool = Pool(1)
        self.function = function

    def __enter__(self) -> Examiner:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.__exit__()

    def verdicts(self, source: str, target: str) -> list[Verdict]:
        """Raises `WrongUse`."""
        self._source.write_text(source, "utf-8")
        self._target.write_text(target, "utf-8")
        function = self.function or ""
        job = Job("pair", str(self._source), str(self._target), function, function, self._options)
        ((_, records),) = self._pool.run([job])
        verdicts = [each.verdict for each in records if each.verdict is not None]
        if not verdicts:
            raise WrongUse(records[0].problem)
        return verdicts

    def shows(self, source: str, target: str, finding: Finding) -> bool:
        """Whether a pair still shows a finding."""
        try:
            verdicts = self.verdicts(source, target)
        except WrongUse:
            return False
        return any(Finding.of(each) == finding for each in verdicts)
