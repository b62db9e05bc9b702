"""Dispatches: what they take, how they are run, and which of them are refused."""

from __future__ import annotations

import pytest

from equiv import verify
from equiv.verdict import Verdict
from frontends.mlir import load

_BOTH = ", ".join(["#hal.pipeline.binding<storage_buffer>"] * 2)
_LAYOUT = f"layout = #hal.pipeline.layout<constants = 2, bindings = [{_BOTH}]>"


def _span(value: str, binding: int, type: str, offset: str = "%c0") -> str:
    return (
        f'{value} = "hal.interface.binding.subspan"({offset}) <{{alignment = 64 : index, binding = {binding} : index, '
        f"{_LAYOUT}, operandSegmentSizes = array<i32: 1, 0>}}> : (index) -> {type}"
    )


def _dispatch(body: str, count: int | None = None, threads: int = 1) -> str:
    """A dispatch, with `count` workgroups of `threads` threads where it is dealt out to these."""
    config = ""
    if count is not None:
        config = f"""
"iree_codegen.dispatch_config"() <{{function_ref = @d, workgroup_size = array<i64: {threads}, 1, 1>}}> ({{
^bb0(%device: !hal.device):
  %x = arith.constant {count} : index
  %y = arith.constant 1 : index
  "iree_codegen.yield"(%x, %y, %y) : (index, index, index) -> ()
}}) : () -> ()"""
    return f"func.func @d() {{\n%c0 = arith.constant 0 : index\n{body}\nreturn\n}}{config}"


F32 = "memref<8xf32>"
WHOLE = _dispatch(f"""
{_span("%a", 0, F32)}
{_span("%b", 1, F32)}
%c1 = arith.constant 1 : index
%c8 = arith.constant 8 : index
scf.for %i = %c0 to %c8 step %c1 {{
  %x = memref.load %a[%i] : {F32}
  %y = arith.addf %x, %x : f32
  memref.store %y, %b[%i] : {F32}
}}""")


def _halves(first: str = "%id", count: int = 2) -> str:
    return _dispatch(
        f"""
{_span("%a", 0, F32)}
{_span("%b", 1, F32)}
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%id = "hal.interface.workgroup.id"() <{{dimension = 0 : index}}> : () -> index
%start = arith.muli {first}, %c4 : index
%end = arith.addi %start, %c4 : index
scf.for %i = %start to %end step %c1 {{
  %x = memref.load %a[%i] : {F32}
  %y = arith.addf %x, %x : f32
  memref.store %y, %b[%i] : {F32}
}}""",
        count,
    )


def _check(source: str, target: str) -> Verdict:
    return verify(load(source), load(target), function="d", seed=1)


def test_workgroups_do_together_what_the_dispatch_does() -> None:
    verdict = _check(WHOLE, _halves())
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise")
    assert any("dealt out" in each for each in verdict.assumptions)


def test_workgroups_that_nobody_counts_are_unsupported() -> None:
    text = _halves().partition('"iree_codegen.dispatch_config"')[0]
    verdict = _check(WHOLE, text)
    assert verdict.verdict == "unknown"
    assert "number of workgroups is not known" in verdict.reasons[0].message


BARRIER = '"gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>]}> : () -> ()'


def _threads(middle: str) -> str:
    return _dispatch(
        f"""
{_span("%a", 0, F32)}
{_span("%b", 1, F32)}
%c7 = arith.constant 7 : index
%t = "gpu.thread_id"() <{{dimension = #gpu.dim<x>}}> : () -> index
%r = arith.subi %c7, %t : index
%x = memref.load %a[%t] : {F32}
{middle}""",
        1,
        8,
    )


def test_a_barrier_for_the_memory_of_a_block_orders_nothing_else() -> None:
    """What one thread writes to a binding, another one may not see after such a barrier."""
    handed = _threads(f"""
memref.store %x, %b[%t] : {F32}
{BARRIER}
%y = memref.load %b[%r] : {F32}
{BARRIER}
memref.store %y, %b[%t] : {F32}""")
    verdict = _check(handed, handed)
    assert verdict.verdict == "unknown"
    assert "barrier for some address spaces" in verdict.reasons[0].message
    twice = _threads(f"memref.store %x, %b[%t] : {F32}\n{BARRIER}\nmemref.store %x, %b[%r] : {F32}")
    assert _check(twice, twice).verdict == "unknown"


# -- in the LLVM dialect -----------------------------------------------------------------------------------------------

_STATE = (
    '!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", '
    "(i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>"
)
_OWN = '!llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>'


