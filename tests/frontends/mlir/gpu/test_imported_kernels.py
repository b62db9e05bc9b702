"""Kernels in LLVM's form as compilers of CUDA C++ print them, against plain loops, and wrong ones that look right."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, function

BUFFERS = "%a: memref<32xf32>, %b: memref<32xf32>"
WORDS = "%a: memref<32xi32>, %b: memref<32xi32>"
ADDRESSES = """
%lane = nvvm.read.ptx.sreg.tid.x : i32
%wide = llvm.zext nneg %lane : i32 to i64
%from = llvm.getelementptr inbounds %p[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, {0}
%to = llvm.getelementptr inbounds %q[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, {0}
"""
FLOAT, INTEGER = ADDRESSES.format("f32"), ADDRESSES.format("i32")
COPY = "%v = llvm.load %from : !llvm.ptr -> f32\nllvm.store %v, %to : f32, !llvm.ptr"
PLAIN = function(
    BUFFERS,
    "affine.for %i = 0 to 32 { %v = affine.load %a[%i] : memref<32xf32> affine.store %v, %b[%i] : memref<32xf32> }",
)


def kernel(
    body: str,
    parameters: str = "%p: !llvm.ptr, %q: !llvm.ptr",
    host: str = BUFFERS,
    arguments: str = "%a : memref<32xf32>, %b : memref<32xf32>",
    before: str = "",
    launch: str = "gpu.launch_func",
    more: str = "",
    threads: int = 32,
) -> str:
    """A launch of one block, and its kernel in the LLVM dialect."""
    return f"""
module attributes {{gpu.container_module}} {{
func.func @f({host}) {{
  %c1 = arith.constant 1 : index
  %threads = arith.constant {threads} : index
  {before}
  {launch} @cuda::@kernel blocks in (%c1, %c1, %c1) threads in (%threads, %c1, %c1) args({arguments})
  {"gpu.wait [%token]" if "%token" in launch else ""}
  return
}}
gpu.module @cuda {{
{more}
llvm.func local_unnamed_addr ptx_kernelcc @kernel({parameters}) attributes {{
    gpu.kernel, convergent, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse"], target_cpu = "sm_80"}} {{
  {body}
  llvm.return
}}
}}
}}
"""


def promised(first: str, second: str = "") -> str:
    return f"%p: !llvm.ptr {{{first}}}, %q: !llvm.ptr {{{second}}}"


# -- what parameters promise -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("promises", [("llvm.writeonly", ""), ("", "llvm.readonly"), ("llvm.readnone", "")])
def test_a_promise_that_the_kernel_breaks(promises: tuple[str, str]) -> None:
    verdict = check(PLAIN, kernel(FLOAT + COPY, promised(*promises)))
    assert verdict.verdict == "unknown"
    assert "which this may not keep to" in verdict.reasons[0].message


def test_a_kernel_of_other_effects_than_it_says() -> None:
    """It writes, and says that it does not touch memory."""
    effects = ", ".join(
        f"{each} = none" for each in ("other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1")
    )
    said = f"memory_effects = #llvm.memory_effects<{effects}>, convergent"
    target = kernel(FLOAT + COPY, promised("llvm.noundef"))
    verdict = check(PLAIN, target.replace("convergent", said, 1))
    assert verdict.verdict == "unknown" and "in a function of the effects" in verdict.reasons[0].message
    assert "what the attributes noundef say is true" in check(PLAIN, target).assumptions


# -- parameters that are copies ----------------------------------------------------------------------------------------

STRUCT = "!llvm.struct<(ptr, ptr)>"
PACK = f"""
%one = llvm.mlir.constant(1 : i32) : i32
%struct = llvm.alloca %one x {STRUCT} : (i32) -> !llvm.ptr
%address_a = memref.extract_aligned_pointer_as_index %a : memref<32xf32> -> index
%address_b = memref.extract_aligned_pointer_as_index %b : memref<32xf32> -> index
%number_a = arith.index_cast %address_a : index to i64
%number_b = arith.index_cast %address_b : index to i64
%pointer_a = llvm.inttoptr %number_a : i64 to !llvm.ptr
%pointer_b = llvm.inttoptr %number_b : i64 to !llvm.ptr
%none = llvm.mlir.undef : {STRUCT}
%half = llvm.insertvalue %pointer_a, %none[0] : {STRUCT}
%whole = llvm.insertvalue %pointer_b, %half[1] : {STRUCT}
llvm.store %whole, %struct : {STRUCT}, !llvm.ptr
"""
BY_VALUE = f"%s: !llvm.ptr {{llvm.align = 8 : i64, llvm.byval = {STRUCT}}}"
THROUGH = (
    """
%field = llvm.getelementptr inbounds %s[8] : (!llvm.ptr) -> !llvm.ptr, i8
%p = llvm.load %s : !llvm.ptr -> !llvm.ptr
%q = llvm.load %field : !llvm.ptr -> !llvm.ptr
"""
    + FLOAT
    + COPY
)
GIVEN = "%struct : !llvm.ptr"


def test_a_copy_for_a_launch_that_starts_later() -> None:
    """The memory may change between the call and the start."""
    target = kernel(THROUGH, BY_VALUE, before=PACK, arguments=GIVEN, launch="%token = gpu.launch_func async")
    verdict = check(PLAIN, target)
    assert verdict.verdict == "unknown"
    assert "starts later" in verdict.reasons[0].message


# -- intrinsics by name ------------------------------------------------------------------------------------------------


BARRIER = 'llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%zero) : (i32) -> ()'


def words(body: str) -> str:
    return kernel(INTEGER + body, host=WORDS, arguments="%a : memref<32xi32>, %b : memref<32xi32>")


VOTE = """
%all = llvm.mlir.constant(-1 : i32) : i32
%zero = llvm.mlir.constant(0 : i32) : i32
%x = llvm.load %from : !llvm.ptr -> i32
%yes = llvm.icmp "sgt" %x, %zero : i32
%said = llvm.call_intrinsic "llvm.nvvm.vote.any.sync"(%all, %yes) : (i32, i1) -> i1
%y = llvm.zext %said : i1 to i32
llvm.store %y, %to : i32, !llvm.ptr
"""
VOTED = """
%zero = arith.constant 0 : i32
%none = arith.constant {none}
%said = affine.for %i = 0 to 32 iter_args(%s = %none) -> {type} {{
  %v = affine.load %a[%i] : memref<32xi32>
  %yes = arith.cmpi sgt, %v, %zero : i32
  %number = arith.index_cast %i : index to i32
  %bit = arith.extui %yes : i1 to i32
  %shifted = arith.shli %bit, %number : i32
  %t = arith.ori %s, {own} : {type}
  affine.yield %t : {type}
}}
{end}
affine.for %i = 0 to 32 {{ affine.store %y, %b[%i] : memref<32xi32> }}
"""
ANY = function(WORDS, VOTED.format(none="false", type="i1", own="%yes", end="%y = arith.extui %said : i1 to i32"))


@pytest.mark.parametrize(
    ("body", "right", "changed", "message"),
    [
        (VOTE, "constant(-1 : i32)", "constant(1 : i32)", "a mask that does not contain all lanes"),
        (VOTE, "vote.any.sync", "vote.uni.sync", "the intrinsic 'llvm.nvvm.vote.uni.sync'"),
        (BARRIER.replace("%zero", "%lane"), "", "", "a barrier with a number"),
    ],
)
def test_intrinsics_that_are_not_modelled(body: str, right: str, changed: str, message: str) -> None:
    verdict = check(ANY, words(body.replace(right, changed) if right else body))
    assert verdict.verdict == "unknown"
    assert message in verdict.reasons[0].message


# -- calls -------------------------------------------------------------------------------------------------------------


# -- barriers with a number, copies beside a thread, and copies of several elements at once ----------------------------
