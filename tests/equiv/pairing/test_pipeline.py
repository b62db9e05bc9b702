"""The passes that make a pair of two modules: none changes what it is given, and each has something to do."""

from __future__ import annotations

import pytest

from equiv.pairing.argument_types import require_equal_arguments
from equiv.pairing.descriptors import adapt_descriptors
from equiv.pairing.draft import Draft, Pass
from equiv.pairing.external_calls import align_external_calls
from equiv.pairing.pipeline import PASSES, find_placement
from equiv.pairing.statements import require_equal_statements
from equiv.pairing.subgroup_width import require_equal_subgroups
from frontends.errors import Unsupported
from frontends.mlir import load
from interp import ir
from interp.ir.text import parse_module, print_module
from tests.equiv.lowered import after

ADDER = """
func @f(%a: i4, %b: i4) -> (i4) ports ["a", "b"] -> ["sum"] {
  %s: i4 = op addi(%a, %b)
  return %s
}
"""
BEGINNING = """
func @f(%b: i4, %q: i4, %a: i4) -> (i4) ports ["b", "register 'q' at first", "a"] -> ["sum"] {
  %s: i4 = op addi(%a, %b)
  return %s
}
"""
KEPT = """
global @state: view<1xf32> private [0.0]
func @f(%x: f32) -> (f32)HEAD {
  %s: view<1xf32> = global @state
  %old: f32 = load %s[0]
  store %x, %s[0]
  return %old
}
"""
TWICE = (
    KEPT.replace("HEAD", " calls 2")
    .replace("(%x: f32) -> (f32)", "(%y: f32, %x: f32) -> (f32, f32)")
    .replace("return %old", "return %old, %old")
)
TENSOR = """
func.func @f(%t: tensor<4xf32>, %x: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %u = tensor.insert %x into %t[%c0] : tensor<4xf32>
  return %u : tensor<4xf32>
}
"""
INTO = """
func.func @f(%t: memref<4xf32>, %x: f32, %into: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  memref.copy %t, %into : memref<4xf32> to memref<4xf32>
  memref.store %x, %into[%c0] : memref<4xf32>
  return
}
"""
CALLING = """
memref.global @count : memref<1xi32> = dense<1>
func.func private @outside(memref<?xf32>)
func.func @f(%A: memref<?xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    func.call @outside(%A) : (memref<?xf32>) -> ()
  }
  %count = memref.get_global @count : memref<1xi32>
  %zero = arith.constant 0 : index
  %first = memref.load %count[%zero] : memref<1xi32>
  return
}
"""
IN_C = CALLING.replace("(memref<?xf32>)\nfunc", "(memref<?xf32>) attributes {llvm.emit_c_interface}\nfunc")
WHOLE = """
func @f(%x: i8) -> (i8) {
  return %x
}
"""
HALVES = """
func @f(%low: i4, %high: i4) -> (i4, i4) {
  return %low, %high
}
"""
STORAGE = """
func.func @f(%a: memref<?xi8>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %x = memref.view %a[%zero][] : memref<?xi8> to memref<1xf32>
  memref.store %one, %x[%zero] : memref<1xf32>
  return
}
"""
FUSED = """
llvm.func @f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.NAME(%a, %b, %a) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
"""
WIDE = """
func @f() -> (i256) {
  %x: i256 = const 0x1ffffffffffffffffffffffffffffffffffffffff
  return %x
}
"""
_TO_LLVM = (
    "convert-scf-to-cf,expand-strided-metadata,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,"
    "convert-arith-to-llvm,reconcile-unrealized-casts"
)
BUFFERIZED = "one-shot-bufferize{bufferize-function-boundaries=true}"


def parsed(text: str) -> ir.Module:
    return parse_module(text, "f.air")


def mlir(text: str) -> ir.Module:
    return load(text, file_name="f.mlir").lower("f")


def draft(source: ir.Module, target: ir.Module) -> Draft:
    return Draft(source, target, ("f", "f"))


