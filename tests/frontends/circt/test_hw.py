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


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        (_module("input b : i8, input a : i8, output y : i8", "%b: i8, %a: i8", DIFFERENCE), "equivalent"),
        (_module("input b : i8, input a : i8, output y : i8", "%a: i8, %b: i8", DIFFERENCE), "different"),
        (
            _module('input "a" : i8, input b : i8, output y : i8', "%x: i8, %b: i8", DIFFERENCE.replace("%a", "%x")),
            "equivalent",
        ),
    ],
)
def test_modules_are_wired_by_name(target: str, expected: str, tmp_path: Path) -> None:
    assert _verdict(tmp_path, SUB, target).verdict == expected


def test_modules_of_other_ports_do_not_match(tmp_path: Path) -> None:
    target = _module("input a : i8, input c : i8, output y : i8", "%a: i8, %b: i8", DIFFERENCE)
    with pytest.raises(SignatureMismatch, match="has no input 'b'"):
        _verdict(tmp_path, SUB, target)


def test_a_module_is_proven_against_a_function(tmp_path: Path) -> None:
    function = "func.func @f(%x: i8, %y: i8) -> i8 {\n  %d = arith.subi %x, %y : i8\n  return %d : i8\n}\n"
    assert _verdict(tmp_path, function, SUB).verdict == "equivalent"
    assert _verdict(tmp_path, function.replace("%x, %y :", "%y, %x :"), SUB).verdict == "different"


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
CONSTANTS = '%zero = "hw.constant"() <{value = 0 : i8}> : () -> i8\n'


def _register(name: str, operands: str, segments: str, kind: str = "seq.compreg", more: str = "") -> str:
    types = {"%clk": "!seq.clock", "%rst": "i1", "%en": "i1"}
    listed = ", ".join(types.get(each, "i8") for each in operands.split(", "))
    sizes = f", operandSegmentSizes = array<i32: {segments}>" if segments else ""
    return f'%q = "{kind}"({operands}) <{{name = "{name}"{sizes}{more}}}> : ({listed}) -> i8\n'


ENABLED = _register("q", "%d, %clk, %en, %rst, %zero", "1, 1, 1, 1, 1, 0", "seq.compreg.ce")
MUX = '%n = "comb.mux"(%en, %d, %q) : (i1, i8, i8) -> i8\n'
RESET_MUX = '%n = "comb.mux"(%rst, %zero, %m) : (i1, i8, i8) -> i8\n' + MUX.replace("%n =", "%m =")
HELD = '%n = "comb.mux"(%en, %m, %q) : (i1, i8, i8) -> i8\n%m = "comb.mux"(%rst, %zero, %d) : (i1, i8, i8) -> i8\n'


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (MUX + _register("q", "%n, %clk, %rst, %zero", "1, 1, 1, 1, 0"), "equivalent"),
        (RESET_MUX + _register("q", "%n, %clk", "1, 1, 0, 0, 0"), "equivalent"),
        (_register("q", "%d, %clk, %rst, %zero", "1, 1, 1, 1, 0"), "different"),  # it is always enabled
        (MUX + _register("q", "%n, %clk", "1, 1, 0, 0, 0"), "different"),  # nothing resets it
        (HELD + _register("q", "%n, %clk", "1, 1, 0, 0, 0"), "different"),  # it is reset only where it is enabled
        (MUX + _register("q", "%n, %clk, %rst, %zero", "", "seq.firreg"), "equivalent"),
        (MUX + _register("q", "%n, %clk, %rst, %zero", "", "seq.firreg", ", isAsync"), "unknown"),
        ('%n = "comb.add"(%n, %d) : (i8, i8) -> i8\n' + _register("q", "%n, %clk", "1, 1, 0, 0, 0"), "unknown"),
        ('%g = "seq.clock_gate"(%clk, %en) : (!seq.clock, i1) -> !seq.clock\n' + ENABLED, "unknown"),
    ],
)
def test_registers(body: str, expected: str, tmp_path: Path) -> None:
    source = _module(STATE, ARGUMENTS, CONSTANTS + ENABLED + OUTPUT)
    verdict = _verdict(tmp_path, source, _module(STATE, ARGUMENTS, CONSTANTS + body + OUTPUT))
    assert verdict.verdict == expected, verdict.reasons


