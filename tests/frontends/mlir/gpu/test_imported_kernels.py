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


def test_promises_that_are_kept() -> None:
    target = kernel(FLOAT + COPY, promised("llvm.noalias, llvm.readonly", "llvm.noalias, llvm.writeonly"))
    assert check(PLAIN, target).verdict == "equivalent"


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


def test_a_promise_that_is_broken_behind_a_branch() -> None:
    body = (
        FLOAT + COPY + "\nllvm.br ^next(%to : !llvm.ptr)\n^next(%r: !llvm.ptr):\n%w = llvm.load %r : !llvm.ptr -> f32"
    )
    assert check(PLAIN, kernel(body, promised("", "llvm.writeonly"))).verdict == "unknown"
    assert check(PLAIN, kernel(body)).verdict == "equivalent"


def test_a_pointer_that_is_stored_away() -> None:
    body = (
        FLOAT
        + COPY
        + """
%one = llvm.mlir.constant(1 : i32) : i32
%slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
llvm.store %p, %slot : !llvm.ptr, !llvm.ptr"""
    )
    assert check(PLAIN, kernel(body, promised("llvm.writeonly"))).verdict == "unknown"


def test_one_buffer_for_two_parameters() -> None:
    twice = "%b : memref<32xf32>, %b : memref<32xf32>"
    same = function(BUFFERS, "")
    assert check(same, kernel(FLOAT + COPY, arguments=twice)).verdict == "equivalent"
    assert check(same, kernel(FLOAT + COPY, promised("llvm.noalias"), arguments=twice)).verdict == "unknown"


def test_parts_of_one_buffer_for_two_parameters() -> None:
    """A view of which it is not known where it comes from may be the other buffer."""
    before = "%part = memref.subview %b[0] [32] [1] : memref<32xf32> to memref<32xf32, strided<[1]>>"
    parts = "%part : memref<32xf32, strided<[1]>>, %b : memref<32xf32>"
    target = kernel(FLOAT + COPY, promised("llvm.noalias"), before=before, arguments=parts)
    assert check(function(BUFFERS, ""), target).verdict == "unknown"


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


def test_a_struct_by_value() -> None:
    target = kernel(THROUGH, BY_VALUE, before=PACK, arguments=GIVEN)
    assert check(PLAIN, target).verdict == "equivalent"
    swapped = target.replace("%pointer_a, %none[0]", "%pointer_b, %none[0]").replace(
        "%pointer_b, %half[1]", "%pointer_a, %half[1]"
    )
    assert check(PLAIN, swapped).verdict == "different"


def test_each_thread_has_its_own_copy() -> None:
    """A thread that changes its copy changes nobody else's, nor the launch's."""
    body = THROUGH + "\nllvm.store %p, %field : !llvm.ptr, !llvm.ptr"
    assert check(PLAIN, kernel(body, BY_VALUE, before=PACK, arguments=GIVEN)).verdict == "equivalent"


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


LOOP = (
    "affine.for %i = 0 to 32 {{ %v = affine.load %a[{0}] : memref<32xi32> affine.store %v, %b[%i] : memref<32xi32> }}"
)
TURNED = function(WORDS, LOOP.format("(%i floordiv 2) * 2 + 1 - %i mod 2"))
SHUFFLE = """
%all = llvm.mlir.constant(-1 : i32) : i32
%one = llvm.mlir.constant(1 : i32) : i32
%clamp = llvm.mlir.constant(31 : i32) : i32
%x = llvm.load %from : !llvm.ptr -> i32
%y = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.i32"(%all, %x, %one, %clamp) : (i32, i32, i32, i32) -> i32
llvm.store %y, %to : i32, !llvm.ptr
"""
VOTE = """
%all = llvm.mlir.constant(-1 : i32) : i32
%zero = llvm.mlir.constant(0 : i32) : i32
%x = llvm.load %from : !llvm.ptr -> i32
%yes = llvm.icmp "sgt" %x, %zero : i32
%said = llvm.call_intrinsic "llvm.nvvm.vote.any.sync"(%all, %yes) : (i32, i1) -> i1
%y = llvm.zext %said : i1 to i32
llvm.store %y, %to : i32, !llvm.ptr
"""
BALLOT = (
    VOTE.replace("vote.any.sync", "vote.ballot.sync")
    .replace("-> i1", "-> i32")
    .replace("%y = llvm.zext %said : i1 to i32", "%y = llvm.add %said, %zero : i32")
)
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
WHO = function(
    WORDS, VOTED.format(none="0 : i32", type="i32", own="%shifted", end="%y = arith.addi %said, %zero : i32")
)


def test_shuffles() -> None:
    assert check(TURNED, words(SHUFFLE)).verdict == "equivalent"
    assert check(TURNED, words(SHUFFLE.replace("constant(1 : i32)", "constant(2 : i32)"))).verdict == "different"


