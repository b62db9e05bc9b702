"""The command line: what it prints, and its exit codes for every kind of input."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from equiv.request.options import Options
from tests.equiv.cli.conftest import Finished, Run
from tests.equiv.pairs import function
from tests.pairs.files import FOLDER, Pair

ADD = function(
    "%A: memref<4xi32>, %B: memref<4xi32>",
    """
    %a = affine.load %A[1] : memref<4xi32>
    %c = arith.constant 5 : i32
    %d = arith.addi %a, %c : i32
    affine.store %d, %B[0] : memref<4xi32>
    """,
)
ADD_SIX = ADD.replace("constant 5", "constant 6")
SCALE = function(
    "%n: index, %A: memref<?xf32>",
    """
    affine.for %i = 0 to %n {
      %a = affine.load %A[%i] : memref<?xf32>
      %d = arith.addf %a, %a : f32
      affine.store %d, %A[%i] : memref<?xf32>
    }
    """,
)


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str | bytes], Path]:
    def write_file(name: str, content: str | bytes) -> Path:
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return write_file


Write = Callable[[str, str | bytes], Path]


# -- verdicts ----------------------------------------------------------------------------------------------------------


def test_equivalent_exits_with_0_and_says_how(run: Run, write: Write) -> None:
    done = run("check", write("a.mlir", ADD), write("b.mlir", ADD))
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("equivalent bit for bit (static sizes): f (")
    assert "bitwise" in done.out
    assert "arguments do not alias" in done.out


def test_different_exits_with_1_and_shows_cell_values_and_lines(run: Run, write: Write) -> None:
    before, after = write("a.mlir", ADD), write("b.mlir", ADD_SIX)
    done = run("check", before, after)
    assert (done.code, done.err) == (1, "")
    assert "%B[0]" in done.out
    assert f"{before}:5:" in done.out
    assert f"{after}:5:" in done.out
    assert "affine.store %d, %B[0]" in done.out
    assert "inputs   zeros alone" in done.out
    assert "= load %A[1]" in done.out


def test_sizes_are_listed_and_can_be_given(run: Run, write: Write) -> None:
    path = write("a.mlir", SCALE)
    done = run("check", path, path, "--size", "n=7,9", "--size", "A.0=12")
    assert done.code == 0
    assert "n=7, A.0=12" in done.out
    assert "n=9, A.0=12" in done.out


def test_a_scope_can_be_required(run: Run, write: Write) -> None:
    path = write("a.mlir", SCALE)
    assert run("check", path, path, "--require", "listed").code == 0
    assert run("check", path, path, "--require", "all-sizes").out.startswith("equivalent bit for bit for all sizes")
    done = run("check", path, path, "--require", "all-sizes", "--all-sizes", "off")
    assert done.code == 3
    assert done.out.startswith("unknown, equal bit for bit at ")
    assert "all sizes are required" in done.out
    assert run("check", path, path, "--require", "some").code == 2


@pytest.mark.parametrize("command", ["check", "batch", "opt", "bisect", "reduce", "corpus run"])
def test_every_command_that_checks_takes_what_a_proof_must_speak_for(run: Run, command: str) -> None:
    printed = run(*command.split(), "--help").out
    assert "--require [all-sizes|listed]" in printed
    assert "--all-sizes [auto|off|require]" in printed


def test_batch_holds_pairs_to_all_sizes(run: Run, write: Write, tmp_path: Path) -> None:
    write("a.src.mlir", SCALE)
    write("a.tgt.mlir", SCALE)
    database = ("--database", tmp_path / "results.sqlite", "-j", "1")
    assert run("batch", tmp_path, "--all-sizes", "require", *database).code == 0
    assert run("batch", tmp_path, "--all-sizes", "off", "--require", "all-sizes", *database).code == 3


def test_json_holds_the_verdict(run: Run, write: Write, tmp_path: Path) -> None:
    path = write("a.mlir", ADD)
    done = run("check", path, path, "--json", tmp_path / "verdict.json", "--seed", "5")
    assert done.code == 0
    data = json.loads((tmp_path / "verdict.json").read_text())
    assert (data["schema"], data["verdict"], data["level"], data["seed"]) == (1, "equivalent", "bitwise", "5")


def test_a_seed_has_128_bits(run: Run, write: Write) -> None:
    path = write("a.mlir", ADD)
    done = run("check", path, path, "--domain", "fingerprint", "--seed", str(2**128 - 1))
    assert done.code == 0
    assert f"seed {2**128 - 1}" in done.out
    assert max(Options().meter().seed for _ in range(100)) >= 2**64


def test_json_on_standard_output_is_all_there_is(run: Run, write: Write) -> None:
    path = write("a.mlir", ADD)
    assert json.loads(run("check", path, path, "--json", "-").out)["verdict"] == "equivalent"


def test_the_fingerprint_domain_states_its_error_bound(run: Run, write: Write, tmp_path: Path) -> None:
    path = write("a.mlir", ADD)
    done = run("check", path, path, "--domain", "fingerprint", "--json", tmp_path / "verdict.json")
    assert done.code == 0
    data = json.loads((tmp_path / "verdict.json").read_text())
    assert data["method"] == "fingerprint"
    assert 0 < data["error_bound"] < 2.0**-100


# -- functions ---------------------------------------------------------------------------------------------------------


def named(text: str, name: str) -> str:
    return text.replace("@f(", f"@{name}(")


def test_every_common_function_gets_a_verdict_and_the_exit_code_is_the_worst(run: Run, write: Write) -> None:
    before = write("a.mlir", named(ADD, "f") + named(ADD, "g"))
    after = write("b.mlir", named(ADD, "f") + named(ADD_SIX, "g"))
    done = run("check", before, after)
    assert done.code == 1
    assert "equivalent bit for bit (static sizes): f" in done.out
    assert "different: g" in done.out
    assert run("check", before, after, "--func", "f").code == 0


def test_functions_of_other_names_are_chosen_for_each_side(run: Run, write: Write) -> None:
    done = run("check", write("a.mlir", ADD), write("b.mlir", named(ADD, "h")), "--src-func", "f", "--tgt-func", "h")
    assert done.code == 0
    assert "f -> h" in done.out


def test_a_function_missing_in_the_target_is_unknown(run: Run, write: Write) -> None:
    before, after = write("a.mlir", named(ADD, "f") + named(ADD, "g")), write("b.mlir", ADD)
    done = run("check", before, after)
    assert done.code == 3
    assert "function 'g' is gone" in done.out and "missing-function" in done.out
    assert "equivalent bit for bit (static sizes): f" in done.out


def test_a_private_function_may_be_inlined_away(run: Run, write: Write) -> None:
    helper = named(ADD, "helper").replace("func.func @", "func.func private @")
    caller = function(
        "%A: memref<4xi32>, %B: memref<4xi32>", "call @helper(%A, %B) : (memref<4xi32>, memref<4xi32>) -> ()"
    )
    assert run("check", write("a.mlir", helper + caller), write("b.mlir", ADD)).code == 0


def test_no_function_in_common_is_an_error_that_names_both(run: Run, write: Write) -> None:
    done = run("check", write("a.mlir", ADD), write("b.mlir", named(ADD, "h")))
    assert done.code == 2
    assert "'f'" in done.err and "'h'" in done.err


def test_an_unknown_function_is_an_error(run: Run, write: Write) -> None:
    path = write("a.mlir", ADD)
    done = run("check", path, path, "--func", "h")
    assert done.code == 2
    assert "'h'" in done.err


def test_signatures_that_do_not_match_are_an_error(run: Run, write: Write) -> None:
    done = run("check", write("a.mlir", ADD), write("b.mlir", ADD.replace("4xi32", "5xi32")))
    assert done.code == 2
    assert "memref<5xi32>" in done.err and "memref<4xi32>" in done.err


def test_a_function_without_outputs_is_an_error(run: Run, write: Write) -> None:
    path = write("a.mlir", function("%n: i32", ""))
    done = run("check", path, path)
    assert done.code == 2
    assert "nothing to compare" in done.err


# -- bad input ---------------------------------------------------------------------------------------------------------


def one_message(done: Finished) -> str:
    """What the error output says is wrong; where the parser is MLIR's, a second line may say what helps."""
    message, *help = done.err.strip().splitlines()
    assert len(help) <= 1 and all("--tool" in each for each in help), done.err
    return message


