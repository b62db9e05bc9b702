"""Verdicts of earlier runs on the same functions that were changed in the same way."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from equiv.jobs.record import Record
from equiv.jobs.store import READS_WEIGHTS, Store, ended_at_limit, is_final, tool_identity
from equiv.opt.step import Step
from equiv.verdict import Verdict
from frontends.api import Definitions, DividedSource

_NO_RUN = ""  # no run has records of its own: also what ended at a limit is for all that have the same limits


class VerdictCache:
    """What is kept in a database, for checks with `options`. With `fresh`, nothing is taken from it. Where it cannot be
    used, all is checked as if there were none: a run of a tool says nothing that the tool would not say."""

    def __init__(self, database: Path, options: Mapping[str, Any], *, fresh: bool) -> None:
        self._store = Store(database, lambda _: None)
        self._options = json.dumps(options, sort_keys=True)
        self._fresh = fresh

    def key(self, function: str, *programs: tuple[DividedSource, Definitions]) -> str:
        """All that the verdict on a function of two programs depends on, and the text that its places are in, as a
        hash."""
        digest = hashlib.sha256(f"pass {tool_identity()} {self._options} {function}\0".encode())
        for source, definitions in programs:
            closure = definitions.closure(function)
            # Places may be in whatever the function uses, or in the operation around it.
            apart = len(closure) == 2 and "::" not in function
            for part in (each for item in sorted(closure.items()) for each in item):
                digest.update(_digest(part))
            digest.update(_digest(own_text(source.lines, _line(source, function))) if apart else source.digest)
            digest.update(b"\0" if apart else f"{_line(source, function)}\0".encode())
        return digest.hexdigest()

    def find(self, key: str, step: Step, function: str, source: DividedSource, target: DividedSource) -> Verdict | None:
        """The verdict under a key, with its places in the files of `step`."""
        found = None if self._fresh else self._store.find(key, _NO_RUN)
        if not found or found[0].verdict is None:
            return None
        record = found[0]
        files = {
            record.source: (step.source, _line(source, function) - record.options["source_line"]),
            record.target: (step.target, _line(target, function) - record.options["target_line"]),
        }
        return Verdict.from_json(moved(found[0].verdict.to_json(), files))

    def keep(
        self, key: str, step: Step, function: str, source: DividedSource, target: DividedSource, verdict: Verdict
    ) -> None:
        """Keeps a verdict that another check could only repeat. The limits at which one ended are among the options,
        and so in its key: with others it is checked again."""
        if READS_WEIGHTS in source.text or READS_WEIGHTS in target.text:
            return
        lines = {"source_line": _line(source, function), "target_line": _line(target, function)}
        record = Record(function, step.source, step.target, verdict, step=step.name, options=lines)
        if is_final(record) or ended_at_limit(record):
            self._store.keep(key, _NO_RUN, [record])

    def close(self) -> None:
        """Closes the database."""
        self._store.close()


def own_text(lines: Sequence[str], line: int) -> str:
    """Of a text in lines, that of the operation which begins at one, counted from 1: to the first line that closes it,
    or to the end."""
    first = lines[line - 1]
    closing = first[: len(first) - len(first.lstrip(" "))] + "}"
    end = next((at for at in range(line, len(lines)) if lines[at].startswith(closing)), len(lines))
    return "\n".join(lines[line - 1 : end + 1])


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()


def _line(source: DividedSource, function: str) -> int:
    return source.functions[function].place.line


def moved(data: Any, files: Mapping[str, tuple[str, int]]) -> Any:
    """A verdict as JSON with other files in place of those that it names, so many lines further down, also in what is
    said of them."""
    named = "|".join(re.escape(each) for each in sorted(files, key=len, reverse=True))
    pattern = re.compile(rf"({named})(?::(\d+))?")

    def of_text(found: re.Match[str]) -> str:
        file, lines = files[found[1]]
        return file if found[2] is None else f"{file}:{int(found[2]) + lines}"

    def of(data: Any) -> Any:
        if isinstance(data, str):
            return pattern.sub(of_text, data)
        if isinstance(data, list):
            return [of(each) for each in data]
        if not isinstance(data, dict):
            return data
        result = {key: value if key == "file" else of(value) for key, value in data.items()}
        if result.get("file") in files:
            result["file"], lines = files[result["file"]]
            if result.get("line") is not None:
                result["line"] += lines
        return result

    return of(data)
