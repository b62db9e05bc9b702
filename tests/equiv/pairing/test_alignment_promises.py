"""What a program says of the alignment of addresses: a target says no more than its source, types and allocations."""

from __future__ import annotations

from equiv.verdict.reasons import EXPLANATIONS, ReasonKind
from equiv.verdict.scope import Scope
from interp import ir
from interp.ir.text import parse_module, print_module
from tests.equiv.pairs import check

# Four floats from %A, or from %p, to %B or %q.
LOADED = "%v = vector.load %A[%i]{} : memref<16xf32>, vector<4xf32>"
STORED = "vector.store %v, %B[%i]{} : memref<16xf32>, vector<4xf32>"


def vectors(load: str = "", store: str = "", before: str = "", at: int = 0) -> str:
    lines = [before, f"%i = arith.constant {at} : index", LOADED.format(load), STORED.format(store)]
    return _memrefs(*lines)


def _memrefs(*lines: str) -> str:
    body = "\n  ".join(lines)
    return f"func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {{\n  {body}\n  return\n}}\n"


def aligned(alignment: int) -> str:
    return f" {{alignment = {alignment} : i64}}"


def assumed(alignment: int) -> str:
    return f"%C = memref.assume_alignment %A, {alignment} : memref<16xf32>"


def pointers(*lines: str, p: str = "", q: str = "") -> str:
    body = "\n  ".join(lines)
    return f"llvm.func @f(%p: !llvm.ptr{p}, %q: !llvm.ptr{q}, %c: i1) {{\n  {body}\n  llvm.return\n}}\n"


def copied(load: str = "", store: str = " {alignment = 4 : i64}") -> str:
    return f"""%v = llvm.load %p{load} : !llvm.ptr -> vector<4xf32>
  llvm.store %v, %q{store} : vector<4xf32>, !llvm.ptr"""


def memcpy(attributes: str = "") -> str:
    return '"llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false' + attributes + "}> : (!llvm.ptr, !llvm.ptr, i64) -> ()"


SIXTEEN = "%n = llvm.mlir.constant(16 : i64) : i64"
ONE = "%one = llvm.mlir.constant(1 : i64) : i64"
HINTED = ", arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 16 : i64}, {}]"
MODEST = ", arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}]"
# What only tells the elements' type.
TYPED = "%x = llvm.load %p : !llvm.ptr -> f32\n  llvm.store %x, %q : f32, !llvm.ptr\n"
UNALIGNED = copied(" {alignment = 4 : i64}")

SCALARS = "\n  ".join(
    f"""%i{k} = arith.constant {k} : index
  %v{k} = memref.load %A[%i{k}] : memref<16xf32>
  memref.store %v{k}, %B[%i{k}] : memref<16xf32>"""
    for k in range(4)
)
BY_ONE = "\n  ".join(
    f"""%p{k} = llvm.getelementptr inbounds %p[{k}] : (!llvm.ptr) -> !llvm.ptr, f32
  %q{k} = llvm.getelementptr inbounds %q[{k}] : (!llvm.ptr) -> !llvm.ptr, f32
  %v{k} = llvm.load %p{k} : !llvm.ptr -> f32
  llvm.store %v{k}, %q{k} : f32, !llvm.ptr"""
    for k in range(4)
)
CONDITIONAL = """llvm.cond_br %c, ^yes, ^no
^yes:
  %w = llvm.load %p {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %w, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.br ^end
^no:
  %u = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %u, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.br ^end
^end:"""


def through_buffer(allocated: str, said: str) -> str:
    return _memrefs(
        f"%T = memref.alloc(){allocated} : memref<4xf32>",
        "%i = arith.constant 0 : index",
        LOADED.format(""),
        f"vector.store %v, %T[%i]{said} : memref<4xf32>, vector<4xf32>",
        "%w = vector.load %T[%i] : memref<4xf32>, vector<4xf32>",
        "vector.store %w, %B[%i] : memref<16xf32>, vector<4xf32>",
        "memref.dealloc %T : memref<4xf32>",
    )


def from_global(defined: str, said: str) -> str:
    table = f"memref.global constant @t : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>{defined}\n"
    return table + _memrefs(
        "%i = arith.constant 0 : index",
        "%T = memref.get_global @t : memref<4xf32>",
        f"%v = vector.load %T[%i]{said} : memref<4xf32>, vector<4xf32>",
        STORED.format(""),
    )


