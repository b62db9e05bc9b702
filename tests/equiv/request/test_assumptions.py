# ruff: noqa: E501
"""What users assume of arguments: proofs, witnesses and verdicts respect it, and what makes no sense is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import WrongUse, replay_witness, verify
from equiv.cli import commands
from equiv.cli.configuration import defaults, named
from equiv.jobs.job import Job
from equiv.jobs.pairs import from_manifest
from equiv.request.assumptions import Promise, PromiseKind, parse_assumptions
from equiv.request.options import Options
from equiv.request.signature import Parameter, Signature
from equiv.verdict.numbers import to_number, to_pattern
from interp.ir import Scalar, View
from tests.equiv.pairs import check, check_bodies, function

FLOAT = "%x: f32, %y: f32, %out: memref<f32>"
STORE = "\nmemref.store %r, %out[] : memref<f32>"
BY_COMPARISON = "%p = arith.cmpf ogt, %x, %y : f32\n%r = arith.select %p, %x, %y : f32" + STORE


def test_a_comparison_is_a_maximum_of_what_is_no_nan() -> None:
    maximum = "%r = arith.maximumf %x, %y : f32" + STORE
    assert check_bodies(FLOAT, maximum, BY_COMPARISON).verdict == "different"
    # Zeros of two signs tell the two apart even then.
    verdict = check_bodies(FLOAT, maximum, BY_COMPARISON, assume=("x:not-nan", "y:not-nan"))
    assert verdict.verdict == "different"
    assert verdict.witness is not None
    assert not any("nan" in value.text for value in verdict.witness.input_values)
    verdict = check_bodies(FLOAT, maximum, BY_COMPARISON, assume=("x:0.5..4.0", "y:not-nan"))
    assert (verdict.verdict, verdict.method) == ("equivalent", "solver")
    assert "%x is from 0.5 to 4.0" in verdict.assumptions
    assert "%y holds no NaN" in verdict.assumptions


def test_finite_is_neither_nan_nor_infinite() -> None:
    zero = "%z = arith.constant 0.0 : f32\n"
    times = zero + "%a = arith.mulf %x, %z : f32\n%r = math.absf %a : f32" + STORE
    nothing = "%r = arith.constant 0.0 : f32" + STORE
    assert check_bodies(FLOAT, times, nothing, assume=("x:finite",)).verdict == "equivalent"
    verdict = check_bodies(FLOAT, times, nothing, assume=("x:not-nan",))
    assert verdict.verdict == "different"
    assert verdict.witness is not None
    assert any("inf" in value.text for value in verdict.witness.input_values)


INTEGER = "%x: i32, %y: i32, %out: memref<i32>"
STORED = "\nmemref.store %r, %out[] : memref<i32>"
DIVIDED = "%e = arith.constant 8 : i32\n%r = arith.divsi %x, %e : i32" + STORED
SHIFTED = "%t = arith.constant 3 : i32\n%r = arith.shrsi %x, %t : i32" + STORED


def test_a_range_decides_whether_a_quotient_is_a_shift() -> None:
    assert check_bodies(INTEGER, DIVIDED, SHIFTED).verdict == "different"
    assert check_bodies(INTEGER, DIVIDED, SHIFTED, assume=("%x:0..1000000",)).verdict == "equivalent"
    assert check_bodies(INTEGER, DIVIDED, SHIFTED, assume=("x:0..0x7fffffff",)).verdict == "equivalent"
    verdict = check_bodies(INTEGER, DIVIDED, SHIFTED, assume=("x:-1..1000000",))
    assert verdict.verdict == "different"
    assert verdict.witness is not None
    assert [value.text for value in verdict.witness.input_values if value.parameter == 0] == ["-1"]


def test_sizes_are_chosen_as_assumed() -> None:
    loop = """
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 { memref.store %x, %A[%i] : memref<?xf32> }
  return
}"""
    once = loop.replace("  scf.for %i = %c0 to %n step %c1 { memref.store %x, %A[%i] : memref<?xf32> }",
                        "  scf.for %i = %c0 to %n step %c1 { memref.store %x, %A[%i] : memref<?xf32> }\n"
                        "  memref.store %x, %A[%c0] : memref<?xf32>")  # fmt: skip
    assert check(loop, once).verdict == "different"
    verdict = check(loop, once, assume=("n:1..9",))
    assert verdict.verdict == "equivalent"
    assert all(1 <= vector["n"] <= 9 for vector in verdict.sizes)
    with pytest.raises(WrongUse, match="n=0 is not as assumed"):
        check(loop, once, assume=("n:1..9",), sizes={"n": [0]})


# -- shared memory -------------------------------------------------------------------------------------------------------

TWO = "%A: memref<4xf32>, %B: memref<4xf32>"
COPIED = "affine.for %i = 0 to 4 {\n%v = affine.load %A[%i] : memref<4xf32>\naffine.store %v, %B[%i] : memref<4xf32>\n}"
DOUBLED = """
affine.for %i = 0 to 4 {
  %v = affine.load %A[%i] : memref<4xf32>
  %s = arith.addf %v, %v : f32
  affine.store %s, %B[%i] : memref<4xf32>
}
"""
AGAIN = """
affine.for %i = 0 to 4 {
  %v = affine.load %A[%i] : memref<4xf32>
  %s = arith.addf %v, %v : f32
  affine.store %s, %B[%i] : memref<4xf32>
  %u = affine.load %A[%i] : memref<4xf32>
  %t = arith.addf %u, %u : f32
  affine.store %t, %B[%i] : memref<4xf32>
}
"""
REVERSED = COPIED.replace("%A[%i]", "%A[3 - %i]").replace("%B[%i]", "%B[3 - %i]")


def test_arguments_may_be_one_buffer() -> None:
    assert check_bodies(TWO, DOUBLED, AGAIN).verdict == "equivalent"
    verdict = check_bodies(TWO, DOUBLED, AGAIN, assume=("alias:A,B",))
    assert verdict.verdict == "different"
    assert verdict.witness is not None and verdict.witness.sharing == (0, 1, 0)
    assert any("%A and %B being one buffer" in note.message for note in verdict.notes)
    verdict = check_bodies(TWO, DOUBLED, DOUBLED, assume=("alias:A,B",))
    assert verdict.verdict == "equivalent"
    assert any("but for %A and %B" in each for each in verdict.assumptions)


def test_arguments_may_overlap() -> None:
    """A copy may go in any order within one buffer, but not where one argument begins within the other."""
    verdict = check_bodies(TWO, COPIED, REVERSED, assume=("alias:A,B",))
    assert verdict.verdict == "different"
    assert verdict.witness is not None and verdict.witness.sharing is not None
    assert verdict.witness.sharing[2] != 0


EIGHT = "%A: memref<8xf32>, %B: memref<8xf32>, %x: f32"
GRID = EIGHT.replace("8xf32", "2x4xf32")


def hoisted(read: int, written: int, first: bool) -> str:
    """Reads an element of %A before or after another of %B is written: one program where they are not the same."""
    load = f"%c{read} = arith.constant {read} : index\n%v = memref.load %A[%c{read}] : memref<8xf32>\n"
    store = f"%w = arith.constant {written} : index\nmemref.store %x, %B[%w] : memref<8xf32>\n"
    last = "%l = arith.constant 7 : index\nmemref.store %v, %B[%l] : memref<8xf32>"
    return (load + store if first else store + load) + last


@pytest.mark.parametrize("distance", [-7, -5, -3, -2, 2, 3, 5, 6])
def test_arguments_may_overlap_at_any_distance(distance: int) -> None:
    read, written = max(distance, 0), max(-distance, 0)
    bodies = hoisted(read, written, True), hoisted(read, written, False)
    assert check_bodies(EIGHT, *bodies, assume=("same:A,B",)).verdict == "equivalent"
    verdict = check_bodies(EIGHT, *bodies, assume=("alias:A,B",))
    assert verdict.verdict == "different"
    assert verdict.witness is not None and verdict.witness.sharing == (0, 1, distance)


FILLED = """
affine.for %i = 0 to 8 {
  affine.store %x, %B[%i] : memref<8xf32>
}
"""
RIGHT_OVERLAPS: dict[str, tuple[str, str, str]] = {
    "the same": (EIGHT, hoisted(3, 0, True), hoisted(3, 0, True)),
    "within the two": (EIGHT, FILLED, FILLED.replace("%B[%i]", "%B[7 - %i]")),
    "a read that stays before": (EIGHT, hoisted(2, 5, True), hoisted(2, 5, True).replace("%c2", "%two")),
    "of two dimensions": (
        GRID,
        FILLED.replace("8 {", "4 {").replace("%B[%i]", "%B[1, %i]").replace("8xf32", "2x4xf32"),
        FILLED.replace("8 {", "4 {").replace("%B[%i]", "%B[1, 3 - %i]").replace("8xf32", "2x4xf32"),
    ),
}


@pytest.mark.parametrize("name", RIGHT_OVERLAPS)
def test_what_holds_at_every_distance_is_proven(name: str) -> None:
    verdict = check_bodies(*RIGHT_OVERLAPS[name], assume=("alias:A,B",))
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("overlap by whole elements" in each for each in verdict.assumptions)


@pytest.mark.parametrize("type", ["memref<?xf32>", "memref<1000xf32>", "memref<8xf32, strided<[2]>>"])
def test_overlaps_that_are_not_all_checked_are_open(type: str) -> None:
    arguments = EIGHT.replace("memref<8xf32>", type)
    body = f"%c = arith.constant 0 : index\nmemref.store %x, %B[%c] : {type}"
    sizes = {"A.0": 8, "B.0": 8} if "?" in type else {}
    verdict = check_bodies(arguments, body, body, sizes=sizes, assume=("alias:A,B",))
    assert verdict.verdict == "unknown" and verdict.reasons[0].kind == "alias"
    assert "same:A,B" in verdict.reasons[0].message
    assert check_bodies(arguments, body, body, sizes=sizes, assume=("same:A,B",)).verdict == "equivalent"


def test_a_witness_with_shared_memory_shows_again(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.mlir", "b.mlir")]
    for file, body in zip(files, (DOUBLED, AGAIN), strict=True):
        file.write_text(function(TWO, body), "utf-8")
    verdict = verify(*files, assume=("alias:arg0,B",))
    assert verdict.witness is not None
    assert type(verdict.witness).from_json(verdict.witness.to_json()) == verdict.witness
    assert replay_witness(verdict.witness).reproduced


# -- what is refused -----------------------------------------------------------------------------------------------------

WRONG = {
    "x": "NAME:WHAT",
    "z:finite": "did you mean",
    "x:finit": "did you mean 'finite'",
    "x:sorted": "integers in a memref",
    "k:finite": "no floats",
    "k:1.5..2": "not whole numbers",
    "k:3..2": "no number is in the range",
    "k:0..4294967296": "does not have all numbers",
    "k:-1..4294967295": "does not have all numbers",
    "x:1e300..1e301": "no number in the range",
    "alias:x,k": "only memrefs",
    "alias:A": "two names",
    "alias:A,A": "one argument",
    "alias:A,k": "different types",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_makes_no_sense_is_refused(text: str) -> None:
    arguments = "%x: f32, %k: memref<6xi32>, %A: memref<4xf32>, %out: memref<f32>"
    body = "%r = arith.addf %x, %x : f32" + STORE
    with pytest.raises(WrongUse, match=WRONG[text]):
        check_bodies(arguments, body, body, assume=(text,))


def test_names_are_those_of_either_side_or_positions() -> None:
    parameters = (Parameter(0, "x", "first", Scalar("f32")), Parameter(1, "A", "arg0", View(Scalar("f32"), (4,))))
    signature = Signature(parameters, ())
    for name, position in (("x", 0), ("%x", 0), ("first", 0), ("arg1", 1), ("1", 1), ("A", 1), ("arg0", 1)):
        assert parse_assumptions((f"{name}:finite",), signature).promises[0].parameter == position


@pytest.mark.parametrize("format", ["f16", "bf16", "f32", "f64"])
def test_patterns_and_ranges_of_formats(format: str) -> None:
    scalar = Scalar(format)
    for bits in (
        0,
        1,
        3,
        0x3C00,
        0x3F80,
        (1 << (scalar.width - 1)) | 5,
        (1 << scalar.width) - (1 << (scalar.width - 2)),
    ):
        number = to_number(bits, scalar)
        assert isinstance(number, float)
        if number == number:
            assert to_pattern(number, scalar) == bits
    low, high = Promise(0, PromiseKind.RANGE, "", 0.1, 0.3).representable(scalar)
    assert 0.1 <= low < high <= 0.3
    neighbours = [to_number(to_pattern(each, scalar) + step, scalar) for each, step in ((low, -1), (high, 1))]
    assert neighbours[0] < 0.1 and neighbours[1] > 0.3


def test_configurations_and_manifests_have_assumptions(tmp_path: Path) -> None:
    (tmp_path / "equiv.toml").write_text(
        'assume = ["x:finite", "alias:A,B"]\n[batch]\nassume = "x:0.0..1.0"\n', "utf-8"
    )
    given = defaults(commands, named(tmp_path / "equiv.toml"))
    assert given["check"]["assume"] == ["x:finite", "alias:A,B"]
    assert given["batch"]["assume"] == ["x:0.0..1.0"]
    (tmp_path / "pairs.toml").write_text('[[pair]]\nsource = "a"\ntarget = "b"\nassume = ["n:0..7"]\n', "utf-8")
    (job,) = from_manifest(tmp_path / "pairs.toml", Options(assume=("x:finite",)))
    assert job.options.assume == ("n:0..7",)
    assert Job.from_json(job.to_json()) == job
