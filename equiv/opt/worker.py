"""The process that checks the passes of one run: `python -m equiv.opt.worker DESCRIPTOR`, with a job on standard input.

It writes a line of JSON to the descriptor before and after everything that may end it, so that whoever started it
knows what it was at."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import IO, Any

from equiv.jobs.store import tool_identity
from equiv.opt.step import Step
from equiv.opt.steps import Programs, kind_of, plan, run
from equiv.opt.verdict_cache import VerdictCache
from equiv.processes import limit_memory
from equiv.request.options import Options
from equiv.request.process import collect_rarely, leave
from equiv.request.sources import DEFAULT_BINDINGS
from equiv.verdict import Reason
from frontends.errors import InputProblem
from interp.machine import Threads


def main() -> None:
    work(sys.stdin, int(sys.argv[1]))
    leave(0)


def work(given: IO[str], descriptor: int) -> None:
    """Does the job that `given` holds: steps with their options, which are alike but for the levels, the functions to
    leave out, and where verdicts are kept."""
    job = json.load(given)
    collect_rarely()
    Threads.leave_to_others()
    programs = None
    # Unbuffered: what was said must not be lost when this process dies.
    with open(descriptor, "wb", buffering=0) as output:

        def say(message: dict[str, Any]) -> None:
            output.write(json.dumps(message).encode() + b"\n")

        for part in job:
            options = Options.from_json(part["options"])
            if programs is None:
                limit_memory(options.max_memory)
                programs = Programs(options.bindings)
            cache = None
            # Of other bindings, the version is not known.
            if part["database"] is not None and options.bindings == DEFAULT_BINDINGS:
                if part is job[0]:
                    say({"installation": tool_identity()})
                cache = VerdictCache(Path(part["database"]), part["options"], fresh=part["fresh"])
            try:
                _check(Step(**part["step"]), frozenset(part["skip"]), programs, options, cache, say)
            finally:
                if cache is not None:
                    cache.close()


def _check(
    step: Step, skip: frozenset[str], programs: Programs, options: Options, cache: VerdictCache | None, say: Any
) -> None:
    say({"step": step.number})
    try:
        planned = plan(step, programs)
    except InputProblem as problem:
        say({"step": step.number, "problem": _problem(problem)})
        return
    for each in run(step, planned, programs, options, skip, cache):
        told: dict[str, Any] = {"step": step.number, "function": each.function}
        if each.verdict is not None:
            told |= {"verdict": each.verdict.to_json(), "seconds": each.seconds, "cached": each.cached}
        say(told)
    settled = [verdict.to_json() for verdict in planned.settled]
    say({"step": step.number, "settled": settled, "notes": planned.notes})


def _problem(problem: InputProblem) -> dict[str, Any]:
    return Reason.at(kind_of(problem), problem.message, problem.place).to_json()


if __name__ == "__main__":
    main()
