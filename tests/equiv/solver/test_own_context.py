"""What z3 answers of sizes does not depend on what the process asked before."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
import z3

from equiv.solver.context import OwnContext, bits_solver, core_solver, own_context, prepare
from tests.pairs.files import FOLDER, Pair

_PAIRS = sorted(path for folder in ("pieces", "elastic") for path in (FOLDER / folder).glob("*.mlir"))[:40:5]


def _found(paths: Sequence[Path]) -> dict[Path, tuple[object, ...]]:
    verdicts = {path: Pair.read(path).check() for path in paths}
    return {path: (each.verdict, each.sizes, each.reasons) for path, each in verdicts.items()}


def test_pairs_have_the_same_sizes_in_any_order() -> None:
    def named(found: dict[Path, tuple[object, ...]]) -> dict[Path, str]:
        return {path: re.sub(r"/tmp/\w+/", "", str(each)) for path, each in found.items()}

    assert named(_found(_PAIRS)) == named(_found(_PAIRS[::-1]))


def _answered() -> tuple[z3.CheckSatResult, int]:
    """What the core says of sizes, and the units of work that it took."""
    with OwnContext().alone():
        a, b, c = z3.Ints("a b c")
        solver = core_solver(4_000_000)
        solver.add(*(each > 1 for each in (a, b, c)), a < 1 << 15, b < 1 << 15, c < 1 << 31)
        solver.add(a * b == c, c % 7 == 3, a % 5 == 2, z3.If(a > b, a, b) * c > 10**9)
        solver.add(z3.Or(b * b == c + 1, a * c == b * 17 + 4, c % 1001 == 77))
        answer = solver.check()
        return answer, solver.statistics().get_key_value("rlimit count")


def test_a_context_that_was_made_ahead_answers_as_one_that_is_new() -> None:
    prepare(1)
    assert _answered() == _answered()


def test_answers_do_not_depend_on_the_memory_that_other_questions_hold() -> None:
    before = _answered()
    # Strategies of z3 end where the process has more than 20 and 100 MB.
    numbers = "".join(f"(assert (= s {number}))" for number in range(10_000))
    other = z3.parse_smt2_string(f"(declare-const s Int){numbers}", ctx=z3.Context())
    assert len(other) == 10_000 and _answered() == before == (z3.unsat, before[1])


def _factored() -> tuple[z3.CheckSatResult, int]:
    """What is found of the factors of a product of two primes, and the units of work that it took."""
    context = z3.Context()
    a, b = (z3.ZeroExt(16, z3.BitVec(name, 16, ctx=context)) for name in "ab")
    solver = bits_solver(context, 20_000_000)
    solver.add(a * b == z3.BitVecVal(65521 * 65519 & 0xFFFFFFFF, 32, ctx=context), a != 1, b != 1)
    answer = solver.check()
    return answer, solver.statistics().get_key_value("rlimit count")


def test_answers_on_bits_do_not_depend_on_the_memory_that_other_questions_hold() -> None:
    before = _factored()
    # z3's own strategy for bit vectors leaves a tactic out where the process has more than 300 MB.
    numbers = "".join(f"(assert (= s {number}))" for number in range(250_000))
    other = z3.parse_smt2_string(f"(declare-const s Int){numbers}", ctx=z3.Context())
    memory = z3.SimpleSolver().statistics().get_key_value("memory")
    assert len(other) == 250_000 and float(memory) > 300
    assert _factored() == before == (z3.sat, before[1])


@pytest.mark.parametrize(
    "differ",
    [
        "(distinct (fp.add RNE x y) (fp.add RNE y x))",
        "(distinct (f (bvadd a b)) (f (bvadd b a)))",
        "(distinct (g (fp.add RNE x y)) (g (fp.add RNE y x)))",
        "(distinct (bvmul a (bvadd b a)) (bvadd (bvmul a b) (bvmul a a)))",
    ],
)
def test_floats_and_functions_of_bits_are_understood(differ: str) -> None:
    context = z3.Context()
    given = "(declare-const a (_ BitVec 16)) (declare-const b (_ BitVec 16))"
    given += "(declare-fun f ((_ BitVec 16)) (_ BitVec 16)) (declare-fun g (Float16) Float16)"
    floats = "((x ((_ to_fp 5 11) a)) (y ((_ to_fp 5 11) b)))"
    solver = bits_solver(context, 20_000_000)
    solver.add(z3.parse_smt2_string(f"{given} (assert (let {floats} {differ}))", ctx=context))
    assert solver.check() == z3.unsat


def test_terms_of_one_context_are_numbered_by_it_alone() -> None:
    numbers = []
    for names in ("xyz", "abcxyz"):
        for each in names:
            z3.Int(f"{each} outside")
        context = OwnContext()
        with context.alone():
            numbers.append([z3.Int(each).get_id() for each in "xyz"])
    assert numbers[0] == numbers[1]


def test_the_default_context_is_as_it_was() -> None:
    outside = z3.Int("x")
    with OwnContext().alone():
        assert z3.main_ctx() != outside.ctx
    assert z3.main_ctx() == outside.ctx


@pytest.mark.parametrize("make", [bits_solver, lambda context, work: core_solver(work, context)])
def test_no_units_are_a_limit_too(make: Callable[[z3.Context, int], z3.Solver]) -> None:
    context = z3.Context()
    a, b = (z3.ZeroExt(16, z3.BitVec(name, 16, ctx=context)) for name in "ab")
    solver = make(context, 0)
    solver.add(a * b == z3.BitVecVal(65521 * 65519 & 0xFFFFFFFF, 32, ctx=context), a != 1, b != 1)
    assert solver.check() == z3.unknown


def _number_after_a_drop(context: z3.Context) -> tuple[int, int]:
    """The number of a term that is dropped, and that of the next one that is made."""
    x = z3.BitVec("x", 8, ctx=context)
    dropped, other = x * x, x - x
    last = x + other  # z3 keeps the last term
    number = dropped.get_id()
    del dropped
    return number, (last * x).get_id()


@pytest.mark.parametrize("make", [own_context, z3.main_ctx], ids=["own", "default"])
def test_what_is_dropped_is_kept_until_the_context_is_used_again(make: Callable[[], z3.Context]) -> None:
    """Another thread may drop it, as it looks for garbage."""
    dropped, after = _number_after_a_drop(make())
    assert dropped != after
    at_once, reused = _number_after_a_drop(z3.Context())
    assert at_once == reused


def test_all_contexts_keep_what_other_threads_drop() -> None:
    folder = Path(__file__).parents[3] / "equiv"
    made = [path.name for path in sorted(folder.rglob("*.py")) if "z3.Context(" in path.read_text(encoding="utf-8")]
    assert made == ["context.py"]
