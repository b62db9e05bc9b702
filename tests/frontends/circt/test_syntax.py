"""The custom forms of CIRCT's dialects: each operation is the same as in generic form, and nothing is read past."""

from __future__ import annotations

import re

import pytest

from frontends.errors import SyntaxProblem, Unsupported
from frontends.mlir.core.source import load
from interp.ir.text import print_module
from tests.frontends.forms import in_generic_form, parsed

_SEVEN = "i8, i1, i1, i1, i8, i1"
# The operation in custom form, its name, operands and types in generic form, and its attributes there.
FORMS = (
    ("%r = comb.add %a, %b, %c : i8", "comb.add", "(%a, %b, %c)", "(i8, i8, i8) -> i8", ""),
    (
        '%r = comb.add bin %a, %b {sv.namehint = "s"} : i8',
        *("comb.add", "(%a, %b)", "(i8, i8) -> i8", 'sv.namehint = "s", twoState'),
    ),
    ("%r = comb.shrs %a, %b : i8", "comb.shrs", "(%a, %b)", "(i8, i8) -> i8", ""),
    ("%r = comb.icmp bin uge %a, %b : i8", "comb.icmp", "(%a, %b)", "(i8, i8) -> i1", "predicate = 9 : i64, twoState"),
    ("%r = comb.icmp slt %a, %b : i8", "comb.icmp", "(%a, %b)", "(i8, i8) -> i1", "predicate = 2 : i64"),
    ("%r = comb.parity %a : i8", "comb.parity", "(%a)", "(i8) -> i1", ""),
    ("%r = comb.extract %a from 3 : (i8) -> i4", "comb.extract", "(%a)", "(i8) -> i4", "lowBit = 3 : i32"),
    ("%r = comb.concat %a, %t, %b : i8, i1, i8", "comb.concat", "(%a, %t, %b)", "(i8, i1, i8) -> i17", ""),
    ("%r = comb.replicate %a : (i8) -> i24", "comb.replicate", "(%a)", "(i8) -> i24", ""),
    ("%r = comb.mux %t, %a, %b : i8", "comb.mux", "(%t, %a, %b)", "(i1, i8, i8) -> i8", ""),
    (
        "%r = comb.truth_table %t, %u -> [true, false, false, true]",
        *("comb.truth_table", "(%t, %u)", "(i1, i1) -> i1", "lookupTable = array<i1: true, false, false, true>"),
    ),
    (
        "%r = synth.aig.and_inv not %a, %b, not %c : i8",
        *("synth.aig.and_inv", "(%a, %b, %c)", "(i8, i8, i8) -> i8", "inverted = array<i1: true, false, true>"),
    ),
    ("%r = hw.constant -5 : i8", "hw.constant", "()", "() -> i8", "value = -5 : i8"),
    ("%r = hw.constant true", "hw.constant", "()", "() -> i1", "value = true"),
    (
        "%w = hw.wire %a sym @s : i8",
        *("hw.wire", "(%a)", "(i8) -> i8", 'inner_sym = @s, name = "w"'),
    ),
    ('%0 = hw.wire %a name "x" : i8', "hw.wire", "(%a)", "(i8) -> i8", 'name = "x"'),
    (
        '%r:2 = hw.instance "i" sym @s @m(x: %a: i8, "y z": %t: i1) -> (p: i8, q: i1) {doNotPrint}',
        *("hw.instance", "(%a, %t)", "(i8, i1) -> (i8, i1)"),
        'argNames = ["x", "y z"], doNotPrint, inner_sym = @s, instanceName = "i", moduleName = @m, parameters = [], '
        'resultNames = ["p", "q"]',
    ),
    (
        '%r = hw.instance "i" @m<W: i32 = 4>() -> (p: i8)',
        *("hw.instance", "()", "() -> i8"),
        'argNames = [], instanceName = "i", moduleName = @m, parameters = ["<W: i32 = 4>"], resultNames = ["p"]',
    ),
    ("%r = hwarith.icmp lt %s, %s : si8, si8", "hwarith.icmp", "(%s, %s)", "(si8, si8) -> ui1", "predicate = 2 : i64"),
    ("%r = hwarith.constant -3 : si8", "hwarith.constant", "()", "() -> si8", "rawValue = -3 : si8"),
    ("%r = hwarith.add %s, %s : (si8, si8) -> si9", "hwarith.add", "(%s, %s)", "(si8, si8) -> si9", ""),
    ("%w = sv.wire sym @s : !hw.inout<i8>", "sv.wire", "()", "() -> !hw.inout<i8>", 'inner_sym = @s, name = "w"'),
    ("%r = sv.read_inout %io : !hw.inout<i8>", "sv.read_inout", "(%io)", "(!hw.inout<i8>) -> i8", ""),
    ("sv.assign %io, %a : i8", "sv.assign", "(%io, %a)", "(!hw.inout<i8>, i8) -> ()", ""),
    (
        "%r = seq.compreg %a, %clk : i8",
        *("seq.compreg", "(%a, %clk)", "(i8, !seq.clock) -> i8"),
        'name = "r", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>',
    ),
    (
        '%0 = seq.compreg sym @s name "x" %a, %clk reset %t, %b initial %i : i8',
        *("seq.compreg", "(%a, %clk, %t, %b, %i)", "(i8, !seq.clock, i1, i8, !seq.immutable<i8>) -> i8"),
        'inner_sym = @s, name = "x", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>',
    ),
    (
        "%0 = seq.compreg.ce %a, %clk, %u reset %t, %b : i8",
        *("seq.compreg.ce", "(%a, %clk, %u, %t, %b)", "(i8, !seq.clock, i1, i1, i8) -> i8"),
        'name = "", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>',
    ),
    (
        "%r = seq.shiftreg [3] %a, %clk, %t {x} : i8",
        *("seq.shiftreg", "(%a, %clk, %t)", "(i8, !seq.clock, i1) -> i8"),
        'name = "r", numElements = 3 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>, x',
    ),
    (
        "%r = seq.firreg %a clock %clk sym @s reset async %t, %b preset 200 : i8",
        *("seq.firreg", "(%a, %clk, %t, %b)", "(i8, !seq.clock, i1, i8) -> i8"),
        'inner_sym = @s, isAsync, name = "r", preset = -56 : i8',
    ),
    ("%r = seq.to_clock %t", "seq.to_clock", "(%t)", "(i1) -> !seq.clock", ""),
    (
        "%r = seq.clock_gate %clk, %t, %u sym @s",
        *("seq.clock_gate", "(%clk, %t, %u)", "(!seq.clock, i1, i1) -> !seq.clock", "inner_sym = @s"),
    ),
    ("%r = seq.clock_div %clk by 3", "seq.clock_div", "(%clk)", "(!seq.clock) -> !seq.clock", "pow2 = 3 : i8"),
    (
        '%mem = seq.firmem sym @s name "n" 0, 1, old, port_order {x} : <12 x 8, mask 2>',
        *("seq.firmem", "()", "() -> !seq.firmem<12 x 8, mask 2>"),
        'inner_sym = @s, name = "n", readLatency = 0 : i32, writeLatency = 1 : i32, ruw = 1 : i32, wuw = 1 : i32, x',
    ),
    (
        "%mem = seq.hlmem @m %clk, %t {x} : <4xi8>",
        *("seq.hlmem", "(%clk, %t)", "(!seq.clock, i1) -> !seq.hlmem<4xi8>", 'name = "m", x'),
    ),
    ("%r:2 = handshake.fork [2] %a : i8", "handshake.fork", "(%a)", "(i8) -> (i8, i8)", ""),
    (
        "%r, %q = handshake.cond_br %t, %a {x = 1} : i8",
        "handshake.cond_br",
        "(%t, %a)",
        "(i1, i8) -> (i8, i8)",
        "x = 1",
    ),
    ("%r = handshake.mux %t [%a, %b] : i1, i8", "handshake.mux", "(%t, %a, %b)", "(i1, i8, i8) -> i8", ""),
    ("%r = handshake.merge %a, %b : i8", "handshake.merge", "(%a, %b)", "(i8, i8) -> i8", ""),
    (
        "%r, %q = handshake.control_merge %a, %b : i8, index",
        *("handshake.control_merge", "(%a, %b)", "(i8, i8) -> (i8, index)", ""),
    ),
    (
        "%r = handshake.buffer [2] seq %a {initValues = [1]} : i8",
        *("handshake.buffer", "(%a)", "(i8) -> i8"),
        "bufferType = #handshake<buffer_type_enum seq>, initValues = [1], slots = 2 : i32",
    ),
    (
        "%r = handshake.constant %n {value = 3 : i8} : i8",
        "handshake.constant",
        "(%n)",
        "(none) -> i8",
        "value = 3 : i8",
    ),
    ("%r = handshake.source", "handshake.source", "()", "() -> none", ""),
    ("handshake.sink %a : i8", "handshake.sink", "(%a)", "(i8) -> ()", ""),
    ("%r = handshake.join %a, %n : i8, none", "handshake.join", "(%a, %n)", "(i8, none) -> none", ""),
    ("%r:2 = handshake.sync %a, %n : i8, none", "handshake.sync", "(%a, %n)", "(i8, none) -> (i8, none)", ""),
    (
        "%r, %q = handshake.load [%x] %a, %n : index, i8",
        *("handshake.load", "(%x, %a, %n)", "(index, i8, none) -> (i8, index)", ""),
    ),
    (
        "%r:2 = handshake.memory [ld = 1, st = 0] (%x) {id = 1 : i32, lsq = false} : memref<4xi8>, "
        "(index) -> (i8, none)",
        *("handshake.memory", "(%x)", "(index) -> (i8, none)"),
        "id = 1 : i32, ldCount = 1 : i32, lsq = false, memRefType = memref<4xi8>, stCount = 0 : i32",
    ),
    (
        "%r:2 = handshake.extmemory[ld = 1, st = 0] (%m : memref<4xi8>) (%x) {id = 1 : i32} : (index) -> (i8, none)",
        *("handshake.extmemory", "(%m, %x)", "(memref<4xi8>, index) -> (i8, none)"),
        "id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32",
    ),
    ("%r = handshake.pack %a, %t : tuple<i8, i1>", "handshake.pack", "(%a, %t)", "(i8, i1) -> tuple<i8, i1>", ""),
    ("%r:2 = handshake.unpack %p : tuple<i8, i1>", "handshake.unpack", "(%p)", "(tuple<i8, i1>) -> (i8, i1)", ""),
    (
        f"%r:6 = calyx.register @x {{external}} : {_SEVEN}",
        "calyx.register",
        "()",
        f"() -> ({_SEVEN})",
        'external, sym_name = "x"',
    ),
    (
        "%r:7 = calyx.memory @x <[4, 2] x 8> [2, 1] {external = true} : i2, i1, i8, i1, i1, i8, i1",
        *("calyx.memory", "()", "() -> (i2, i1, i8, i1, i1, i8, i1)"),
        'addrSizes = [2, 1], external = true, sizes = [4, 2], sym_name = "x", width = 8 : i64',
    ),
    ("%r = calyx.constant @x <5 : i8> : i8", "calyx.constant", "()", "() -> i8", 'sym_name = "x", value = 5 : i8'),
    ("calyx.assign %a = %b : i8", "calyx.assign", "(%a, %b)", "(i8, i8) -> ()", ""),
    ("calyx.assign %a = %t ? %b : i8", "calyx.assign", "(%a, %b, %t)", "(i8, i8, i1) -> ()", ""),
    ("calyx.group_done %t ? %u : i1", "calyx.group_done", "(%u, %t)", "(i1, i1) -> ()", ""),
    ("%r = calyx.group_go %t : i1", "calyx.group_go", "(%t)", "(i1) -> i1", ""),
    ("%r = calyx.cycle [1:3]", "calyx.cycle", "()", "() -> i1", "end = 3 : i32, start = 1 : i32"),
    ("calyx.enable @g {x}", "calyx.enable", "()", "() -> ()", "groupName = @g, x"),
    (
        "calyx.invoke @c[m = k](%a = %b, %t = %u) -> (i8, i1)",
        *("calyx.invoke", "(%a, %t, %b, %u)", "(i8, i1, i8, i1) -> ()"),
        'callee = @c, inputNames = ["b", "u"], portNames = ["a", "t"], refCellsMap = [{m = @k}]',
    ),
    (
        "%r:2 = calyx.instance @i of @c : i8, i1",
        "calyx.instance",
        "()",
        "() -> (i8, i1)",
        'componentName = @c, sym_name = "i"',
    ),
    ("calyx.seq {\n calyx.enable @g\n}", "calyx.seq", "()", "() -> ()", ""),
)
_VALUES = {
    "%a": "i8",
    "%b": "i8",
    "%c": "i8",
    "%t": "i1",
    "%u": "i1",
    "%s": "si8",
    "%clk": "!seq.clock",
    "%n": "none",
    "%i": "!seq.immutable<i8>",
    "%io": "!hw.inout<i8>",
    "%x": "index",
    "%m": "memref<4xi8>",
    "%p": "tuple<i8, i1>",
}


