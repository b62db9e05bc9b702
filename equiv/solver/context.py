"""z3's contexts: terms are made in the default one, by one thread at a time.

Python drops the last references to terms on whichever thread it is that looks for garbage, while others may be in
z3: all contexts keep what was dropped until they are used again.

What z3 answers, and which model it finds, depends on what else was made in the context of a question: terms are
numbered, and ordered by that. Who asks questions of its own asks them in a context of its own, so that its answers
depend on these questions alone.

`z3.Solver` tries strategies one after the other: some end by a clock, some where the memory of the process exceeds a
number. Its answers depend on what else the machine and the process do. z3's core has no limit but the units of work, as
have fixed sequences of tactics."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import z3

encoding_alone = threading.Lock()  # z3's default context is for one thread
z3.Z3_enable_concurrent_dec_ref(z3.main_ctx().ref())


def own_context() -> Any:
    """A context of z3 of which any thread may drop terms and solvers, while one uses it."""
    return _spare.pop() if _spare else _new_context()


def _new_context() -> Any:
    context = z3.Context()
    z3.Z3_enable_concurrent_dec_ref(context.ref())
    return context


_spare: list[Any] = []


def prepare(count: int) -> None:
    """Has contexts ready: a process that is forked from this one copies of them what it writes to, where a new one
    costs it 17 MB of memory."""
    _spare.extend(_new_context() for _ in range(count - len(_spare)))


class OwnContext:
    """A context of z3. Terms of one do not go with those of another."""

    def __init__(self) -> None:
        self._context = own_context()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """What is made meanwhile is made in this context, by this thread alone."""
        with encoding_alone:
            default, z3.z3._main_ctx = z3.z3._main_ctx, self._context
            try:
                yield
            finally:
                z3.z3._main_ctx = default


def core_solver(work: int, context: Any = None) -> Any:
    """A solver that is z3's core alone, with so many units of work for each question."""
    solver = z3.SimpleSolver(context)
    solver.set("rlimit", _limit(work))
    return solver


def used_by(solver: Any) -> int:
    """The units of work that a solver's context has used so far."""
    statistics = solver.statistics()
    for key in statistics.keys():  # noqa: SIM118  (z3's statistics are no mapping)
        if key == "rlimit count":
            return int(statistics.get_key_value(key))
    return 0


# What z3's own strategy for bit vectors does (`qfbv_tactic.cpp`), without what it leaves out where memory is short.
_Tactics = tuple[tuple[str, dict[str, Any]], ...]
_BITS: _Tactics = (
    ("simplify", {"flat_and_or": False}),
    ("propagate-values", {"flat_and_or": False}),
    ("solve-eqs", {"solve_eqs_max_occs": 2}),
    ("elim-uncnstr", {}),
    ("reduce-bv-size", {}),
    (
        "simplify",
        {"som": True, "pull_cheap_ite": True, "push_ite_bv": False, "local_ctx": True, "local_ctx_limit": 10_000_000}
        | {"flat": True, "hoist_mul": False, "flat_and_or": False},
    ),
    ("simplify", {"hoist_mul": True, "som": False, "flat_and_or": False}),
    ("max-bv-sharing", {}),
    ("ackermannize_bv", {}),
    ("bit-blast", {}),
    ("simplify", {"local_ctx": True, "flat": False, "flat_and_or": False}),
    ("solve-eqs", {}),
    ("aig", {}),
)
# And what that for floats does (`qffp_tactic.cpp`): the circuits of additions and products have nothing more to find.
_FLOATS: _Tactics = (
    ("simplify", {}),
    ("propagate-values", {}),
    ("fpa2bv", {}),
    ("propagate-values", {}),
    ("simplify", {}),
    ("ackermannize_bv", {}),
    ("bit-blast", {}),
    ("simplify", {}),
)


def bits_solver(context: Any, work: int) -> Any:
    """A solver in a context for questions of bit vectors and floats, with so many units of work for each. What these
    leave is z3's solver of propositions to find, or its core where functions are left, too."""
    of_bits = _sequence(context, _BITS)
    of_floats = _sequence(context, _FLOATS)
    solver = z3.Cond(z3.Probe("is-qfaufbv", ctx=context), of_bits, of_floats, ctx=context).solver()
    solver.set("rlimit", _limit(work))
    return solver


def _limit(work: int) -> int:
    """Units of work as z3 takes them, for which 0 is no limit: a share of few units may be none."""
    return max(work, 1)


def _sequence(context: Any, tactics: _Tactics) -> Any:
    made = [z3.With(z3.Tactic(name, ctx=context), ctx=context, **parameters) for name, parameters in tactics]
    is_of_propositions = z3.Probe("is-propositional", ctx=context)
    search = z3.Cond(is_of_propositions, z3.Tactic("sat", ctx=context), z3.Tactic("smt", ctx=context), ctx=context)
    return z3.Then(*made, search, ctx=context)