def scalar(said: str) -> str:
    return _memrefs(
        "%i = arith.constant 0 : index",
        f"%v = memref.load %A[%i]{said} : memref<16xf32>",
        f"memref.store %v, %B[%i]{said} : memref<16xf32>",
    )


def masked(said: str) -> str:
    return _memrefs(
        "%i = arith.constant 0 : index",
        "%m = arith.constant dense<[false, true, true, true]> : vector<4xi1>",
        "%z = arith.constant dense<0.0> : vector<4xf32>",
        f"%v = vector.maskedload %A[%i], %m, %z{said} : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>",
        STORED.format(""),
    )


def stacked(alignment: str, said: str) -> str:
    return pointers(
        ONE,
        f"%t = llvm.alloca %one x !llvm.array<4 x f32>{alignment} : (i64) -> !llvm.ptr",
        "%v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>",
        f"llvm.store %v, %t{said} : vector<4xf32>, !llvm.ptr",
        "%w = llvm.load %t {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>",
        "llvm.store %w, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr",
    )


# name: source, target
WRONG: dict[str, tuple[str, str]] = {
    "a load of a vector": (vectors(), vectors(load=aligned(16))),
    "a store of a vector": (vectors(), vectors(store=aligned(16))),
    "scalars that become a vector": (_memrefs(SCALARS), vectors(load=aligned(16))),
    "a load of a scalar": (scalar(""), scalar(aligned(8))),
    "a masked load": (masked(""), masked(aligned(16))),
    "an assumption that appears": (vectors(), vectors(before=assumed(64))),
    "an assumption that grows": (vectors(before=assumed(16)), vectors(before=assumed(64))),
    "the other argument's": (vectors(load=aligned(16)), vectors(store=aligned(16))),
    "a vector's own alignment, by default": (pointers(BY_ONE), pointers(TYPED + copied())),
    "an alignment that is dropped": (pointers(UNALIGNED), pointers(copied())),
    "a hint of memcpy": (pointers(TYPED, SIXTEEN, memcpy(MODEST)), pointers(TYPED, SIXTEEN, memcpy(HINTED))),
    "memcpy that becomes an aligned load": (pointers(TYPED, SIXTEEN, memcpy(MODEST)), pointers(TYPED + copied())),
    "a parameter's": (pointers(UNALIGNED), pointers(UNALIGNED, p=" {llvm.align = 64 : i64}")),
    "a load above its condition": (
        pointers(CONDITIONAL),
        pointers(copied(" {alignment = 16 : i64}")),
    ),
    "a buffer of the program's own": (through_buffer("", ""), through_buffer("", aligned(16))),
    "more than an allocation promises": (through_buffer("", ""), through_buffer(aligned(16), aligned(32))),
    "a global": (from_global("", ""), from_global("", aligned(16))),
    "the stack": (stacked("", " {alignment = 4 : i64}"), stacked("", " {alignment = 16 : i64}")),
    "a memref's parameter": (
        vectors(),
        vectors().replace("%A: memref<16xf32>", "%A: memref<16xf32> {llvm.align = 64 : i64}"),
    ),
    "either of two": (
        pointers("%r = llvm.select %c, %p, %q : i1, !llvm.ptr", TYPED + UNALIGNED),
        pointers(
            "%r = llvm.select %c, %p, %q : i1, !llvm.ptr",
            "%w = llvm.load %r : !llvm.ptr -> vector<4xf32>",
            TYPED + UNALIGNED,
        ),
    ),
    "an address in the middle": (vectors(at=1), vectors(load=aligned(16), at=1)),
    "an address in the middle of what is aligned": (
        vectors(before=assumed(64), at=1),
        vectors(before=assumed(64), load=aligned(16), at=1),
    ),
}