@pytest.mark.parametrize("form", FORMS[:-1], ids=lambda form: form[0])
def test_an_operation_is_that_of_the_generic_form(form: tuple[str, str, str, str, str]) -> None:
    assert parsed(form[0], _VALUES) == parsed(in_generic_form(*form), _VALUES)


def test_regions_are_those_of_the_generic_form() -> None:
    custom = "calyx.if %t with @g {\n calyx.enable @h\n} else {\n calyx.seq {\n}\n} {x}"
    generic = """"calyx.if"(%t) ({
      "calyx.enable"() {groupName = @h} : () -> ()
    }, {
      "calyx.seq"() ({}, {}) : () -> ()
    }) {groupName = @g, x} : (i1) -> ()"""
    assert parsed(custom, _VALUES) == parsed(generic, _VALUES)


def test_a_machine_is_that_of_the_generic_form() -> None:
    custom = """fsm.machine @f(%a: i1) -> i4 attributes {initialState = "A"} {
      %n = fsm.variable "n" {initValue = 3 : i4} : i4
      %k = hw.constant 1 : i4
      fsm.state @A output {
        fsm.output %n : i4
      } transitions {
        fsm.transition @B guard {
          fsm.return %a
        } action {
          %m = comb.add %n, %k : i4
          fsm.update %n, %m : i4
        }
        fsm.transition @A
      }
      fsm.state @B output {
        fsm.output %k : i4
      }
    }"""
    generic = """"fsm.machine"() <{function_type = (i1) -> i4, initialState = "A", sym_name = "f"}> ({
    ^bb0(%a: i1):
      %n = "fsm.variable"() <{initValue = 3 : i4, name = "n"}> : () -> i4
      %k = "hw.constant"() <{value = 1 : i4}> : () -> i4
      "fsm.state"() <{sym_name = "A"}> ({
        "fsm.output"(%n) : (i4) -> ()
      }, {
        "fsm.transition"() <{nextState = @B}> ({
          "fsm.return"(%a) : (i1) -> ()
        }, {
          %m = "comb.add"(%n, %k) : (i4, i4) -> i4
          "fsm.update"(%n, %m) : (i4, i4) -> ()
        }) : () -> ()
        "fsm.transition"() <{nextState = @A}> ({}, {}) : () -> ()
      }) : () -> ()
      "fsm.state"() <{sym_name = "B"}> ({
        "fsm.output"(%k) : (i4) -> ()
      }, {}) : () -> ()
    }) : () -> ()"""
    lowered = [
        re.sub(r"@\d+:\d+", "@", print_module(load(each).lower("f"), places=False)) for each in (custom, generic)
    ]
    assert lowered[0] == lowered[1] and "addi" in lowered[0]