def test_votes() -> None:
    assert check(ANY, words(VOTE)).verdict == "equivalent"
    assert check(WHO, words(BALLOT)).verdict == "equivalent"
    assert check(ANY, words(VOTE.replace("vote.any", "vote.all"))).verdict == "different"
    assert check(WHO, words(BALLOT.replace('"sgt"', '"sge"'))).verdict == "different"


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


def test_tail_calls() -> None:
    """They promise that what is called does not reach into the caller's stack."""
    root = function(
        BUFFERS,
        """
affine.for %i = 0 to 32 {
  %v = affine.load %a[%i] : memref<32xf32>
  %w = math.sqrt %v : f32
  affine.store %w, %b[%i] : memref<32xf32>
}
""",
    )
    call = "%v = llvm.load %from : !llvm.ptr -> f32\n%w = llvm.call tail @__nv_sqrtf(%v) {convergent} : (f32) -> f32\n"
    target = kernel(FLOAT + call + "llvm.store %w, %to : f32, !llvm.ptr", more="llvm.func @__nv_sqrtf(f32) -> f32")
    assert check(root, target).verdict == "equivalent"
    body = "llvm.call tail @set(%to, %from) : (!llvm.ptr, !llvm.ptr) -> ()"
    more = "llvm.func @set(%to: !llvm.ptr, %from: !llvm.ptr) { " + COPY + " llvm.return }"
    assert check(PLAIN, kernel(FLOAT + body, more=more)).verdict == "equivalent"
    stack = "%one = llvm.mlir.constant(1 : i32) : i32\n%slot = llvm.alloca %one x f32 : (i32) -> !llvm.ptr\n"
    assert check(PLAIN, kernel(FLOAT + stack + body.replace("%from)", "%slot)"), more=more)).verdict != "equivalent"
    assert check(PLAIN, kernel(FLOAT + stack + body, more=more)).verdict == "unknown"


# -- barriers with a number, copies beside a thread, and copies of several elements at once ----------------------------


THROUGH_MEMORY = """
%zero = llvm.mlir.constant(0 : i32) : i32
%number = llvm.mlir.constant(1 : i32) : i32
%count = llvm.mlir.constant({count} : i32) : i32
%one = llvm.mlir.constant(1 : i32) : i32
%s = llvm.mlir.addressof @tile : !llvm.ptr<3>
%g = llvm.addrspacecast %from : !llvm.ptr to !llvm.ptr<1>
%mine = llvm.getelementptr %s[%wide] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
%turned = llvm.xor %lane, %one : i32
%place = llvm.zext %turned : i32 to i64
%theirs = llvm.getelementptr %s[%place] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
{copy}
{wait}
{barrier}
%v = llvm.load %theirs : !llvm.ptr<3> -> f32
llvm.store %v, %to : f32, !llvm.ptr
"""
TILE = "llvm.mlir.global internal @tile() {addr_space = 3 : i32} : !llvm.array<64 x f32>"
START = 'llvm.call_intrinsic "llvm.nvvm.cp.async.ca.shared.global.4"(%mine, %g) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()'
CLOSE = 'llvm.call_intrinsic "llvm.nvvm.cp.async.commit.group"() : () -> ()'
WAIT = 'llvm.call_intrinsic "llvm.nvvm.cp.async.wait.group"({0}) : (i32) -> ()'
ALL = 'llvm.call_intrinsic "llvm.nvvm.cp.async.wait.all"() : () -> ()'
NUMBERED = 'llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.count"(%number, %count) : (i32, i32) -> ()'
PAIRWISE = function(
    BUFFERS,
    "affine.for %i = 0 to 32 { %v = affine.load %a[(%i floordiv 2) * 2 + 1 - %i mod 2] : memref<32xf32>"
    " affine.store %v, %b[%i] : memref<32xf32> }",
)


@pytest.mark.parametrize(
    ("wait", "barrier", "count", "verdict"),
    (
        (f"{CLOSE}\n{WAIT.format('%zero')}", NUMBERED, 32, "equivalent"),
        (ALL, NUMBERED, 32, "equivalent"),
        (f"{CLOSE}\n{WAIT.format('%one')}", NUMBERED, 32, "different"),  # a group is on its way
        (WAIT.format("%zero"), NUMBERED, 32, "different"),  # of a group that nobody closed
        (ALL, "", 32, "different"),  # each thread waits for its own copies alone
        (ALL, NUMBERED, 16, "unknown"),  # threads of which nothing tells which
    ),
)
def test_copies_beside_a_thread_and_numbered_barriers(wait: str, barrier: str, count: int, verdict: str) -> None:
    body = THROUGH_MEMORY.format(copy=START, wait=wait, barrier=barrier, count=count)
    assert check(PAIRWISE, kernel(FLOAT + body, more=TILE)).verdict == verdict


