"""Circuits of hw, comb, synth and seq: what operations compute, how modules are wired, and what is not modelled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from equiv import verify
from equiv.errors import SignatureMismatch
from equiv.verdict import Verdict
from frontends.mlir import load
from interp.machine import Cell, Domain, SizeInput, assemble


def _signed(value: int, width: int) -> int:
    return value - (1 << width) if value >> (width - 1) else value


OPERATIONS: dict[str, Callable[[int, int], int]] = {
    '"comb.add"(%a, %b) : (i3, i3) -> i3': lambda a, b: a + b,
    '"comb.add"(%a, %b, %a) : (i3, i3, i3) -> i3': lambda a, b: a + b + a,
    '"comb.sub"(%a, %b) : (i3, i3) -> i3': lambda a, b: a - b,
    '"comb.mul"(%a, %b) : (i3, i3) -> i3': lambda a, b: a * b,
    '"comb.and"(%a, %b) : (i3, i3) -> i3': lambda a, b: a & b,
    '"comb.or"(%a, %b) : (i3, i3) -> i3': lambda a, b: a | b,
    '"comb.xor"(%a, %b) : (i3, i3) -> i3': lambda a, b: a ^ b,
    '"comb.shl"(%a, %b) : (i3, i3) -> i3': lambda a, b: a << b,
    '"comb.shru"(%a, %b) : (i3, i3) -> i3': lambda a, b: a >> b,
    '"comb.shrs"(%a, %b) : (i3, i3) -> i3': lambda a, b: _signed(a, 3) >> b,
    '"comb.icmp"(%a, %b) <{predicate = 2 : i64}> : (i3, i3) -> i1': lambda a, b: _signed(a, 3) < _signed(b, 3),
    '"comb.icmp"(%a, %b) <{predicate = 9 : i64}> : (i3, i3) -> i1': lambda a, b: a >= b,
    '"comb.icmp"(%a, %b) <{predicate = 11 : i64}> : (i3, i3) -> i1': lambda a, b: a != b,
    '"comb.concat"(%a, %b) : (i3, i3) -> i6': lambda a, b: a << 3 | b,
    '"comb.extract"(%a) <{lowBit = 1 : i32}> : (i3) -> i2': lambda a, b: a >> 1,
    '"comb.replicate"(%a) : (i3) -> i6': lambda a, b: a << 3 | a,
    '"comb.parity"(%a) : (i3) -> i1': lambda a, b: a.bit_count(),
    '"comb.reverse"(%a) : (i3) -> i3': lambda a, b: int(f"{a:03b}"[::-1], 2),
    '"synth.aig.and_inv"(%a, %b) <{inverted = array<i1: true, false>}> : (i3, i3) -> i3': lambda a, b: ~a & b,
    '"synth.xor_inv"(%a, %b) <{inverted = array<i1: false, true>}> : (i3, i3) -> i3': lambda a, b: a ^ ~b,
    '"synth.mux_inv"(%a, %b, %a) <{inverted = array<i1: false, false, true>}> : (i3, i3, i3) -> i3': (
        lambda a, b: (a & b) | (~a & ~a)
    ),
    '"synth.majority"(%a, %b, %a) <{inverted = array<i1: false, false, false>}> : (i3, i3, i3) -> i3': lambda a, b: a,
}


@pytest.mark.parametrize("text", OPERATIONS)
def test_operations_compute_what_is_said_of_them(text: str) -> None:
    type = text.rpartition("-> ")[2]
    source = load(f"func.func @f(%a: i3, %b: i3) -> {type} {{\n  %y = {text}\n  return %y : {type}\n}}\n")
    program = assemble(source.lower("f"), "f")
    mask = (1 << int(type[1:])) - 1
    for a in range(8):
        for b in range(8):
            execution = program.run([SizeInput(_signed(a, 3)), SizeInput(_signed(b, 3))], Domain.CONCRETE)
            assert execution.stop is None
            assert execution.value(Cell(("result", 0), ())).bits == int(OPERATIONS[text](a, b)) & mask, (a, b)


def test_a_table_has_the_first_input_in_the_highest_bit() -> None:
    rows = "[false, false, true, true, false, true, false, true]"
    table = f'"comb.truth_table"(%a, %b, %c) <{{lookupTable = {rows}}}> : (i1, i1, i1) -> i1'
    source = load(f"func.func @f(%a: i1, %b: i1, %c: i1) -> i1 {{\n  %y = {table}\n  return %y : i1\n}}\n")
    program = assemble(source.lower("f"), "f")
    for number, row in enumerate(rows.strip("[]").split(", ")):
        inputs = [SizeInput(number >> 2), SizeInput(number >> 1 & 1), SizeInput(number & 1)]
        execution = program.run(inputs, Domain.CONCRETE)
        assert execution.value(Cell(("result", 0), ())).bits == (row == "true")


def _module(ports: str, arguments: str, body: str, name: str = "f") -> str:
    head = f'"hw.module"() <{{module_type = !hw.modty<{ports}>, parameters = [], sym_name = "{name}"}}>'
    return f"{head} ({{\n^bb0({arguments}):\n{body}}}) : () -> ()\n"


def _verdict(folder: Path, source: str, target: str) -> Verdict:
    (folder / "source.mlir").write_text(source)
    (folder / "target.mlir").write_text(target)
    return verify(folder / "source.mlir", folder / "target.mlir", function="f", seed=3)


DIFFERENCE = '%y = "comb.sub"(%a, %b) : (i8, i8) -> i8\n"hw.output"(%y) : (i8) -> ()\n'
SUB = _module("input a : i8, input b : i8, output y : i8", "%a: i8, %b: i8", DIFFERENCE)


def test_modules_of_other_ports_do_not_match(tmp_path: Path) -> None:
    target = _module("input a : i8, input c : i8, output y : i8", "%a: i8, %b: i8", DIFFERENCE)
    with pytest.raises(SignatureMismatch, match="has no input 'b'"):
        _verdict(tmp_path, SUB, target)


def _arithmetic(operation: str, left: str, right: str, result: str, width: int) -> str:
    casts = f'%l = "hwarith.cast"(%a) : (i3) -> {left}\n%r = "hwarith.cast"(%b) : (i3) -> {right}\n'
    compares = operation.startswith("icmp")
    name, _, properties = operation.partition(" ")
    casts += f'%y = "hwarith.{name}"(%l, %r) {properties} : ({left}, {right}) -> {result}\n'
    last = "%y" if compares else "%z"
    casts += "" if compares else f'%z = "hwarith.cast"(%y) : ({result}) -> i{width}\n'
    return f"func.func @f(%a: i3, %b: i3) -> i{width} {{\n{casts}return {last} : i{width}\n}}\n"


@pytest.mark.parametrize(
    ("operation", "result", "width", "meaning"),
    [
        ("add", "si5", 5, lambda a, b: a + b),
        ("sub", "si5", 5, lambda a, b: a - b),
        ("mul", "si6", 6, lambda a, b: a * b),
        ("div", "si4", 4, lambda a, b: None if b == 0 else int(a / b)),
        ("icmp <{predicate = 2 : i64}>", "i1", 1, lambda a, b: int(a < b)),
        ("icmp <{predicate = 5 : i64}>", "i1", 1, lambda a, b: int(a >= b)),
    ],
)
@pytest.mark.parametrize(("left", "right"), [("ui3", "si3"), ("si3", "ui3"), ("si3", "si3"), ("ui3", "ui3")])
def test_arithmetic_is_that_of_numbers(
    operation: str, result: str, width: int, meaning: Callable[[int, int], int | None], left: str, right: str
) -> None:
    program = assemble(load(_arithmetic(operation, left, right, result, width)).lower("f"), "f")
    for a in range(8):
        for b in range(8):
            numbers = [_signed(each, 3) if type == "si3" else each for each, type in ((a, left), (b, right))]
            expected = meaning(*numbers)
            execution = program.run([SizeInput(_signed(a, 3)), SizeInput(_signed(b, 3))], Domain.CONCRETE)
            assert execution.stop is None
            if expected is not None:
                bits = execution.value(Cell(("result", 0), ())).bits
                assert bits == expected & ((1 << width) - 1), (numbers, expected)


STATE = "input clk : !seq.clock, input rst : i1, input en : i1, input d : i8, output q : i8"
ARGUMENTS = "%clk: !seq.clock, %rst: i1, %en: i1, %d: i8"
OUTPUT = '"hw.output"(%q) : (i8) -> ()\n'


def _register(name: str, operands: str, segments: str, kind: str = "seq.compreg", more: str = "") -> str:
    types = {"%clk": "!seq.clock", "%rst": "i1", "%en": "i1"}
    listed = ", ".join(types.get(each, "i8") for each in operands.split(", "))
    sizes = f", operandSegmentSizes = array<i32: {segments}>" if segments else ""
    return f'%q = "{kind}"({operands}) <{{name = "{name}"{sizes}{more}}}> : ({listed}) -> i8\n'


_DECLARED = (
    "hw.module.extern @Ext<W: i32>(in %x: i4, out y: i4)\nhw.module.extern @Other<W: i32>(in %x: i4, out y: i4)\n"
)


@pytest.mark.parametrize("other", ["@Ext<W: i32 = 5>", "@Other<W: i32 = 4>"])
def test_modules_that_are_only_declared_are_known_by_name_and_parameters(other: str, tmp_path: Path) -> None:
    def instance(module: str) -> str:
        line = f'  %y = hw.instance "i" {module}(x: %a: i4) -> (y: i4)\n'
        return f"{_DECLARED}hw.module @m(in %a: i4, out o: i4) {{\n{line}  hw.output %y : i4\n}}\n"

    paths = [tmp_path / "source.mlir", tmp_path / "target.mlir"]
    paths[0].write_text(instance("@Ext<W: i32 = 4>"))
    paths[1].write_text(instance(other))
    with pytest.raises(SignatureMismatch, match=r"has no input 'i\.y of Ext<W: i32 = 4>'"):
        verify(*paths, function="m")
    verdict = verify(paths[0], paths[0], function="m")
    assert verdict.verdict == "equivalent"
    assert any("only declared" in each for each in verdict.assumptions)


_TWO_FIELDS = "struct<a: i4, b: i4>"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("enum<A, B>", "enum<B, A>"),
        (_TWO_FIELDS, "struct<b: i4, a: i4>"),
        (_TWO_FIELDS, "typealias<@s::@t, struct<b: i4, a: i4>>"),
    ],
)
@pytest.mark.parametrize("direction", ["in", "out"])
def test_modules_that_are_only_declared_are_known_by_cases_and_fields(
    one: str, other: str, direction: str, tmp_path: Path
) -> None:
    def instance(type: str) -> str:
        port = f"{direction} %x" if direction == "in" else f"{direction} x"
        declared = f"hw.module.extern @E({port}: !hw.{type})\n"
        if direction == "in":
            return (
                f"{declared}hw.module @m(in %a: !hw.{one}) {{\n  %t = hw.bitcast %a : (!hw.{one}) -> !hw.{type}\n"
                f'  hw.instance "e" @E(x: %t: !hw.{type}) -> ()\n  hw.output\n}}\n'
            )
        return (
            f'{declared}hw.module @m(out o: !hw.{one}) {{\n  %x = hw.instance "e" @E() -> (x: !hw.{type})\n'
            f"  %t = hw.bitcast %x : (!hw.{type}) -> !hw.{one}\n  hw.output %t : !hw.{one}\n}}\n"
        )

    paths = [tmp_path / "source.mlir", tmp_path / "target.mlir"]
    paths[0].write_text(instance(one))
    paths[1].write_text(instance(other))
    with pytest.raises(SignatureMismatch, match=r"e\.x of E, !hw\."):
        verify(*paths, function="m")
    assert verify(paths[0], paths[0], function="m").verdict == "equivalent"


def test_a_reset_at_once_is_none_at_the_clock(tmp_path: Path) -> None:
    """What happens between two edges is not in a step."""
    paths = []
    for kind in ("sync", "async"):
        paths.append(tmp_path / f"{kind}.mlir")
        lines = [
            "hw.module @m(in %clk: !seq.clock, in %r: i1, in %d: i4, out o: i4) {",
            "  %z = hw.constant 0 : i4",
            f"  %q = seq.firreg %d clock %clk reset {kind} %r, %z : i4",
            "  %o = comb.mux %r, %z, %q : i4",
            "  hw.output %o : i4",
            "}",
        ]
        paths[-1].write_text("\n".join(lines))
    with pytest.raises(SignatureMismatch, match="has no output 'asynchronous reset of 'q''"):
        verify(*paths, function="m")
    assert verify(paths[1], paths[1], function="m").verdict == "equivalent"


def test_registers_are_matched_by_name_and_clock(tmp_path: Path) -> None:
    source = _module(STATE, ARGUMENTS, _register("q", "%d, %clk", "1, 1, 0, 0, 0") + OUTPUT)
    with pytest.raises(SignatureMismatch, match="has no register 'q'"):
        _verdict(tmp_path, source, source.replace('name = "q"', 'name = "p"'))
    with pytest.raises(SignatureMismatch, match="the rising edge of 'tick'"):
        _verdict(tmp_path, source, source.replace("input clk", "input tick"))


def test_registers_without_names_are_known_by_their_order(tmp_path: Path) -> None:
    """Two of them could be each other in the target: where their order proves nothing, nothing is said."""
    lines = [_register(name, "%d, %clk", "1, 1, 0, 0, 0") for name in ("p", "q")]
    lines[0] = lines[0].replace("%q =", "%p =")
    named, nameless = lines[0] + lines[1], "".join(lines).replace('name = "p", ', "").replace('name = "q", ', "")
    assert nameless.count("name") == 0
    texts = [_module(STATE, ARGUMENTS, body + OUTPUT) for body in (named, nameless)]
    wrong = texts[1].replace("(%q)", "(%p)")
    assert wrong != texts[1]
    pairs = [(texts[0], texts[0]), (texts[1], texts[1]), (texts[1], wrong)]
    assert [_verdict(tmp_path, *pair).verdict for pair in pairs] == ["equivalent", "equivalent", "unknown"]


MACHINE = """"fsm.machine"() <{function_type = (i1, i1) -> i4, initialState = "A", sym_name = "f"}> ({
^bb0(%go: i1, %stop: i1):
%n = "fsm.variable"() <{initValue = 3 : i4, name = "n"}> : () -> i4
%one = "hw.constant"() <{value = 1 : i4}> : () -> i4
BODY"fsm.state"() <{sym_name = "A"}> ({
  "fsm.output"(%one) : (i4) -> ()
}, {
  "fsm.transition"() <{nextState = @B}> ({
    "fsm.return"(%go) : (i1) -> ()
  }, {
    "fsm.update"(%n, %one) : (i4, i4) -> ()
  }) : () -> ()
}) : () -> ()
"fsm.state"() <{sym_name = "B"}> ({
  "fsm.output"(%n) : (i4) -> ()
}, {
  "fsm.transition"() <{nextState = @A}> ({
    "fsm.return"(%stop) : (i1) -> ()
  }, {}) : () -> ()
  "fsm.transition"() <{nextState = @B}> ({}, {
    %more = "comb.add"(%n, %one) : (i4, i4) -> i4
    "fsm.update"(%n, %more) : (i4, i4) -> ()
  }) : () -> ()
}) : () -> ()
}) : () -> ()
"""


@pytest.mark.parametrize(
    ("text", "operation"),
    [
        (MACHINE.replace("BODY", '"fsm.trigger"() : () -> ()\n'), "fsm.trigger"),
        (
            _module(
                "input a : i1, output y : i1", "%a: i1", '"sv.always"() ({}) : () -> ()\n"hw.output"(%a) : (i1) -> ()\n'
            ),
            "sv.always",
        ),
    ],
)
def test_what_is_not_modelled_is_named(text: str, operation: str, tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, text, text)
    assert verdict.verdict == "unknown"
    assert f"'{operation}' is not supported" in verdict.reasons[0].message


def test_a_combinational_cycle_is_named_with_its_operations(tmp_path: Path) -> None:
    text = _module(
        "input a : i1, output y : i1",
        "%a: i1",
        '%p = "comb.xor"(%a, %q) : (i1, i1) -> i1\n%q = "comb.and"(%a, %p) : (i1, i1) -> i1\n'
        '"hw.output"(%p) : (i1) -> ()\n',
    )
    (reason,) = _verdict(tmp_path, text, text).reasons
    assert "a combinational cycle through 'comb.xor' (" in reason.message and "and 'comb.and' (" in reason.message
    assert reason.line is not None


def test_registers_of_the_other_edge_are_not_compared(tmp_path: Path) -> None:
    rising = tmp_path / "rising.mlir"
    rising.write_text(
        "hw.module @m(in %clk : !seq.clock, in %d : i8, out o : i8) {\n"
        "  %n = seq.clock_inv %clk\n  %r = seq.compreg %d, %clk : i8\n  hw.output %r : i8\n}\n"
    )
    falling = tmp_path / "falling.mlir"
    falling.write_text(rising.read_text().replace("%d, %clk", "%d, %n"))
    with pytest.raises(SignatureMismatch, match="falling edge of 'clk'"):
        verify(rising, falling)


READ = "hw.module @f(inout %a: i8, out y: i8) {\n  %v = sv.read_inout %a : !hw.inout<i8>\n  hw.output %v : i8\n}\n"


@pytest.mark.parametrize(
    "other",
    [
        "hw.module @f(in %a: i8, out y: i8) {\n  hw.output %a : i8\n}\n",
        "hw.module @f(inout %a: i8, out y: i8) {\n"
        "  %v = hw.constant 0 : i8\n  sv.assign %a, %v : i8\n  hw.output %v : i8\n}\n",
    ],
    ids=["a port of one direction", "a port that is driven"],
)
def test_a_bidirectional_port_stays_what_it_is(tmp_path: Path, other: str) -> None:
    paths = tmp_path / "a.mlir", tmp_path / "b.mlir"
    for path, text in zip(paths, (READ, other), strict=True):
        path.write_text(text)
    with pytest.raises(SignatureMismatch):
        verify(*paths)