def test_no_such_file(run: Run, write: Write) -> None:
    done = run("check", "nowhere.mlir", write("b.mlir", ADD))
    assert done.code == 2
    assert "there is no file 'nowhere.mlir'" in one_message(done)


def test_a_directory(run: Run, write: Write, tmp_path: Path) -> None:
    done = run("check", write("a.mlir", ADD), tmp_path)
    assert done.code == 2
    assert "is a directory" in one_message(done)


def test_an_empty_file(run: Run, write: Write) -> None:
    done = run("check", write("a.mlir", ""), write("b.mlir", ADD))
    assert done.code == 2
    assert "is empty" in one_message(done)


@pytest.mark.parametrize("content", [bytes(range(256)) * 8, b"\0" * 100, b"\xff\xfe", b"hello, world\n", b"module {}"])
def test_what_is_not_a_program(run: Run, write: Write, content: bytes) -> None:
    done = run("check", write("a.mlir", content), write("b.mlir", ADD))
    assert done.code == 2
    assert "a.mlir" in one_message(done)


def test_a_syntax_error_has_the_parsers_line_and_column(run: Run, write: Write) -> None:
    path = write("b.mlir", ADD.replace("arith.addi %a, %c", "arith.addi %a %c"))
    done = run("check", write("a.mlir", ADD), path)
    assert done.code == 2
    assert f"{path}:4:" in one_message(done)


