"""Queries in processes of their own: for want of memory z3 may end the process that asks it, and not the query alone.

`python -m equiv.solver.query_process` reads a query from each line of its input and writes the answer to a line of its
output."""

from __future__ import annotations

import json
import subprocess
import threading

from msgspec.structs import asdict

from equiv.processes import Child, answer_lines
from equiv.solver import query as here
from equiv.solver.query import Answer, Interrupt, Query

_SMALL = 1 << 14  # characters of a query that is answered in this process
_idle: list[Child] = []
_lock = threading.Lock()


def answer(query: Query, resources: int, interrupt: Interrupt) -> Answer:
    """What z3 says within `resources` of its units."""
    if len(query.text) <= _SMALL:
        return here.answer(query, resources, interrupt)
    with _lock:
        process = _idle.pop() if _idle else Child("equiv.solver.query_process", subprocess.DEVNULL)
    try:
        if not interrupt.enter(process):
            return Answer("not asked any more", 0)
        found = _ask(process, query, resources)
    finally:
        interrupt.leave(process)
        if process.is_alive:
            with _lock:
                _idle.append(process)
    return found or Answer("the solver ended without an answer: it had too little memory, or was stopped", resources)


def _ask(process: Child, query: Query, resources: int) -> Answer | None:
    """None where the process ended instead."""
    inputs = [[*key, name] for key, name in query.inputs.items()]
    said = process.ask(json.dumps([asdict(query) | {"inputs": inputs}, resources]))
    if said is None:
        process.kill()
        return None
    text, used, model, is_equal = json.loads(said)
    differing = None if model is None else {(at, element): bits for at, element, bits in model}
    return Answer(text, used, differing, is_equal)


def _answer(line: str) -> str:
    given, resources = json.loads(line)
    query = Query(**given | {"inputs": {(at, element): name for at, element, name in given["inputs"]}})
    found = here.answer(query, resources, Interrupt())
    model = None if found.model is None else [[*key, bits] for key, bits in found.model.items()]
    return json.dumps([found.text, found.used, model, found.is_equal])


if __name__ == "__main__":
    answer_lines(_answer)
