"""Verdicts on the same two programs in earlier runs, whatever those were runs of: then neither program is read again.

A tool may end in one of a few programs, and runs of several options begin with the same ones: a run that nobody has
seen is then made of steps that somebody has."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from equiv.jobs.record import Record
from equiv.jobs.store import READS_WEIGHTS, Store, ended_at_limit, is_final
from equiv.opt.checks import Checked, Outcome, Request
from equiv.opt.step import Step
from equiv.opt.verdict_cache import moved
from equiv.verdict import Verdict

_FORM = "step 1"


class KnownSteps:
    """What is kept in a database, for checks as `request` says by an installation; nothing where one is missing."""

    def __init__(self, request: Request, store: Store | None, installation: str | None) -> None:
        self._request = request
        self._store = store
        self._installation = installation
        self._digests: dict[str, bytes | None] = {}

    def find(self, steps: Iterable[Step]) -> Outcome:
        """What is known of steps, with places in their files; the numbers of the steps that are known are those of the
        notes."""
        outcome = Outcome()
        for step in steps if not self._request.fresh else ():
            key = self._key(step)
            found = None if key is None or self._store is None else self._store.history(key)
            if found is None:
                continue
            kept = json.loads(found)
            files = {kept["source"]: (step.source, 0), kept["target"]: (step.target, 0)}
            for each in kept["checked"]:
                verdict = Verdict.from_json(moved(each["verdict"], files))
                outcome.add(step, each["function"], verdict, each["seconds"], cached=True)
            outcome.notes[step.number] = moved(kept["notes"], files)
        return outcome

    def keep(self, steps: Sequence[Step], outcome: Outcome) -> None:
        """Keeps what was found of steps by `installation`, of those of which another check could only repeat it."""
        if self._store is None or outcome.installation != (self._installation or outcome.installation):
            return
        self._installation = outcome.installation
        for step in steps:
            checked = [each for each in outcome.checked if each.step.number == step.number]
            key = self._key(step)
            if key is None or step.number not in outcome.notes or not all(map(_is_repeatable, checked)):
                continue
            kept = {
                "source": step.source,
                "target": step.target,
                "checked": [
                    {"function": each.function, "verdict": each.verdict.to_json(), "seconds": each.seconds}
                    for each in checked
                ],
                "notes": outcome.notes[step.number],
            }
            self._store.keep_history(key, json.dumps(kept))

    def _key(self, step: Step) -> str | None:
        """All that the verdicts of a step depend on, as a hash; None where that is not known, or they cannot be
        told from each other."""
        texts = self._digest(step.source), self._digest(step.target)
        if not self._installation or texts[0] is None or texts[1] is None or step.source == step.target:
            return None
        how: dict[str, Any] = {
            "options": self._request.options_of(step).to_json(),
            "may_remove": step.name in self._request.may_remove,
            "symbol": step.symbol,
            "same": step.same,
        }
        digest = hashlib.sha256(f"{self._installation}\0{json.dumps(how, sort_keys=True)}\0".encode())
        digest.update(texts[0] + texts[1])
        return f"{_FORM} {digest.hexdigest()}"

    def _digest(self, file: str) -> bytes | None:
        """That of the text of a program; None where what it means is in other files, too."""
        if file not in self._digests:
            text = Path(file).read_bytes()
            self._digests[file] = None if READS_WEIGHTS.encode() in text else hashlib.sha256(text).digest()
        return self._digests[file]


def _is_repeatable(checked: Checked) -> bool:
    """Whether another check could only say the same, or end at the same limit as this one: at its own, not at that of
    the run that it was part of."""
    record = Record("", "", "", checked.verdict)
    return is_final(record) or (bool(checked.function) and checked.seconds > 0.0 and ended_at_limit(record))