RIGHT: dict[str, tuple[str, str]] = {
    "the element's own": (vectors(), vectors(load=aligned(4), store=aligned(4))),
    "the same": (vectors(load=aligned(16)), vectors(load=aligned(16))),
    "less": (vectors(load=aligned(16), store=aligned(64)), vectors(load=aligned(8))),
    "what is assumed of the memref": (vectors(before=assumed(64)), vectors(before=assumed(64), load=aligned(16), at=0)),
    "an assumption that is used": (vectors(before=assumed(64), at=4), vectors(load=aligned(16), at=4)),
    "scalars that become a vector": (_memrefs(SCALARS), vectors(load=aligned(4))),
    "a vector that says that it is not aligned": (pointers(BY_ONE), pointers(TYPED + UNALIGNED)),
    "a vector's own alignment": (pointers(copied()), pointers(copied(" {alignment = 16 : i64}"))),
    "a parameter's": (pointers(UNALIGNED, p=" {llvm.align = 16 : i64}"), pointers(copied())),
    "a hint of memcpy": (pointers(TYPED, SIXTEEN, memcpy(HINTED)), pointers(TYPED, SIXTEEN, memcpy(HINTED))),
    "what an allocation promises": (through_buffer("", ""), through_buffer(aligned(16), aligned(16))),
    "a global": (from_global("", ""), from_global(" {alignment = 16 : i64}", aligned(16))),
    "the stack": (stacked("", " {alignment = 4 : i64}"), stacked(" {alignment = 16 : i64}", " {alignment = 16 : i64}")),
    "under the same condition": (pointers(CONDITIONAL), pointers(CONDITIONAL)),
}


def test_the_reason_names_the_access_and_the_argument() -> None:
    verdict = check(*WRONG["a load of a vector"])
    assert verdict.verdict == "unknown"
    (reason,) = verdict.reasons
    assert reason.kind == "alignment"
    assert reason.kind in {kind.value for kind in ReasonKind} and EXPLANATIONS[ReasonKind.ALIGNMENT].help
    assert reason.message == "this says that %A is aligned to 16 bytes, which the source does not say"
    assert reason.place is not None and (reason.place.file, reason.place.line) == ("after.mlir", 4)


def test_what_both_say_under_conditions_is_an_assumption() -> None:
    verdict = check(*RIGHT["under the same condition"])
    assert any("aligned to 16 bytes, as both programs say" in each for each in verdict.assumptions)


KERNEL = """func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {{
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one)
      threads(%tx, %ty, %tz) in (%sx = %four, %sy = %one, %sz = %one) {{
    %i = arith.muli %tx, %four : index
    %v = vector.load %A[%i]{0} : memref<16xf32>, vector<4xf32>
    vector.store %v, %B[%i]{0} : memref<16xf32>, vector<4xf32>
    gpu.terminator
  }}
  return
}}
"""


def test_what_allocations_of_a_device_promise_is_an_assumption() -> None:
    verdict = check(KERNEL.format(""), KERNEL.format(aligned(16)))
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("%A is aligned to 16 bytes, as the access at after.mlir:7" in each for each in verdict.assumptions)


def test_memory_that_is_aligned_to_less_than_its_elements_is_named() -> None:
    less = pointers("%x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> f32", "llvm.store %x, %q : f32, !llvm.ptr")
    verdict = check(less, pointers(TYPED))
    assert any("though the access at before.mlir:2:8 says" in each for each in verdict.assumptions), verdict.assumptions


DOUBLED = """func.func @f(%A: memref<?xf32>, %B: memref<?xf32>) {{
  {}
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {{
    %v = memref.load %A[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %B[%i] : memref<?xf32>
  }}
  return
}}
"""


def test_what_is_said_of_the_start_of_an_argument_takes_part_in_proofs_for_all_sizes() -> None:
    said = DOUBLED.format("%C = memref.assume_alignment %A, 64 : memref<?xf32>")
    verdict = check(said, said)
    assert (verdict.verdict, verdict.scope) == ("equivalent", Scope.ALL_SIZES)
    assert check(DOUBLED.format(""), said).verdict == "unknown"


def test_alignments_of_buffers_stand_in_the_text_form() -> None:
    place = ir.Place("a.mlir", 1, 1)
    buffer = ir.GlobalBuffer("t", ir.Scalar("f32"), (2,), None, False, True, place, 16)
    allocated = ir.Value(ir.View(ir.Scalar("f32"), (4,)))
    alloc = ir.Alloc(place=place, result=allocated, sizes=[4], alignment=16, stated=True)
    body = ir.Region([ir.Block([], [alloc, ir.Return(place=place, values=[])])])
    module = ir.Module({"f": ir.Function("f", [], [], body, place)}, {"t": buffer})
    text = print_module(module)
    read = parse_module(text, "a.ir")
    assert read.globals["t"].alignment == 16
    entry = read.functions["f"].body
    assert entry is not None
    made = entry.blocks[0].operations[0]
    assert isinstance(made, ir.Alloc) and made.stated and print_module(read) == text