def _library(body: str, count: int = 2, result: int = 0, state: str = _STATE) -> str:
    """A dispatch for a processor, whose workgroups know their number `%x`, and the bindings `%a` and `%b`."""
    return f"""
llvm.func @d(%env: !llvm.ptr, %shared: !llvm.ptr, %own: !llvm.ptr) -> i32 {{
  %state = llvm.load %shared : !llvm.ptr -> {state}
  %table = llvm.extractvalue %state[10] : {state}
  %a = llvm.load %table : !llvm.ptr -> !llvm.ptr
  %second = llvm.getelementptr %table[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  %b = llvm.load %second : !llvm.ptr -> !llvm.ptr
  %mine = llvm.load %own : !llvm.ptr -> {_OWN}
  %number = llvm.extractvalue %mine[0] : {_OWN}
  %x = llvm.zext %number : i32 to i64
  {body}
  %status = llvm.mlir.constant({result} : i32) : i32
  llvm.return %status : i32
}}
"iree_codegen.dispatch_config"() <{{function_ref = @d, workgroup_size = array<i64: 1, 1, 1>}}> ({{
^bb0(%device: !hal.device):
  %x = arith.constant {count} : index
  %y = arith.constant 1 : index
  "iree_codegen.yield"(%x, %y, %y) : (index, index, index) -> ()
}}) : () -> ()"""


def _quarters(index: str = "%start", sum_: str = "llvm.fadd %v, %v : vector<4xf32>", store: str = "%to") -> str:
    """Four elements for each workgroup."""
    return f"""%four = llvm.mlir.constant(4 : i64) : i64
  %start = llvm.mul %x, %four : i64
  %from = llvm.getelementptr %a[{index}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %from {{alignment = 4 : i64}} : !llvm.ptr -> vector<4xf32>
  %w = {sum_}
  %to = llvm.getelementptr %b[%start] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %first = llvm.getelementptr %b[0] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %w, {store} {{alignment = 4 : i64}} : vector<4xf32>, !llvm.ptr"""


def _checked(source: str, target: str) -> Verdict:
    return verify(load(source), load(target), function="d", seed=1)


@pytest.mark.parametrize(
    ("target", "what"),
    [
        (_library("%c = llvm.extractvalue %state[9] : " + _STATE + "\n" + _quarters()), "push constants"),
        (_library("%m = llvm.extractvalue %mine[5] : " + _OWN + "\n" + _quarters()), "workgroup-local memory"),
        (_library(_quarters(), state=_STATE.replace("(i32, i32, i16", "(i32, i16, i16")), "versions of IREE"),
        (_library("%i = llvm.load %b : !llvm.ptr -> i64\n" + _quarters()), "several types"),
        (_library(_quarters()).partition('"iree_codegen')[0], "number of workgroups is not known"),
    ],
)
def test_what_is_not_modelled_of_processors(target: str, what: str) -> None:
    verdict = _checked(WHOLE, target)
    assert verdict.verdict == "unknown"
    assert what in verdict.reasons[0].message


# -- bindings that are only read ---------------------------------------------------------------------------------------

READ_ONLY = {
    "by the descriptor": (", binding = 0 : index", ", binding = 0 : index, descriptor_flags = 1 : i32"),
    "and indirect": (", binding = 0 : index", ", binding = 0 : index, descriptor_flags = 3 : i32"),
    "by the layout": (
        f"[{_BOTH}]",
        "[#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]",
    ),
    "and indirect, by the layout": (
        f"[{_BOTH}]",
        '[#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer>]',
    ),
}
WRITTEN = {
    "a store": f"%x = memref.load %b[%c0] : {F32}\nmemref.store %x, %a[%c0] : {F32}",
    "a copy": f"memref.copy %b, %a : {F32} to {F32}",
}
WRITTEN["a store to a part"] = f"""
%s = memref.subview %a[2] [4] [1] : {F32} to memref<4xf32, strided<[1], offset: 2>>
%x = memref.load %b[%c0] : {F32}
memref.store %x, %s[%c0] : memref<4xf32, strided<[1], offset: 2>>"""


def _writing(body: str) -> str:
    return _dispatch(f"{_span('%a', 0, F32)}\n{_span('%b', 1, F32)}\n{body}")


@pytest.mark.parametrize("how", READ_ONLY)
@pytest.mark.parametrize("what", WRITTEN)
def test_a_binding_that_is_only_read_is_not_written(how: str, what: str) -> None:
    before, after = READ_ONLY[how]
    source = _writing(WRITTEN[what])
    assert before in source
    assert _check(source, source).verdict == "equivalent"
    verdict = _check(source, source.replace(before, after))
    assert verdict.verdict == "different" and verdict.witness is not None
    assert "is only read, and is not written" in verdict.witness.message