def test_what_registers_begin_with(tmp_path: Path) -> None:
    def first(value: int) -> str:
        initial = f'({{\n%k = "hw.constant"() <{{value = {value} : i8}}> : () -> i8\n"seq.yield"(%k) : (i8) -> ()\n}})'
        register = '%q = "seq.compreg"(%d, %clk, %i) <{name = "q", operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}>'
        body = f'%i = "seq.initial"() {initial} : () -> !seq.immutable<i8>\n'
        body += f"{register} : (i8, !seq.clock, !seq.immutable<i8>) -> i8\n"
        return _module(STATE, ARGUMENTS, body + OUTPUT)

    preset = _module(STATE, ARGUMENTS, _register("q", "%d, %clk", "", "seq.firreg", ", preset = 5 : i8") + OUTPUT)
    unknown = _module(STATE, ARGUMENTS, _register("q", "%d, %clk", "1, 1, 0, 0, 0") + OUTPUT)
    assert _verdict(tmp_path, first(5), preset).verdict == "equivalent"
    assert _verdict(tmp_path, first(4), preset).verdict == "different"
    assert _verdict(tmp_path, unknown, preset).verdict == "equivalent"
    assert _verdict(tmp_path, preset, unknown).verdict == "different"


def test_registers_are_matched_by_name_and_clock(tmp_path: Path) -> None:
    source = _module(STATE, ARGUMENTS, _register("q", "%d, %clk", "1, 1, 0, 0, 0") + OUTPUT)
    with pytest.raises(SignatureMismatch, match="has no register 'q'"):
        _verdict(tmp_path, source, source.replace('name = "q"', 'name = "p"'))
    with pytest.raises(SignatureMismatch, match="the rising edge of 'tick'"):
        _verdict(tmp_path, source, source.replace("input clk", "input tick"))


def test_registers_without_names_are_not_guessed(tmp_path: Path) -> None:
    """Two of them could be each other in the target."""
    lines = [_register(name, "%d, %clk", "1, 1, 0, 0, 0") for name in ("p", "q")]
    lines[0] = lines[0].replace("%q =", "%p =")
    named, nameless = lines[0] + lines[1], "".join(lines).replace('name = "p", ', "").replace('name = "q", ', "")
    assert nameless.count("name") == 0
    texts = [_module(STATE, ARGUMENTS, body + OUTPUT) for body in (named, nameless)]
    assert [_verdict(tmp_path, text, text).verdict for text in texts] == ["equivalent", "unknown"]


def test_what_dividing_by_zero_gives_hides_nothing(tmp_path: Path) -> None:
    """The higher bits are of no number; the lower ones are what they are."""
    body = """%q = "comb.divu"(%a, %b) : (i4, i4) -> i4
%y = "comb.concat"(%q, LOW) : (i4, i4) -> i8
"hw.output"(%y) : (i8) -> ()
"""
    text = _module("input a : i4, input b : i4, output y : i8", "%a: i4, %b: i4", body.replace("LOW", "%a"))
    assert _verdict(tmp_path, text, text).verdict == "unknown"


HIDING = """func.func @f(%a: i4, %b: i4) -> i8 {
  %zero = "hw.constant"() <{value = 0 : i4}> : () -> i4
  %all = "hw.constant"() <{value = -1 : i4}> : () -> i4
  %not = "comb.xor"(%a, %all) : (i4, i4) -> i4
  %none = "comb.icmp"(%b, %zero) <{predicate = 0 : i64}> : (i4, i4) -> i1
  %other = "comb.mux"(%none, %not, %a) : (i1, i4, i4) -> i4
  %q = "comb.OPERATION"(%a, %b) : (i4, i4) -> i4
  %y = "comb.concat"(%q, LOW) : (i4, i4) -> i8
  return %y : i8
}
"""


@pytest.mark.parametrize("operation", ["divu", "divs", "modu", "mods"])
def test_what_dividing_by_zero_gives_in_a_function_hides_nothing(operation: str, tmp_path: Path) -> None:
    """The lower bits are those of %a, whatever the quotient is."""
    text = HIDING.replace("OPERATION", operation)
    source = text.replace("LOW", "%a")
    assert _verdict(tmp_path, source, text.replace("LOW", "%other")).verdict == "unknown"
    assert _verdict(tmp_path, source, text.replace("LOW", "%b")).verdict == "different"


SHIFT = '%y = "comb.shl"(%a, %b) : (i8, i8) -> i8\n"hw.output"(%y) : (i8) -> ()\n'
LIMIT = '%n = "arith.constant"() <{value = 8 : i8}> : () -> i8\n%z = "arith.constant"() <{value = 0 : i8}> : () -> i8\n'
GUARDED = """%s = "arith.shli"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
%c = "arith.cmpi"(%b, %n) <{predicate = 9 : i64}> : (i8, i8) -> i1
%y = "arith.select"(%c, %z, %s) : (i1, i8, i8) -> i8
"hw.output"(%y) : (i8) -> ()
"""
DIVIDED = GUARDED.replace("arith.shli", "arith.divui").replace(" <{overflowFlags = #arith.overflow<none>}>", "")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (LIMIT + GUARDED, "equivalent"),
        (LIMIT + GUARDED.replace("predicate = 9", "predicate = 8"), "different"),  # a shift by 8 is poison
        (LIMIT + GUARDED.replace("overflow<none>", "overflow<nuw>"), "different"),
        (LIMIT + DIVIDED, "different"),
    ],
)
def test_arith_in_a_module(body: str, expected: str, tmp_path: Path) -> None:
    """What is poison in arith is so in a circuit."""
    ports, arguments = "input a : i8, input b : i8, output y : i8", "%a: i8, %b: i8"
    verdict = _verdict(tmp_path, _module(ports, arguments, SHIFT), _module(ports, arguments, body))
    assert verdict.verdict == expected, verdict.reasons