MODULE = """
hw.module private @inner(in %x : i4, out z : i4) {
  %c1_i4 = hw.constant 1 : i4
  %0 = comb.add bin %x, %c1_i4 : i4
  hw.output %0 : i4
}
hw.module @f(in %a : i4, in %b "b" : i4, in %clk : !seq.clock, in %rst : i1, out y : i4, out z : i4) {
  %0 = seq.initial() {
    %k = hw.constant 0 : i4
    seq.yield %k : i4
  } : () -> !seq.immutable<i4>
  %n = comb.and %a, %b : i4
  %m = hw.instance "i" @inner(x: %n: i4) -> (z: i4)
  %y = seq.compreg %m, %clk reset %rst, %a initial %0 : i4
  hw.output %y, %m : i4, i4
}
"""


@pytest.mark.parametrize(
    ("before", "after", "said"),
    (
        ("%n = comb.and %a, %b : i4", "%n = comb.and %a, %b {delayed = 1} : i4", "attribute 'delayed'"),
        ("%n = comb.and %a, %b : i4", "%n = comb.and %a, %b gated : i4", "expected ':'"),
        ("%n = comb.and %a, %b : i4", "%n = sv.and %a, %b : i4", "'sv.and' is not supported"),
        ("%n = comb.and %a, %b : i4", "%n = far.off %a, %b : i4", "'far.off' is not supported"),
        ("%n = comb.and %a, %b : i4", "%n = comb.truth_table %rst -> [unknown]", "not supported"),
        ("@inner(x:", "@inner<W: i32 = 4>(x:", "other parameters than those of the module"),
        ("@inner(x: %n", "@inner(w: %n", "other ports than those of the module"),
        ("@inner(x: %n", "@outer(x: %n", "no 'outer' is defined"),
        ("@f(in", "@f<W>(in", "the parameter W"),
        ("reset %rst, %a", "reset %rst, %a reset %rst, %a", "expected ':'"),
        ("%y = seq.compreg %m, %clk reset", "%y = seq.firreg %m clock %clk reset sometimes", "not supported"),
        (
            ", out z : i4) {\n  %0 = seq",
            ', out z : i4) attributes {output_file = "x"} {\n  %0 = seq',
            "attribute 'output_file'",
        ),
        (
            "hw.module private @inner(in %x : i4, out z : i4) {",
            "hw.module.extern @inner(in %w : i4, out z : i4)\nhw.module @other(in %x : i4, out z : i4) {",
            "other ports than those of the module",
        ),
    ),
)
def test_what_a_form_says_is_not_read_past(before: str, after: str, said: str) -> None:
    assert before in MODULE
    source = load(MODULE.replace(before, after))
    with pytest.raises(Unsupported) as problem:
        source.lower("f")
    assert said in str(problem.value)


