"""What became of an earlier run that was this one: the same tool with the same arguments read the same and wrote the
same, and was checked by the same installation in the same way. Then its passes were the same, and so are the verdicts:
neither is the tool watched again nor anything parsed.

Nothing is kept of runs that failed, of which something could not be seen, or that another try could end otherwise; and
nothing is found unless every byte that was written is the same again."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from equiv.jobs.record import Record
from equiv.jobs.store import READS_WEIGHTS, Store, ended_at_limit, is_final
from equiv.jobs.tool_state import tool_state
from equiv.opt.checks import Checked, Request
from equiv.opt.environment import fingerprint
from equiv.opt.folder import Folder
from equiv.opt.known_steps import KnownSteps
from equiv.opt.output_check import Output
from equiv.opt.step import Step
from equiv.request.options import DEFAULT_BINDINGS
from equiv.verdict import EQUIVALENT, Verdict
from equiv.verdict.failing import FailOn

GENERIC = "generic"
"""In the names of programs that a third run of a tool showed."""
_FORM = "run 1"
_SHOWN = "shown 1"
_OTHERWISE = "ended otherwise 1"
_LARGEST = 1 << 22  # bytes of programs of one run; what is larger costs more to keep than it is worth


def opened(request: Request) -> Store | None:
    """The database of a request. Where it cannot be used, it is as if it were empty."""
    return None if request.database is None else Store(request.database, lambda _: None)


class Judged(Struct, frozen=True):
    """What became of a run: its checks and the table of its passes."""

    checked: list[Checked]
    rows: list[list[str]]


class Shown(Struct, frozen=True):
    """What the tool's second run showed: how the first run ended, and how the second one did, None where it was
    stopped, and all that it said."""

    code: int
    again: int | None
    said: bytes


class Kept(Struct, frozen=True):
    """An earlier run, as JSON: its programs, and what became of it, with `here` in place of its folder."""

    data: Mapping[str, Any]

    @property
    def is_proven(self) -> bool:
        """Whether there is nothing to say of it."""
        return all(each["verdict"]["verdict"] == EQUIVALENT for each in self.data["judged"]["checked"])

    def fails(self, fail_on: FailOn) -> bool:
        """Whether a verdict of the run makes it fail, unless it is known."""
        return any(fail_on.fails(each["verdict"]["verdict"]) for each in self.data["judged"]["checked"])

    def restore(self, folder: Folder) -> None:
        """Writes its programs to a folder. Raises `OSError`."""
        for name, text in self.data["programs"]:
            folder.restore(name, text.encode("utf-8", "surrogateescape"))

    def judged(self, folder: Path) -> Judged:
        """What became of it, with its programs in `folder`."""
        return _judged(_replaced(self.data["judged"], self.data["here"], f"{folder}/"))


class History:
    """The runs in a database, for runs of `command` that are checked as `request` says. Without one, all is checked."""

    def __init__(self, request: Request, command: Sequence[str], store: Store | None) -> None:
        self._request = request
        self._command = command
        self._fingerprint = self._tool = ""
        # Of other bindings, the version is not known.
        self._store = store if request.options.bindings == DEFAULT_BINDINGS else None

    def find(self, read: Sequence[bytes], output: Output, fingerprint: str) -> Kept | None:
        """An earlier run that read and wrote the same, for the installation with a fingerprint; without one, nothing is
        known."""
        if self._store is None or not fingerprint:
            return None
        self._fingerprint, self._tool = fingerprint, self._tool_now()
        installation = self._store.fact(f"installation {self._fingerprint}")
        if installation is None or not self._tool or self._request.fresh or not _is_known(output):
            return None
        found = self._store.history(self._key(installation, read, output))
        if found is None:
            return None
        return Kept(json.loads(found))

    def find_shown(self, read: Sequence[bytes], output: Output, shown: Shown) -> Kept | None:
        """An earlier run that read, wrote and showed the same, of whatever tool: nothing else is judged. To be asked
        after `find`."""
        if self._store is None or self._request.fresh:
            return None
        installation = self._store.fact(f"installation {self._fingerprint}")
        found = installation and self._store.history(self._shown_key(installation, read, output, shown))
        return Kept(json.loads(found)) if found else None

    def find_otherwise(self, read: Sequence[bytes]) -> bytes | None:
        """What this tool showed in an earlier run that read the same, where it did not end with what it wrote then, but
        perhaps with what it wrote now. To be asked after `find`."""
        if self._store is None or self._request.fresh or not self._tool:
            return None
        found = self._store.history(self._otherwise_key(read))
        return None if found is None else json.loads(found).encode("utf-8", "surrogateescape")

    def keep_otherwise(self, read: Sequence[bytes], said: bytes) -> None:
        """Keeps what the tool showed in a run that ended well, and otherwise than the one that was seen."""
        if self._store is None or not self._tool or len(said) > _LARGEST or READS_WEIGHTS.encode() in said:
            return
        if self._tool_now() == self._tool:
            self._store.keep_history(self._otherwise_key(read), json.dumps(said.decode("utf-8", "surrogateescape")))

    def known_steps(self) -> KnownSteps:
        """What is known of single steps, by the installation that `find` was told of."""
        installation = None
        if self._store is not None and self._fingerprint:
            installation = self._store.fact(f"installation {self._fingerprint}")
        return KnownSteps(self._request, self._store, installation)

    def keep(
        self,
        judged: Judged,
        read: Sequence[bytes],
        output: Output,
        shown: Shown,
        folder: Folder,
        installation: str,
    ) -> None:
        """Keeps what became of this run, if another like it could only end in the same way. `installation` is the
        identity of what checked it, empty where nothing was checked."""
        if self._store is None or not self._fingerprint:
            return
        known = self._store.fact(f"installation {self._fingerprint}")
        if known is None or installation not in ("", known):
            # The worker may be of files that were written since this fingerprint was taken.
            if not installation or fingerprint() != self._fingerprint:
                return
            self._store.keep_history(f"installation {self._fingerprint}", installation)
            known = installation
        programs = [(name, text.decode("utf-8", "surrogateescape")) for name, text in folder.programs()]
        if sum(len(text) for _, text in programs) > _LARGEST or any(READS_WEIGHTS in text for _, text in programs):
            return
        if not all(map(_is_repeatable, judged.checked)):
            return
        here = secrets.token_hex(16)  # no text that is there already holds it
        of_here = _replaced(_to_json(judged), f"{folder.path}/", here)
        history = json.dumps({"programs": programs, "here": here, "judged": of_here})
        if not any(GENERIC in name for name, _ in programs):  # which the tool was asked for in a third run
            self._store.keep_history(self._shown_key(known, read, output, shown), history)
        # A tool that was written anew meanwhile is neither the old nor the new one.
        if self._tool and self._tool_now() == self._tool and _is_known(output):
            self._store.keep_history(self._key(known, read, output), history)

    def _tool_now(self) -> str:
        """What the tool is now; empty where it is none that we know all of."""
        assert self._store is not None
        return tool_state(self._command, os.environ, self._store.fact, self._store.keep_history) or ""

    def _key(self, installation: str, read: Sequence[bytes], output: Output) -> str:
        """All that a run of this tool depends on, and so its verdicts, as a hash."""
        return f"{_FORM} {self._digest('run', installation, self._tool, read, output)}"

    def _shown_key(self, installation: str, read: Sequence[bytes], output: Output, shown: Shown) -> str:
        """All that the verdicts of this run depend on, as a hash."""
        said = [hashlib.sha256(shown.said).digest(), f"{shown.code} {shown.again}".encode()]
        return f"{_SHOWN} {self._digest('shown', installation, output.problem, [*said, *read], output)}"

    def _otherwise_key(self, read: Sequence[bytes]) -> str:
        """All that decides what a run of this tool may show, as a hash."""
        return f"{_OTHERWISE} {self._digest('otherwise', '', self._tool, read, Output(None))}"

    def _digest(self, kind: str, installation: str, state: str, data: Sequence[bytes], output: Output) -> str:
        request = self._request
        how = {
            "kind": kind,
            "options": request.options.to_json(),
            "total": request.total,
            "accept_in": {name: list(levels) for name, levels in request.accept_in.items()},
            "may_remove": sorted(request.may_remove),
            "command": list(self._command),
            "mixed": output.mixed,
            "is_seen": output.text is not None,
        }
        digest = hashlib.sha256()
        for part in (installation, state, json.dumps(how, sort_keys=True)):
            digest.update(hashlib.sha256(part.encode("utf-8", "surrogateescape")).digest())
        for each in (output.text or b"", *data):
            digest.update(hashlib.sha256(each).digest())
        return digest.hexdigest()


def _is_known(output: Output) -> bool:
    """Whether all that the tool wrote was seen."""
    return output.text is not None and not output.problem


def _is_repeatable(checked: Checked) -> bool:
    """Whether another check could only say the same, or end at the same limit as this one."""
    record = Record("", "", "", checked.verdict)
    return is_final(record) or (bool(checked.function) and ended_at_limit(record))


def _to_json(judged: Judged) -> dict[str, Any]:
    checked = [
        {
            "step": asdict(each.step),
            "function": each.function,
            "verdict": each.verdict.to_json(),
            "seconds": each.seconds,
        }
        for each in judged.checked
    ]
    return {"checked": checked, "rows": judged.rows}


def _judged(data: Mapping[str, Any]) -> Judged:
    checked = [
        Checked(Step(**each["step"]), each["function"], Verdict.from_json(each["verdict"]), each["seconds"], True)
        for each in data["checked"]
    ]
    return Judged(checked, data["rows"])


def _replaced(data: Any, old: str, new: str) -> Any:
    """Data as JSON with one text for another in all strings."""
    if isinstance(data, str):
        return data.replace(old, new)
    if isinstance(data, list):
        return [_replaced(each, old, new) for each in data]
    if isinstance(data, dict):
        return {_replaced(key, old, new): _replaced(value, old, new) for key, value in data.items()}
    return data
