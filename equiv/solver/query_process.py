"""Queries in processes of their own: for want of memory z3 may end the process that asks it, and not the query alone.

`python -m equiv.solver.query_process` reads a query from each line of its input and writes the answer to a line of its
output."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from dataclasses import asdict

from equiv.solver import query as here
from equiv.solver.query import Answer, Interrupt, Query

_SMALL = 1 << 14  # characters of a query that is answered in this process
_idle: list[_Process] = []
_lock = threading.Lock()


def answer(query: Query, resources: int, interrupt: Interrupt) -> Answer:
    """What z3 says within `resources` of its units."""
    if len(query.text) <= _SMALL:
        return here.answer(query, resources, interrupt)
    with _lock:
        process = _idle.pop() if _idle else _Process()
    try:
        if not interrupt.enter(process):
            return Answer("not asked any more", 0)
        found = process.ask(query, resources)
    finally:
        interrupt.leave(process)
        if process.is_alive:
            with _lock:
                _idle.append(process)
    return found or Answer("the solver ended without an answer: it had too little memory, or was stopped", resources)


class _Process:
    """A process that answers one query after another."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "equiv.solver.query_process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def interrupt(self) -> None:
        self._process.kill()

    def ask(self, query: Query, resources: int) -> Answer | None:
        """None where the process ended instead."""
        assert self._process.stdin is not None and self._process.stdout is not None
        inputs = [[*key, name] for key, name in query.inputs.items()]
        try:
            self._process.stdin.write(json.dumps([asdict(query) | {"inputs": inputs}, resources]).encode() + b"\n")
            self._process.stdin.flush()
            said = self._process.stdout.readline()
        except OSError:
            said = b""
        if not said.endswith(b"\n"):
            self._process.kill()
            self._process.wait()
            return None
        text, used, model = json.loads(said)
        return Answer(text, used, None if model is None else {(at, element): bits for at, element, bits in model})


def main() -> None:
    # Whatever else writes to the standard output must not come between the lines.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for line in sys.stdin:
        given, resources = json.loads(line)
        query = Query(**given | {"inputs": {(at, element): name for at, element, name in given["inputs"]}})
        found = here.answer(query, resources, Interrupt())
        model = None if found.model is None else [[*key, bits] for key, bits in found.model.items()]
        output.write(json.dumps([found.text, found.used, model]).encode() + b"\n")


if __name__ == "__main__":
    main()
