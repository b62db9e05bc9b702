"""The programs of a folder, each read in a process of its own: a reader that never ends or kills its process costs one
program."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from frontends.api import DEFAULT_BINDINGS, Language
from frontends.mlir.core import registry
from frontends.mlir.core.bindings import import_ir
from frontends.mlir.core.syntax import forms
from frontends.registry import installed
from tests.reading.outcomes import Kind, Outcome, outcomes

_SPLIT = re.compile(r"^[ \t]*// -----.*$", re.MULTILINE)
_COMMAND = re.compile(r"RUN:((?:.*\\\n)*.*)")
_FAILS = re.compile(r"(?:^|\|)\s*not\s")
_XLS = re.compile(r"(?:\s*(?://[^\n]*)?\n)*\s*(?:package|(?:top\s+)?(?:fn|proc|block))\s+\w+", re.ASCII)
_FILLS_IN = re.compile(r"\bsed\s+(?:-i\s+)?'s/(\w+)/(\w+)/g'")
_GRAPH = '"node_list"'  # which every program in JSON has


@dataclass(frozen=True, slots=True)
class Program:
    """A text with the suffix of its language, under the name that reports give it."""

    name: str
    suffix: str
    text: str


def programs(folder: Path, *, accepted: bool = False) -> Iterator[Program]:
    """The programs under a folder (or in one file), in order: where lit would split a file, each part is one, and where
    a script of lit beside it fills in a word, that is done as the first of them does. Those that the suite's own tool
    is to reject are left out where only `accepted` ones are asked for."""
    suffixes = installed().suffixes
    paths = [folder] if folder.is_file() else sorted(path for path in folder.rglob("*") if path.suffix in suffixes)
    for path in paths:
        if not path.is_file():
            continue
        text = path.read_text("utf-8", "replace")
        if path.name.startswith("lit.") or (path.suffix == ".json" and _GRAPH not in text):
            continue
        for word, filled_in in _filled_in(path.parent):
            text = text.replace(word, filled_in)
        name = str(path.relative_to(folder)) if path != folder else path.name
        suffix = ".xlsir" if path.suffix == ".ir" and _XLS.match(text) else path.suffix
        parts = _SPLIT.split(text) if suffix == ".mlir" else [text]
        for number, part in enumerate(parts):
            if part.strip():
                program = Program(f"{name}#{number}" if len(parts) > 1 else name, suffix, part)
                if not accepted or is_accepted(program, text):
                    yield program


@cache
def _filled_in(folder: Path) -> list[tuple[str, str]]:
    """The words that the scripts of lit in a folder replace in its programs, and what they replace them by."""
    found: dict[str, str] = {}
    for script in sorted(folder.glob("*.lit")):
        for word, text in _FILLS_IN.findall(script.read_text("utf-8", "replace")):
            found.setdefault(word, text)
    return list(found.items())


def is_accepted(program: Program, file: str) -> bool:
    """Whether the suite expects its own tool to take a program, which is a part of the text `file`: nothing in it is to
    be an error, and not all commands of its file are to fail."""
    commands = [each for each in _COMMAND.findall(file) if "%s" in each]
    fails = bool(commands) and all(_FAILS.search(each) for each in commands)
    return not fails and "expected-error" not in program.text


def preload() -> None:
    """Imports all readers here, so that no process has to."""
    for reference in dict.fromkeys(each.module for each in installed().frontends if isinstance(each, Language)):
        import_module(reference)
    for names in registry.modules().values():
        for name in names:
            import_module(name)
    for name in forms.modules().values():
        import_module(name)
    import_ir(DEFAULT_BINDINGS)


def read(program: Program, limit: float) -> list[Outcome]:
    """What becomes of a program within `limit` seconds."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"program{program.suffix}"
        path.write_text(program.text, "utf-8")
        return _in_process(path, program.name, limit)


def _in_process(path: Path, name: str, limit: float) -> list[Outcome]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.close(reading)
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 2)
            with os.fdopen(writing, "wb", buffering=0) as out:
                for each in outcomes(path, name, installed().language_of(path)):
                    out.write(json.dumps(each.to_json()).encode("utf-8", "replace") + b"\n")
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    received, ended = _received(reading, time.monotonic() + limit)
    os.close(reading)
    if not ended:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    found = [Outcome.from_json(json.loads(line)) for line in received.split(b"\n")[:-1]]
    if not ended:
        found.append(Outcome(name, Kind.LIMIT, what=f"{limit} s"))
    elif status != 0:
        found.append(Outcome(name, Kind.DIED, what=f"status {status}"))
    return found


def _received(descriptor: int, deadline: float) -> tuple[bytes, bool]:
    """What comes until the other side ends, and whether it did before the deadline."""
    received = b""
    while (left := deadline - time.monotonic()) > 0:
        if select.select([descriptor], [], [], left)[0]:
            block = os.read(descriptor, 1 << 16)
            if not block:
                return received, True
            received += block
    return received, False
