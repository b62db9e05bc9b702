"""The folder of one run: the programs between its passes, and a record of each check beside them."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import re
import shutil
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from equiv.errors import WrongUse
from equiv.jobs.record import Record
from equiv.opt.checks import Checked

_UNSAFE = re.compile(r"[^A-Za-z0-9._+-]+")
_LONGEST = 80  # characters of a name in a file name
_CLAIMS = 10_000
_RUN = "run.json"


class Folder:
    """A folder that belongs to this run alone, however many runs share the report directory at the same time. `name`
    is the same for the same command on the same file; runs that are the same get a number behind it.

    From its beginning it holds an invalid record on the run, which goes when all else is written: whatever ends a run
    before, a report says that nothing is known of it."""

    def __init__(self, path: Path, name: str, file: str) -> None:
        self.path = path
        self.name = name
        self._file = file
        self._programs: dict[bytes, str] = {}

    @staticmethod
    def claim(reports: Path, file: str, command: Sequence[str]) -> Folder:
        """Raises `WrongUse` where the report directory cannot be written."""
        digest = hashlib.sha256("\0".join(command).encode("utf-8", "surrogateescape")).hexdigest()[:12]
        name = f"{safe(Path(file).name)}-{digest}"
        try:
            reports.mkdir(parents=True, exist_ok=True)
            # A folder is never seen without the record of the run that it is for.
            begun = Path(tempfile.mkdtemp(prefix=".equiv-opt-", dir=reports))
            try:
                begun.chmod(0o777 & ~_mask())
                for number in range(1, _CLAIMS):
                    claimed = name if number == 1 else f"{name}-{number}"
                    if os.path.lexists(reports / claimed):
                        continue
                    _write(begun / _RUN, _unended(claimed, file, "this run began and did not end"))
                    try:
                        begun.rename(reports / claimed)
                    except OSError as problem:
                        if problem.errno in (errno.EEXIST, errno.ENOTEMPTY, errno.ENOTDIR):
                            continue
                        raise
                    return Folder((reports / claimed).absolute(), claimed, file)
            finally:
                shutil.rmtree(begun, ignore_errors=True)
        except OSError as problem:
            raise WrongUse(f"cannot write to '{reports}': {problem.strerror or problem}") from problem
        raise WrongUse(f"'{reports}' holds {_CLAIMS} reports on the same command; empty it")

    @staticmethod
    def temporary() -> Folder:
        """A folder that reports may point to until it is removed."""
        path = Path(tempfile.mkdtemp(prefix="equiv-opt-"))
        return Folder(path, path.name, "")

    def end(self) -> None:
        """All that the run found is written. Raises `OSError`."""
        (self.path / _RUN).unlink(missing_ok=True)

    def withdraw(self) -> None:
        """There is no run."""
        shutil.rmtree(self.path, ignore_errors=True)

    def fail(self, why: str) -> bool:
        """The run has not been checked. Where even that cannot be written, the record of its beginning stays. Returns
        whether there is one of them: somebody may have removed the folder."""
        with contextlib.suppress(OSError):
            _write(self.path / _RUN, _unended(self.name, self._file, why))
        return (self.path / _RUN).exists()

    def program(self, text: bytes, name: str) -> str:
        """The path of a program, which is written unless it is there already."""
        if text not in self._programs:
            path = self.path / f"{len(self._programs):03}-{safe(name)}.mlir"
            _write(path, text)
            self._programs[text] = str(path)
        return self._programs[text]

    def programs(self) -> list[tuple[str, bytes]]:
        """The names of the files of programs, and what is in them, in the order in which they were written."""
        return [(Path(path).name, text) for text, path in self._programs.items()]

    def restore(self, name: str, text: bytes) -> None:
        """Writes a program under the name that it had in a folder of an earlier run. Raises `OSError`."""
        path = self.path / name
        _write(path, text)
        self._programs[text] = str(path)

    def record(self, checked: Checked, group: str, options: Mapping[str, Any]) -> None:
        """Keeps the record of one check. Raises `OSError`."""
        step, verdict = checked.step, checked.verdict
        name = f"{step.number:03}-{step.name}" + (f"-{checked.function}" if checked.function else "")
        record = Record(
            name=f"{self.name}/{name}",
            source=step.source,
            target=step.target,
            verdict=verdict,
            group=group,
            step=step.name,
            seconds=round(checked.seconds, 6),
            finished=time.time(),
            cached=checked.cached,
            options=options,
        )
        # Two functions may differ in what a file name leaves out.
        file = safe(name)
        if file != name:
            file += "-" + hashlib.sha256(name.encode("utf-8", "surrogateescape")).hexdigest()[:8]
        _write(self.path / f"{file}.json", json.dumps(record.to_json(), indent=1).encode() + b"\n")

    def passes(self, rows: Sequence[Sequence[str]]) -> None:
        """Keeps what became of each pass, also of those that changed nothing, as a table. Raises `OSError`."""
        lines = ["\t".join(re.sub(r"[\t\r\n]", " ", cell) for cell in row) for row in rows]
        _write(self.path / "passes.tsv", ("\n".join(lines) + "\n").encode("utf-8", "backslashreplace"))


def _unended(name: str, file: str, why: str) -> bytes:
    problem = f"{why}: nothing is known of its passes"
    record = Record(f"{name}/run", file, file, None, problem=problem, group=file, finished=time.time())
    return json.dumps(record.to_json(), indent=1).encode() + b"\n"


def _mask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def safe(name: str) -> str:
    """What of a name can stand in a file name anywhere."""
    return _UNSAFE.sub("_", name)[:_LONGEST].lstrip(".-") or "_"


def _write(path: Path, data: bytes) -> None:
    """Writes a file that others see as a whole or not at all."""
    partial = path.with_name(f".{path.name[:200]}.partial")
    partial.write_bytes(data)
    os.replace(partial, path)
