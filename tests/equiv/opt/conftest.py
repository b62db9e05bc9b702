"""Runs of tools, alone and through `equiv opt`."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest


@dataclass(frozen=True, slots=True)
class Ended:
    code: int
    output: bytes
    errors: bytes


class Tool:
    """A tool in a folder of its own, in which it is run."""

    def __init__(self, folder: Path, command: str) -> None:
        self.folder = folder
        self.command = command
        self.reports = folder / "reports"

    def alone(self, *arguments: str, given: bytes = b"") -> Ended:
        return self._run([self.command, *arguments], given)

    def wrapped(self, *arguments: str, options: tuple[str, ...] = (), given: bytes = b"") -> Ended:
        equiv = [sys.executable, "-m", "equiv", "opt", "--report-dir", str(self.reports), *options]
        return self._run([*equiv, self.command, *arguments], given)

    def same(self, *arguments: str, options: tuple[str, ...] = (), given: bytes = b"") -> Ended:
        """The run alone, which the wrapped one must be like, but for a line where something is unknown."""
        alone = self.alone(*arguments, given=given)
        wrapped = self.wrapped(*arguments, options=options, given=given)
        said = re.sub(rb"equiv: of \d+ checks, [^\n]*\n\Z", b"", wrapped.errors)
        assert Ended(wrapped.code, wrapped.output, said) == alone
        open_ = {"unknown", "different"} & set(self.outcomes().values())
        assert (said != wrapped.errors) == bool(open_)
        return alone

    def records(self) -> dict[str, dict[str, Any]]:
        """The records of all runs: by pass and function, such as `cse f`."""
        found = {}
        for file in sorted(self.reports.glob("*/*.json")):
            record = json.loads(file.read_text("utf-8"))
            function = record["verdict"]["source"]["function"]
            found[f"{record['step']} {function}".strip()] = record
        return found

    def outcomes(self) -> dict[str, str]:
        return {name: record["outcome"] for name, record in self.records().items()}

    def _run(self, command: list[str], given: bytes) -> Ended:
        ended = subprocess.run(
            command, input=given, capture_output=True, cwd=self.folder, timeout=120, env=os.environ | {"LC_ALL": "C"}
        )
        return Ended(ended.returncode, ended.stdout, ended.stderr)


@pytest.fixture(scope="session", autouse=True)
def servers() -> Iterator[None]:
    """A place for servers and for verdicts that is theirs alone: with the session, it and they end."""
    folder = tempfile.mkdtemp(prefix="equiv-")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", folder)
        patch.setenv("XDG_CACHE_HOME", folder)
        yield
    shutil.rmtree(folder)


@pytest.fixture
def tool(tmp_path: Path) -> Tool:
    """The tool whose passes edit text."""
    command = tmp_path / "text-opt"
    script = Path(__file__).with_name("text_opt.py")
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S "{script}" "$@"\n', "utf-8")
    command.chmod(0o755)
    return Tool(tmp_path, str(command))
