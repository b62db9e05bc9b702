"""Netlists in BLIF: what they mean, and what is wrong or not modelled, with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from equiv import verify
from equiv.errors import SignatureMismatch
from frontends.blif.lowering import buses, lower
from frontends.blif.netlist import read
from frontends.blif.source import load
from frontends.errors import InputProblem, SyntaxProblem, Unsupported
from interp import ir
from interp.ir.text import print_module
from interp.machine import Cell, Domain, SizeInput, assemble
from tests.frontends.circuits.netlist_simulation import step

HEAD = ".model f\n.inputs a b c\n.outputs y\n"


def _verdict(source: str, target: str, folder: Path) -> str:
    for name, text in (("source", source), ("target", target)):
        (folder / f"{name}.blif").write_text(text)
    return verify(folder / "source.blif", folder / "target.blif", seed=3).verdict


REGISTER = ".model f\n.inputs clk d\n.outputs q\n.names d n\n0 1\n.latch n q re clk 0\n.end\n"


PORTS = ".model f\n.inputs a b\n.outputs x y\n.names a b x\n10 1\n.names b y\n1 1\n.end\n"


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        (".inputs b a\n.outputs x y\n.names a b x\n10 1\n.names b y\n1 1\n", "equivalent"),
        (".inputs b a\n.outputs y x\n.names a b x\n10 1\n.names b y\n1 1\n", "equivalent"),
        # The same tables by position, and others by name.
        (".inputs b a\n.outputs x y\n.names b a x\n10 1\n.names a y\n1 1\n", "different"),
        (".inputs a b\n.outputs y x\n.names a b y\n10 1\n.names b x\n1 1\n", "different"),
    ],
)
def test_ports_are_matched_by_name(target: str, expected: str, tmp_path: Path) -> None:
    assert _verdict(PORTS, f".model f\n{target}.end\n", tmp_path) == expected
    printed = tmp_path / "printed.air"
    printed.write_text(print_module(load(tmp_path / "target.blif").lower("f")))
    assert verify(tmp_path / "source.blif", printed, seed=3).verdict == expected


@pytest.mark.parametrize(
    ("change", "missing"),
    [
        ((".inputs a b", ".inputs a c b"), "'f' has no input 'c'"),
        ((".names a b x", ".names a c x"), "'f' has no input 'b'"),
        (("x", "z"), "'f' has no output 'x'"),
    ],
)
def test_ports_of_other_names_do_not_match(change: tuple[str, str], missing: str, tmp_path: Path) -> None:
    target = PORTS.replace(*change)
    if change[0].startswith(".names"):
        target = target.replace(".inputs a b", ".inputs a c").replace(".names b y", ".names c y")
    with pytest.raises(SignatureMismatch, match=missing):
        _verdict(PORTS, target, tmp_path)


def test_registers_are_matched_by_name_and_have_one_clock(tmp_path: Path) -> None:
    with pytest.raises(SignatureMismatch, match="has no register 'q'"):
        _verdict(
            REGISTER,
            REGISTER.replace("n q re", "n r re").replace(".outputs q", ".outputs q\n.names r q\n1 1"),
            tmp_path,
        )
    with pytest.raises(SignatureMismatch, match="the falling edge of 'clk'"):
        _verdict(REGISTER, REGISTER.replace("re clk", "fe clk"), tmp_path)


def test_the_ports_of_a_netlist_are_the_arguments_of_a_function_in_their_order(tmp_path: Path) -> None:
    (tmp_path / "target.blif").write_text(".model f\n.inputs a b\n.outputs y\n.names a b y\n10 1\n.end\n")
    for operands, expected in (("%a, %n", "equivalent"), ("%b, %m", "different")):
        (tmp_path / "source.mlir").write_text(
            "func.func @f(%a: i1, %b: i1) -> i1 { %t = arith.constant true\n"
            "%n = arith.xori %b, %t : i1\n%m = arith.xori %a, %t : i1\n"
            f"%y = arith.andi {operands} : i1\nreturn %y : i1 }}"
        )
        verdict = verify(tmp_path / "source.mlir", tmp_path / "target.blif", seed=3)
        assert verdict.verdict == expected
        assert any("input 'a', input 'b' -> output 'y'" in each for each in verdict.assumptions)


ONE_LATER = ".model f\n.inputs clk a b\n.outputs y\n{}.end\n"
BEHIND = ONE_LATER.format(".names a b t\n11 1\n.latch t y re clk 0\n")
BEFORE = ONE_LATER.format(".latch a p re clk 0\n.latch b q re clk 0\n.names p q y\n11 1\n")


@pytest.mark.parametrize(
    ("change", "function", "expected"),
    [
        (("", ""), "f@5", "equivalent"),
        ((".latch a p re clk 0", ".latch a p re clk 1"), "f@5", "equivalent"),  # the other one is 0 at first
        (("clk 0", "clk 1"), "f@5", "different"),  # both are 1 at first
        (("11 1", "1- 1"), "f@5", "different"),
        (("11 1", "1- 1"), "f@1", "equivalent"),  # that shows in the second cycle
        (("names p q y", "names a q y"), "f@5", "different"),  # a cycle too early
    ],
)
def test_first_cycles_do_without_equal_registers(
    change: tuple[str, str], function: str, expected: str, tmp_path: Path
) -> None:
    for name, text in (("source", BEHIND), ("target", BEFORE.replace(*change))):
        (tmp_path / f"{name}.blif").write_text(text)
    verdict = verify(tmp_path / "source.blif", tmp_path / "target.blif", function=function, seed=3)
    assert verdict.verdict == expected
    assert any(f"first {function[2:]} cycles" in each for each in verdict.assumptions)


def test_other_registers_are_refused_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(SignatureMismatch, match=r"has no register 'y'.* give --func 'f@16'"):
        _verdict(BEHIND, BEFORE, tmp_path)


@pytest.mark.parametrize("count", ["0", "-1", "many", "1000001", ""])
def test_a_number_of_cycles_is_one(count: str, tmp_path: Path) -> None:
    for name in ("source", "target"):
        (tmp_path / f"{name}.blif").write_text(BEHIND)
    with pytest.raises(InputProblem, match="nor a number of cycles from 1 to"):
        verify(tmp_path / "source.blif", tmp_path / "target.blif", function=f"f@{count}")


def test_cycles_that_begin_unknown_begin_alike(tmp_path: Path) -> None:
    for name in ("source", "target"):
        (tmp_path / f"{name}.blif").write_text(BEHIND.replace("clk 0", "clk 3"))
    verdict = verify(tmp_path / "source.blif", tmp_path / "target.blif", function="f@3")
    assert verdict.verdict == "equivalent"
    assert "registers that begin unknown hold any numbers at first, those of one name the same" in verdict.assumptions


def test_signals_with_numbers_are_integers() -> None:
    found = buses(["a[0]", "b", "a[1]", "c[1]", "c[2]", "d[0]"])
    assert [(bus.name, str(bus.type)) for bus in found] == [
        ("a", "i2"),
        ("b", "i1"),
        ("c[1]", "i1"),
        ("c[2]", "i1"),
        ("d[0]", "i1"),
    ]


@pytest.mark.parametrize(
    ("text", "error", "line", "message"),
    [
        (".inputs a\n", SyntaxProblem, 1, "before the first"),
        (HEAD + "11 1\n", SyntaxProblem, 4, "a row outside of a table"),
        (HEAD + ".names a b y\n1 1\n", SyntaxProblem, 5, "has 2 of 0, 1 and -"),
        (HEAD + ".names a b y\n12 1\n", SyntaxProblem, 5, "has 2 of 0, 1 and -"),
        (HEAD + ".names a y\n1 1\n0 0\n", SyntaxProblem, 6, "end in 0 and in 1"),
        (HEAD + ".names a y\n1 1\n.names b y\n1 1\n", SyntaxProblem, 6, "defined twice"),
        (HEAD + ".names b a\n1 1\n", SyntaxProblem, 4, "defined twice"),
        (HEAD + ".names b d\n1 1\n.inputs d\n", SyntaxProblem, 6, "'d' is defined twice"),
        (HEAD + ".latch b d 0\n.inputs d\n", SyntaxProblem, 5, "'d' is defined twice"),
        (HEAD + ".nonsense\n", SyntaxProblem, 4, "unknown command '.nonsense'"),
        (HEAD + ".end\n.names a y\n", SyntaxProblem, 5, "'.names' after the '.end' of the model"),
        (HEAD + ".latch a\n", SyntaxProblem, 4, "an input, an output"),
        (HEAD + ".subckt g x=a\n", Unsupported, 4, "one model"),
        (HEAD + ".latch a y ah b 0\n", Unsupported, 4, "transparent"),
        (HEAD + ".model f\n", SyntaxProblem, 4, "defined twice"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_place(
    text: str, error: type[InputProblem], line: int, message: str
) -> None:
    with pytest.raises(error, match=message) as raised:
        read(text, "f.blif")
    assert raised.value.place is not None and raised.value.place.line == line


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (".names t y\n1 1\n", "has no definition"),
        (
            ".names t y\n1 1\n.names y t\n1 1\n",
            r"a combinational cycle through the signal 'y' \(.*:4:1\) and the signal 't' \(.*:6:1\)",
        ),
        (".latch a y re b 0\n.latch a z re c 0\n", "several clocks"),
        (".latch a y re b 0\n.names b z\n1 1\n", "used as data"),
    ],
)
def test_what_is_not_modelled_is_said(body: str, message: str) -> None:
    with pytest.raises(Unsupported, match=message):
        lower(read(HEAD + body, "f.blif")["f"])


@st.composite
def _netlists(draw: st.DrawFn) -> str:
    signals = ["a", "b", "c"]
    lines = [".model f", ".inputs a b c", ".outputs y"]
    for number in range(draw(st.integers(1, 4))):
        name = f"t{number}"
        inputs = draw(st.lists(st.sampled_from(signals), max_size=3, unique=True))
        rows = draw(st.lists(st.text("01-", min_size=len(inputs), max_size=len(inputs)), max_size=3))
        value = draw(st.sampled_from("01"))
        lines += [" ".join([".names", *inputs, name]), *(f"{row} {value}".strip() for row in rows)]
        signals.append(name)
    return "\n".join([*lines, f".names {signals[-1]} y", "1 1", ".end", ""])


@settings(max_examples=60, deadline=None)
@given(_netlists())
def test_a_netlist_does_what_simulation_does(text: str) -> None:
    netlist = read(text, "f.blif")["f"]
    program = assemble(ir.Module({"f": lower(netlist)}), "f")
    for number in range(8):
        values = {name: number >> at & 1 for at, name in enumerate("abc")}
        execution = program.run([SizeInput(values[name]) for name in "abc"], Domain.CONCRETE)
        assert execution.stop is None
        value = execution.value(Cell(("result", 0), ()))
        assert value.bits == step(netlist, values)[0]["y"]