TWO = """
%lane = nvvm.read.ptx.sreg.tid.x : i32
%wide = llvm.zext nneg %lane : i32 to i64
%from = llvm.getelementptr inbounds %p[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, vector<2xf32>
%to = llvm.getelementptr inbounds %q[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, {0}
%v = llvm.load %from {{alignment = 8 : i64}} : !llvm.ptr -> i64
{1}
llvm.store %v, %to {{alignment = 4 : i64}} : i64, !llvm.ptr
"""
OVERWRITTEN = "%f = llvm.mlir.constant(1.0 : f32) : f32\nllvm.store %f, %from : f32, !llvm.ptr"


@pytest.mark.parametrize(
    ("stride", "between", "verdict"),
    (
        ("vector<2xf32>", "", "equivalent"),
        ("f32", "", "different"),  # what two threads store overlaps
        ("vector<2xf32>", OVERWRITTEN, "unknown"),  # what was loaded is not what is there when it is stored
    ),
)
def test_two_numbers_copied_as_one_integer(stride: str, between: str, verdict: str) -> None:
    assert check(PLAIN, kernel(TWO.format(stride, between), threads=16)).verdict == verdict


# One thread fills the tile, and each takes a byte of it.
TILE = "llvm.mlir.global internal @tile() {addr_space = 3 : i32} : !llvm.array<32 x f32>"
FILLED = """
%zero = llvm.mlir.constant(0 : i32) : i32
%one = llvm.mlir.constant(1 : i32) : i32
%bytes = llvm.mlir.constant(128 : i64) : i64
%nothing = llvm.mlir.constant(0 : i8) : i8
%tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
%mine = llvm.getelementptr %tile[%wide] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
%is = llvm.icmp "eq" %lane, %zero : i32
llvm.cond_br %is, ^fill, ^join
^fill:
"llvm.intr.memset"(%tile, %nothing, %bytes) <{isVolatile = false}> : (!llvm.ptr<3>, i8, i64) -> ()
llvm.br ^join
^join:
"""
COPIED = """
%few = llvm.mlir.constant(SIZE : i64) : i64
%own = llvm.alloca %few x i8 : (i64) -> !llvm.ptr
"llvm.intr.memcpy"(%own, %mine, %few) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr<3>, i64) -> ()
%byte = llvm.load %own : !llvm.ptr -> i8
%v = llvm.uitofp %byte : i8 to f32
llvm.store %v, %to : f32, !llvm.ptr
"""
# Each thread sets an element, and takes a byte of its neighbour's.
TILED = """
%zero = llvm.mlir.constant(0 : i32) : i32
%three = llvm.mlir.constant(3 : i32) : i32
%z = llvm.mlir.constant(0.0 : f32) : f32
%tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
%other = llvm.xor %lane, %three : i32
%there = llvm.zext nneg %other : i32 to i64
%place = llvm.getelementptr %tile[%wide] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
%mine = llvm.getelementptr %tile[%there] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
llvm.store %z, %place : f32, !llvm.ptr<3>
"""
READ = "%v = llvm.load %mine : !llvm.ptr<3> -> f32\nllvm.store %v, %to : f32, !llvm.ptr"
REFILLED = """
"llvm.intr.memset"(%tile, %nothing, %bytes) <{isVolatile = false}> : (!llvm.ptr<3>, i8, i64) -> ()
%z = llvm.mlir.constant(0.0 : f32) : f32
llvm.store %z, %to : f32, !llvm.ptr
"""
ZEROS = function(
    BUFFERS, "%z = arith.constant 0.0 : f32 affine.for %i = 0 to 32 { affine.store %z, %b[%i] : memref<32xf32> }"
)


@pytest.mark.parametrize("read", [COPIED.replace("SIZE", "4"), COPIED.replace("SIZE", "2"), READ, REFILLED])
def test_a_fill_that_nothing_orders_with_what_others_do(read: str) -> None:
    verdict = check(ZEROS, kernel(FLOAT + FILLED + read, more=TILE))
    assert verdict.verdict != "equivalent"


def test_a_fill_before_a_barrier() -> None:
    body = FLOAT + FILLED + BARRIER + COPIED.replace("SIZE", "4")
    assert check(ZEROS, kernel(body, more=TILE)).verdict == "equivalent"


# A part of an element is read before its thread is known to have stored it.
@pytest.mark.parametrize(("between", "verdict"), [(BARRIER, "equivalent"), ("", "different")])
def test_parts_of_elements_are_copied(between: str, verdict: str) -> None:
    body = FLOAT + TILED + between + COPIED.replace("SIZE", "2")
    assert check(ZEROS, kernel(body, more=TILE)).verdict == verdict