def test_a_port_has_a_name() -> None:
    with pytest.raises(SyntaxProblem, match="expected the name of a port"):
        load("hw.module @m(in : i4) {\n  hw.output\n}")


def test_what_cannot_be_read_costs_its_module_alone() -> None:
    source = load(MODULE.replace("%m = hw", "%m = hw.unheard %n : i4\n  %q = hw"), file_name="two.mlir")
    assert list(source.functions) == ["inner", "f"]
    assert "addi" in print_module(source.lower("inner"))
    with pytest.raises(Unsupported, match=r"two\.mlir:13:8: 'hw\.unheard' is not supported"):
        source.lower("f")


def test_a_network_needs_not_name_its_dialect() -> None:
    named = """handshake.func @f(%a: i8, %n: none, ...) -> (i8, none) attributes {argNames = ["a", "n"]} {
      %b:2 = handshake.fork [2] %a : i8
      %c = arith.addi %b#0, %b#1 : i8
      handshake.return %c, %n : i8, none
    }"""
    short = named.replace("handshake.fork", "fork").replace("handshake.return", "return").replace(", ...", "")
    lowered = [print_module(load(text).lower("f"), places=False) for text in (named, short)]
    assert lowered[0] == lowered[1] and "op addi" in lowered[0]


def test_types_are_read_behind_their_aliases() -> None:
    text = """
!Pair = !hw.struct<a: i4, b: i4>
!Two = !hw.array<2x!Pair>
hw.type_scope @s {
  hw.typedecl @t, "tt" : i4
}
hw.module @f(in %p: !Two, in %i: i1, out o: !hw.typealias<@s::@t, i4>) {
  %q = hw.array_get %p[%i] : !Two, i1
  %a, %b = hw.struct_explode %q : !Pair
  dbg.variable "a", %a : i4
  %o = comb.sub %a, %b : i4
  %r = hw.bitcast %o : (i4) -> !hw.typealias<@s::@t, i4>
  hw.output %r : !hw.typealias<@s::@t, i4>
}
"""
    function = load(text).lower("f").functions["f"]
    assert [str(each.type) for each in function.parameters] == ["i16", "i1"]


@pytest.mark.parametrize(
    "aliases",
    [
        "!A = !hw.array<2x!A>",
        "!Z = !hw.struct<a: i4, b: i4>\n"
        + "\n".join(
            f"!{to} = !hw.struct<a: !{of}, b: !{of}>"
            for of, to in zip("ZYXWVUTSRQPONMLK", "YXWVUTSRQPONMLKA", strict=True)
        ),
    ],
    ids=["of itself", "too long"],
)
def test_an_alias_that_cannot_be_spelled_is_named(aliases: str) -> None:
    source = load(f"{aliases}\nhw.module @f(in %p: !A, out o: !A) {{\n  hw.output %p : !A\n}}\n")
    with pytest.raises(Unsupported, match="type !"):
        source.lower("f")