def test_an_operation_that_is_not_supported_is_named_with_its_place(run: Run, write: Write) -> None:
    text = ADD.replace("%c = arith.constant 5 : i32", '%c = "strange.number"() : () -> i32')
    path = write("b.mlir", text)
    done = run("check", write("a.mlir", ADD), path)
    assert done.code == 3
    assert "strange.number" in done.out
    assert f"{path}:3:" in done.out


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (["--size", "n"], "NAME=N"),
        (["--size", "n=x"], "NAME=N"),
        (["--size", "m=4"], "there is no size 'm'"),
        (["--size", "A.0=-4"], "A.0=-4"),
        (["--size", "n=1,2", "--size", "A.0=1,2,3"], "one length"),
        (["--accept", "roughly"], "roughly"),
        (["--accept", ""], "name at least one of bitwise"),
        (["--timeout", "0"], "range x>0"),
        (["--max-ops", "many"], "many"),
        (["--max-memory", "0"], "out of range"),
        (["--seed", "-1"], "seed"),
        (["--seed", str(2**128)], "seed"),
        (["--domain", "guess"], "guess"),
        (["--bindings", "no_such_package"], "no_such_package"),
        (["--func"], "argument"),
        (["--unheard-of"], "--unheard-of"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_an_option_that_makes_no_sense(run: Run, write: Write, option: list[str], said: str) -> None:
    path = write("a.mlir", SCALE)
    done = run("check", path, path, *option)
    assert done.code == 2
    assert said in done.err


@pytest.mark.parametrize("arguments", [["check"], ["check", "one.mlir"], ["nonsense"]])
def test_wrong_usage(run: Run, arguments: list[str]) -> None:
    assert run(*arguments).code == 2


# What a check leaves in the file of its verdicts where an earlier one proved something: (source, target, exit code).
UNREAD = {
    "the target is gone": ("func.func @f() { return }", None, 2),
    "the target does not parse": ("func.func @f() { return }", "func", 2),
    "the target has nothing to check": ("func.func @f() { return }", "module {}", 2),
    "a private function is gone": (
        "func.func private @f(%a: i32) -> i32 { return %a : i32 } func.func private @g() { return }",
        "func.func private @f(%a: i32) -> i32 { return %a : i32 }",
        2,
    ),
}


@pytest.mark.parametrize("name", UNREAD)
def test_json_holds_what_could_not_be_checked(run: Run, write: Write, tmp_path: Path, name: str) -> None:
    source, target, code = UNREAD[name]
    path, verdict = write("scale.mlir", SCALE), tmp_path / "verdict.json"
    assert run("check", path, path, "--json", verdict).code == 0
    before = write("a.mlir", source)
    after = tmp_path / "none.mlir" if target is None else write("b.mlir", target)
    assert run("check", before, after, "--json", verdict).code == code
    assert "unknown" in verdict.read_text("utf-8")
    assert run("report", verdict, "--fail-on", "unknown").code == 3


def test_a_json_file_that_cannot_be_written(run: Run, write: Write, tmp_path: Path) -> None:
    path = write("a.mlir", ADD)
    done = run("check", path, path, "--json", tmp_path / "missing" / "verdict.json")
    assert done.code == 2
    assert "cannot write" in done.err


def test_deeply_nested_regions(run: Run, write: Write) -> None:
    depth = 5000
    text = function("%A: memref<1xf32>", "affine.for %i = 0 to 1 {\n" * depth + "}\n" * depth)
    done = run("check", write("a.mlir", text), write("b.mlir", text))
    assert done.code in (0, 2, 3)
    assert done.out or one_message(done)


def test_a_program_of_10_to_the_15_operations_is_refused_within_seconds(run: Run, write: Write) -> None:
    nest = "".join(f"affine.for %i{at} = 0 to 100000 {{\n" for at in range(3))
    text = function("%x: f32, %A: memref<1xf32>", f"{nest} affine.store %x, %A[0] : memref<1xf32>\n }} }} }}")
    twice = text.replace("affine.store %x, %A[0]", "affine.store %x, %A[0] : memref<1xf32>\n affine.store %x, %A[0]")
    paths = write("a.mlir", text), write("b.mlir", twice)
    started = time.monotonic()
    done = run("check", *paths, "--all-sizes", "off")
    assert done.code == 3
    assert "limit-operations" in done.out
    assert time.monotonic() - started < 10
    proven = run("check", paths[0], paths[0])
    assert proven.code == 0
    assert "proven without running" in proven.out


def test_a_certificate_is_written_and_certified(run: Run, write: Write, tmp_path: Path) -> None:
    path, file = write("a.mlir", SCALE), tmp_path / "certificate.json"
    assert run("check", path, path, "--certificate", file).code == 0
    assert run("certify", file).out.startswith("certified: ")
    data = json.loads(file.read_text("utf-8"))
    data["certificate"]["relation"].pop()
    file.write_text(json.dumps(data), "utf-8")
    refused = run("certify", file)
    assert refused.code == 3
    assert refused.out.startswith("refused: ")
    write("a.mlir", SCALE.replace("addf", "mulf"))
    assert "other programs" in run("certify", file).out
    file.write_text("{}", "utf-8")
    assert run("certify", file).code == 2


def test_a_certificate_says_what_the_verdict_assumes(run: Run, write: Write, tmp_path: Path) -> None:
    path, file = write("a.mlir", SCALE), tmp_path / "certificate.json"
    assumed = [line.split(maxsplit=1)[1] for line in run("check", path, path, "--certificate", file).out.splitlines()
               if line.startswith("  assumes")]  # fmt: skip
    certified = run("certify", file).out
    assert assumed and [f"  assumes {each}" in certified for each in assumed] == [True] * len(assumed)


def test_a_target_that_callers_do_not_find_is_not_certified(run: Run, write: Write, tmp_path: Path) -> None:
    source, target, file = write("a.mlir", SCALE), write("b.mlir", SCALE), tmp_path / "certificate.json"
    hidden = SCALE.replace("func.func @", "func.func private @")
    assert hidden != SCALE
    assert run("check", source, target, "--certificate", file).code == 0
    write("b.mlir", hidden)
    refused = run("certify", file)
    assert refused.code == 3 and "private" in refused.out
    other = tmp_path / "other.json"
    assert run("check", source, target, "--certificate", other).code == 2
    assert not other.exists()


@pytest.mark.parametrize(("name", "is_reordered"), [("backwards", True), ("integers-backwards", False)])
def test_a_certificate_is_of_a_level_and_says_in_words_what_it_proves(
    name: str, is_reordered: bool, run: Run, write: Write, tmp_path: Path
) -> None:
    pair = Pair.read(FOLDER / f"proving/sums-for-all-sizes/{name}.mlir")
    paths, file = [write("a.mlir", pair.source), write("b.mlir", pair.target)], tmp_path / "certificate.json"
    said = run("check", *paths, *pair.options, "--certificate", file)
    assert ("level    reassociated" in said.out) == is_reordered
    certified = run("certify", file)
    level = "up to the order of sums" if is_reordered else "bit for bit"
    assert certified.code == 0
    assert f"is equivalent {level} for all sizes" in certified.out
    assert ("sums of floats are taken in another order" in certified.out) == is_reordered
    right = json.loads(file.read_text("utf-8"))
    for field in ("domain", "assumption"):
        file.write_text(json.dumps({**right, field: "A.0 >= 5"}), "utf-8")
        refused = run("certify", file)
        assert refused.code == 3
        assert "says in words what it does not prove" in refused.out
    file.write_text(json.dumps({**right, "schema": right["schema"] - 1}), "utf-8")
    assert run("certify", file).code == 2


# -- replay ------------------------------------------------------------------------------------------------------------


def test_a_witness_shows_again_until_the_program_is_corrected(run: Run, write: Write, tmp_path: Path) -> None:
    before, after, verdict = write("a.mlir", ADD), write("b.mlir", ADD_SIX), tmp_path / "verdict.json"
    assert run("check", before, after, "--json", verdict).code == 1
    done = run("check", "--replay", verdict)
    assert done.code == 1
    assert "shows again: %B[0] is" in done.out
    stops = "%z = arith.constant 0 : i32\n%q = arith.divsi %d, %z : i32\naffine.store %q, %B[1] : memref<4xi32>\n"
    before.write_text(ADD.replace("return", f"{stops}return"))
    done = run("check", "--replay", verdict)
    assert done.code == 3
    assert "the source stops now" in done.out
    before.write_text(ADD)
    after.write_text(ADD)
    done = run("check", "--replay", verdict)
    assert done.code == 3
    assert "does not show again" in done.out


def test_a_witness_of_undefined_behaviour_shows_again(run: Run, write: Write, tmp_path: Path) -> None:
    before, after, verdict = (
        write("a.mlir", SCALE),
        write("b.mlir", SCALE.replace("to %n", "to affine_map<()[s0] -> (s0 + 1)>()[%n]")),
        tmp_path / "verdict.json",
    )
    assert run("check", before, after, "--json", verdict).code == 1
    done = run("check", "--replay", verdict)
    assert done.code == 1
    assert "b.mlir" in done.out


def test_a_verdict_without_a_witness_cannot_be_replayed(run: Run, write: Write, tmp_path: Path) -> None:
    path, verdict = write("a.mlir", ADD), tmp_path / "verdict.json"
    run("check", path, path, "--json", verdict)
    done = run("check", "--replay", verdict)
    assert done.code == 2
    assert "no witness" in one_message(done)


def test_a_witness_whose_program_changed_its_arguments_is_an_error(run: Run, write: Write, tmp_path: Path) -> None:
    before, after, verdict = write("a.mlir", ADD), write("b.mlir", ADD_SIX), tmp_path / "verdict.json"
    run("check", before, after, "--json", verdict)
    before.write_text(ADD.replace("4xi32", "8xi32"))
    after.write_text(ADD_SIX.replace("4xi32", "8xi32"))
    done = run("check", "--replay", verdict)
    assert done.code == 2
    assert "do not fit" in one_message(done)


@pytest.mark.parametrize("content", ["", "{}", "not json", '{"schema": 1, "verdict": "different"}'])
def test_a_file_that_is_no_verdict_cannot_be_replayed(run: Run, write: Write, content: str) -> None:
    done = run("check", "--replay", write("verdict.json", content))
    assert done.code == 2
    assert "verdict.json" in one_message(done)


# -- affine IR ---------------------------------------------------------------------------------------------------------


def test_the_affine_ir_of_a_file_is_a_program_of_the_same_meaning(run: Run, write: Write) -> None:
    path = write("a.mlir", SCALE)
    printed = run("ir", path)
    assert printed.code == 0
    again = write("a.txt", printed.out)
    assert run("ir", again).out == printed.out
    assert run("check", path, again).code == 0


def test_a_file_that_cannot_be_lowered_has_no_affine_ir(run: Run, write: Write) -> None:
    path = write("a.mlir", ADD.replace("%c = arith.constant 5 : i32", '%c = "strange.number"() : () -> i32'))
    done = run("ir", path)
    assert done.code == 3
    assert f"{path}:3:" in one_message(done)
    assert "strange.number" in done.err


# -- the process -------------------------------------------------------------------------------------------------------


def test_the_version_names_what_it_is_built_on(run: Run) -> None:
    done = run("--version")
    assert done.code == 0
    assert "equiv " in done.out and "torch-mlir" in done.out and "z3" in done.out


def test_importing_the_package_imports_nothing_large() -> None:
    script = "import equiv, sys; print([m for m in ('z3', 'numpy', 'rich', 'torch_mlir', 'click') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"
