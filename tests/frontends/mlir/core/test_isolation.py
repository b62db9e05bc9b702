"""What is wrong in one function costs that function, and not its file; what MLIR's parser passes over is refused."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from equiv.request.options import Options
from equiv.verdict import DIFFERENT, EQUIVALENT, UNKNOWN
from equiv.verification import verify_all
from frontends.errors import InputProblem, SyntaxProblem, Unsupported
from frontends.mlir import load
from interp.ir import Place

GOOD = """func.func @good(%x: i32, %y: i32) -> i32 {
  %0 = arith.subi %x, %y : i32
  return %0 : i32
}
"""
# By what is wrong: a function, and the line of it where that is.
BAD = {
    "a slip": ("func.func @bad(%x: i32) {\n  retrun\n}\n", 2),
    "an operation of another release": ("func.func @bad(%x: i32) {\n  arith.of_tomorrow %x\n  return\n}\n", 2),
    "types that do not fit": ("func.func @bad(%x: i32) -> i64 {\n  return %x : i32\n}\n", 2),
    "a type of nobody": ("func.func @bad(%x: !nobody.knows<) {\n  return\n}\n", 1),
    "a value that is not defined": ("func.func @bad() -> i32 {\n  return %z : i32\n}\n", 2),
    "a block without an end": ("func.func @bad(%x: i32) {\n  %c = arith.constant 1 : i32\n}\n", 2),
    "another dialect": ("llvm.func @bad(%x: i32) {\n  llvm.of_tomorrow %x : i32\n  llvm.return\n}\n", 2),
    "generic form": (
        '"func.func"() <{function_type = (i32) -> (), sym_name = "bad"}> ({\n^bb0(%x: i32):\n'
        '  "arith.subi"(%x) : (i32) -> i32\n  "func.return"() : () -> ()\n}) : () -> ()\n',
        3,
    ),
}


@pytest.mark.parametrize("kind", BAD)
@pytest.mark.parametrize("before", [True, False])
def test_one_function_that_cannot_be_parsed_costs_itself(kind: str, before: bool) -> None:
    bad, line = BAD[kind]
    text = bad + GOOD if before else GOOD + bad
    source = load(text, file_name="a.mlir")
    assert set(source.functions) == {"good", "bad"}
    good = source.lower("good").functions["good"]
    assert good.place == Place("a.mlir", 1 + (bad.count("\n") if before else 0), 1)
    with pytest.raises(InputProblem) as caught:
        source.lower("bad")
    place = caught.value.place
    assert place is not None and place.line == line + (0 if before else GOOD.count("\n"))


def test_what_calls_a_function_that_cannot_be_parsed_is_as_unknown() -> None:
    text = BAD["a slip"][0] + GOOD + "func.func @caller(%x: i32) {\n  call @bad(%x) : (i32) -> ()\n  return\n}\n"
    source = load(text)
    with pytest.raises(Unsupported):
        source.lower("caller")


def test_a_file_of_which_nothing_is_left_is_refused() -> None:
    with pytest.raises(SyntaxProblem):
        load(BAD["a slip"][0])
    with pytest.raises(SyntaxProblem):
        load(BAD["a slip"][0] + BAD["types that do not fit"][0].replace("@bad", "@worse"))
    with pytest.raises(SyntaxProblem):
        load(GOOD + "func.func @bad(%x: i32) {")


def test_the_same_bad_function_in_both_programs_proves_nothing(tmp_path: Path) -> None:
    files = tmp_path / "a.mlir", tmp_path / "b.mlir"
    files[0].write_text(BAD["a slip"][0] + GOOD)
    files[1].write_text(BAD["a slip"][0] + GOOD.replace("%x, %y :", "%y, %x :"))
    results = verify_all(*files, options=Options(timeout=60.0))
    assert {each.source.function: each.verdict for each in results.verdicts} == {"bad": UNKNOWN, "good": DIFFERENT}


def test_a_good_function_means_what_it_means_alone(tmp_path: Path) -> None:
    """Whatever happens to the functions beside it."""
    alone = tmp_path / "alone.mlir"
    alone.write_text(GOOD)
    generator = random.Random(5)
    read = 0
    for number in range(60):
        bad = re.split(r"(\W)", generator.choice(list(BAD.values()))[0])
        for _ in range(generator.randint(0, 3)):
            bad[generator.randrange(len(bad))] = generator.choice(["{", "}", "(", ")", '"', "//", "%x", "@good2", "<"])
        file = tmp_path / f"{number}.mlir"
        file.write_text("".join(bad) + "\n" + GOOD)
        try:
            source = load(file)
        except InputProblem:
            continue
        if "good" in source.functions:
            read += 1
            results = verify_all(source, load(alone), source_function="good", target_function="good")
            assert [each.verdict for each in results.verdicts] == [EQUIVALENT]
    assert read > 10


# -- properties --------------------------------------------------------------------------------------------------------

PROPERTIES = """"builtin.module"() ({{
  "func.func"() <{{function_type = (f32, f32) -> f32, sym_name = "f"}}> ({{
  ^bb0(%a: f32, %b: f32):
    %0 = "arith.addf"(%a, %b) <{{fastmath = #arith.fastmath<none>{}}}> : (f32, f32) -> f32
    "func.return"(%0) : (f32) -> ()
  }}) : () -> ()
  "func.func"() <{{function_type = (f32) -> f32, sym_name = "g"}}> ({{
  ^bb0(%a: f32):
    "func.return"(%a) : (f32) -> ()
  }}) : () -> ()
}}) : () -> ()
"""


def test_a_property_that_the_parser_passes_over_is_refused() -> None:
    assert load(PROPERTIES.format("")).lower("f") is not None
    for said in (", negated", ", rounding = 3 : i32", ', "of tomorrow" = [{a = 1 : i32, fastmath}]'):
        source = load(PROPERTIES.format(said), file_name="a.mlir")
        assert source.lower("g") is not None
        with pytest.raises(Unsupported, match="which MLIR's parser passes over") as caught:
            source.lower("f")
        assert caught.value.place == Place("a.mlir", 4, 10)


def test_properties_in_comments_are_none() -> None:
    comment = '  // CHECK: %0 = "arith.addf"(%a, %b) <{negated}> : (f32, f32) -> f32\n'
    text = PROPERTIES.format("").replace("  ^bb0(%a: f32, %b", comment + "  ^bb0(%a: f32, %b")
    assert load(text).lower("f") is not None
    slashes = '    %z = "arith.constant"() <{value = "//"}> : () -> i32 %0 = '
    hidden = PROPERTIES.format(", negated").replace("    %0 = ", slashes)
    with pytest.raises(InputProblem):
        load(hidden).lower("f")


def test_properties_that_no_attribute_shows_are_known() -> None:
    text = """"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, i32)>,
      linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "llvm.add"(%a, %b) <{overflowFlags = #llvm.overflow<nsw>}> : (i32, i32) -> i32
    %1 = "llvm.or"(%0, %b) <{isDisjoint}> : (i32, i32) -> i32
    "llvm.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
"""
    assert load(text).lower("f") is not None


CALLED = "func.func private @called(%x: i32) -> i32 {\n  return %x : i32\n}\n"
UNREAD = """#map = affine_map<(d0) -> (d0)>
func.func @bad(%x: i32, %y: i32) -> i32 {
  %0 = arith.of_tomorrow %x, %y {map = #map} : i32
  %1 = call @called(%0) : (i32) -> i32
  return %1 : i32
}
"""


def closure(text: str) -> object:
    source = load(text, file_name="a.mlir")
    return source.definitions().closure("bad")


def test_what_cannot_be_parsed_is_the_same_under_other_names_of_values() -> None:
    """A pass on another function changes the numbers of values."""
    text = UNREAD + CALLED + GOOD
    assert closure(text) == closure(text.replace("%0", "%7").replace("%x", "%arg3"))
    assert closure(text) == closure(text.replace("%y :", "%x :"))  # of another function


@pytest.mark.parametrize(
    "old, new",
    [
        ("tomorrow %x, %y", "tomorrow %y, %x"),
        ("tomorrow %x, %y", "tomorrow %x, %x"),
        ("return %1", "return %0"),
        ("(d0) -> (d0)", "(d0) -> (d0 + 1)"),  # outside of the function, which names it
        ("  return %x : i32\n}\n", "  %c = arith.constant 1 : i32\n  return %c : i32\n}\n"),  # what it calls
    ],
)
def test_what_cannot_be_parsed_is_another_where_its_meaning_may_be(old: str, new: str) -> None:
    text = UNREAD + CALLED + GOOD
    assert old in text and closure(text) != closure(text.replace(old, new))