def test_a_register_through_instances(tmp_path: Path) -> None:
    inner = _module(STATE, ARGUMENTS, CONSTANTS + ENABLED + OUTPUT, "g")
    names = 'argNames = ["en", "clk", "rst", "d"], instanceName = "i", moduleName = @g, parameters = []'
    names += ', resultNames = ["q"]'
    instance = f'%q = "hw.instance"(%en, %clk, %rst, %d) <{{{names}}}> : (i1, !seq.clock, i1, i8) -> i8\n'
    outer = _module(STATE, ARGUMENTS, instance + OUTPUT)
    flat = _module(STATE, ARGUMENTS, CONSTANTS + ENABLED.replace('"q"', '"i/q"') + OUTPUT)
    assert _verdict(tmp_path, outer + inner, flat).verdict == "equivalent"
    swapped = instance.replace('"en", "clk", "rst"', '"rst", "clk", "en"')
    assert _verdict(tmp_path, _module(STATE, ARGUMENTS, swapped + OUTPUT) + inner, flat).verdict == "different"
    properties = 'module_type = !hw.modty<input en : i1>, parameters = [], sym_name = "g"'
    extern = f'"hw.module.extern"() <{{{properties}}}> ({{}}) : () -> ()\n'
    assert _verdict(tmp_path, outer + extern, flat).verdict == "unknown"


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
WIRES = "input in0 : i1, input in1 : i1, output out0 : i4, input clk : !seq.clock, input rst : i1"
CIRCUIT = """
%one = "hw.constant"() <{value = 1 : i4}> : () -> i4
%three = "hw.constant"() <{value = 3 : i4}> : () -> i4
%a = "hw.constant"() <{value = false}> : () -> i1
%b = "hw.constant"() <{value = true}> : () -> i1
%i = "seq.initial"() ({
  %k = "hw.constant"() <{value = false}> : () -> i1
  "seq.yield"(%k) : (i1) -> ()
}) : () -> !seq.immutable<i1>
%j = "seq.initial"() ({
  %k = "hw.constant"() <{value = 3 : i4}> : () -> i4
  "seq.yield"(%k) : (i4) -> ()
}) : () -> !seq.immutable<i4>
%state = "seq.compreg"(%next, %clk, %rst, %a, %i)
  <{name = "state_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}>
  : (i1, !seq.clock, i1, i1, !seq.immutable<i1>) -> i1
%n = "seq.compreg"(%m, %clk, %rst, %three, %j) <{name = "n", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}>
  : (i4, !seq.clock, i1, i4, !seq.immutable<i4>) -> i4
%y = "comb.mux"(%state, %n, %one) : (i1, i4, i4) -> i4
%on = "comb.xor"(%stop, %b) : (i1, i1) -> i1
%next = "comb.mux"(%state, %on, %go) : (i1, i1, i1) -> i1
%more = "comb.add"(%n, %one) : (i4, i4) -> i4
%counted = "comb.mux"(%stop, %n, %more) : (i1, i4, i4) -> i4
%begun = "comb.mux"(%go, %one, %n) : (i1, i4, i4) -> i4
%m = "comb.mux"(%state, %counted, %begun) : (i1, i4, i4) -> i4
"hw.output"(%y) : (i4) -> ()
"""


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("", ""), "equivalent"),
        # the action of a transition that is not taken, since the one before it is
        (('"comb.mux"(%stop, %n, %more)', '"comb.mux"(%stop, %more, %more)'), "different"),
        (('"comb.mux"(%go, %one, %n)', '"comb.mux"(%go, %n, %n)'), "different"),
        (('"comb.mux"(%state, %on, %go)', '"comb.mux"(%state, %stop, %go)'), "different"),
        (('"comb.mux"(%state, %n, %one)', '"comb.mux"(%state, %one, %one)'), "different"),
        (("%clk, %rst, %three", "%clk, %rst, %one"), "different"),
    ],
)
def test_state_machines(change: tuple[str, str], expected: str, tmp_path: Path) -> None:
    circuit = _module(WIRES, "%go: i1, %stop: i1, %clk: !seq.clock, %rst: i1", CIRCUIT.replace(*change))
    verdict = _verdict(tmp_path, MACHINE.replace("BODY", ""), circuit)
    assert verdict.verdict == expected, verdict.reasons


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