def drafts() -> dict[str, Draft]:
    return {
        "circuits": draft(parsed(ADDER), parsed(BEGINNING)),
        "calls": draft(parsed(KEPT.replace("HEAD", "")), parsed(TWICE)),
        "tensors": draft(mlir(TENSOR), mlir(after(TENSOR, BUFFERIZED))),
        "results": draft(mlir(TENSOR), mlir(INTO)),
        "storage": draft(mlir(STORAGE), mlir(STORAGE)),
        "halves": draft(parsed(WHOLE), parsed(HALVES)),
        "products": draft(mlir(FUSED.replace("NAME", "fma")), mlir(FUSED.replace("NAME", "fmuladd"))),
        "constants": draft(parsed(WIDE), parsed(WIDE)),
        "external calls": draft(mlir(CALLING), mlir(after(CALLING, _TO_LLVM))),
        "interfaces for C": draft(mlir(IN_C), mlir(after(IN_C, _TO_LLVM))),
    }


def run(given: Draft, *, until: Pass | None = None) -> Draft:
    for each in PASSES:
        if each is until:
            return given
        given = each(given)
    return given


def texts(given: Draft) -> tuple[str, str]:
    return print_module(given.source), print_module(given.target)


@pytest.mark.parametrize(
    "name",
    [
        *("circuits", "calls", "tensors", "results", "storage", "halves", "products", "constants", "external calls"),
        "interfaces for C",
    ],
)
def test_no_pass_changes_what_it_is_given(name: str) -> None:
    given = drafts()[name]
    for each in PASSES:
        before = texts(given)
        made = each(given)
        assert texts(given) == before, each
        given = made


def test_every_pass_has_something_to_do() -> None:
    busy = set()
    for given in drafts().values():
        for each in PASSES:
            made = each(given)
            busy |= {each} if made != given or texts(made) != texts(given) else set()
            given = made
    # Three refuse pairs, and do nothing else; the last notes what is seldom there.
    assert set(PASSES) - busy <= {
        *(require_equal_arguments, require_equal_statements, require_equal_subgroups),
        find_placement,
    }


def test_a_pass_says_what_it_did() -> None:
    given = drafts()["external calls"]
    words = align_external_calls(run(given, until=align_external_calls)).words
    assert len(words) == 1 and "'outside', defined elsewhere" in words[0]
    before = run(given, until=adapt_descriptors)
    assert len(adapt_descriptors(before).words) == len(before.words) + 1


def test_calls_inside_of_loops_are_rewritten() -> None:
    made = run(drafts()["external calls"])
    calls = [
        each
        for module in (made.source, made.target)
        for function in module.functions.values()
        if function.body is not None
        for each in ir.walk(function.body)
        if isinstance(each, ir.Opaque)
    ]
    assert len(calls) == 2
    # The memref, and the global.
    assert [[type(read.type) for read in each.reads] for each in calls] == [[ir.View] * 2] * 2


def test_a_circuit_gets_the_order_and_the_beginnings_of_the_other() -> None:
    mine, other = run(drafts()["circuits"]).entries
    assert [each.name for each in other.parameters] == ["a", "b", "q"]
    assert mine.ports is not None and other.ports is not None and mine.ports.inputs == other.ports.inputs


def test_an_entry_of_one_call_is_called_as_often_as_the_other() -> None:
    made = run(drafts()["calls"])
    assert [each.calls for each in made.entries] == [2, 2]
    assert made.reshaped == (True, False)


def test_subgroups_of_other_sizes_are_refused() -> None:
    text = 'func @f() chooses ["subgroup size" "N"] {\n  return\n}\n'
    given = draft(parsed(text.replace("N", "32")), parsed(text.replace("N", "64")))
    assert require_equal_subgroups(draft(given.source, given.source)).source is given.source
    with pytest.raises(Unsupported, match="32 threads in the source and 64 threads in the target"):
        require_equal_subgroups(given)


def test_latencies_of_one_part_are_the_same() -> None:
    text = 'func @f() chooses ["latency" "N" of "the group \'a\'"] {\n  return\n}\n'
    given = draft(parsed(text.replace("N", "3")), parsed(text.replace("N", "4")))
    assert require_equal_statements(draft(given.source, given.source)).source is given.source
    other_part = draft(given.source, parsed(text.replace("N", "4").replace("'a'", "'b'")))
    with pytest.raises(Unsupported, match="'static' says 4 of the group 'b', and the source nothing"):
        require_equal_statements(other_part)
    nothing = draft(given.source, parsed("func @f() {\n  return\n}\n"))
    assert require_equal_statements(nothing) is nothing
    with pytest.raises(Unsupported, match="the group 'a' takes 4 cycles, and 3 in the source"):
        require_equal_statements(given)
