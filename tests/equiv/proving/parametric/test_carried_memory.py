"""Memory that loops hand on, as tensors become: the same in each iteration, or not. Copies within one buffer."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import Proven
from tests.equiv.proving.parametric.programs import changed, is_refused, prove

pytest.importorskip("islpy")


TENSORS = "%A: tensor<?xf32>, %B: tensor<?xf32>, %n: index"


def tensors(body: str) -> str:
    constants = "".join(f"%c{each} = arith.constant {each} : index\n" for each in (0, 1, 4))
    return f"func.func @f({TENSORS}) -> tensor<?xf32> {{\n{constants}{body}\n}}\n"


DOUBLED = tensors("""
%r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %B) -> (tensor<?xf32>) {
  %a = tensor.extract %A[%i] : tensor<?xf32>
  %s = arith.addf %a, %a : f32
  %u = tensor.insert %s into %t[%i] : tensor<?xf32>
  scf.yield %u : tensor<?xf32>
}
return %r : tensor<?xf32>
""")

TILED = tensors("""
%r = scf.for %i = %c0 to %n step %c4 iter_args(%t = %B) -> (tensor<?xf32>) {
  %left = arith.subi %n, %i : index
  %size = arith.minsi %left, %c4 : index
  %in = scf.for %j = %c0 to %size step %c1 iter_args(%u = %t) -> (tensor<?xf32>) {
    %k = arith.addi %i, %j : index
    %a = tensor.extract %A[%k] : tensor<?xf32>
    %s = arith.addf %a, %a : f32
    %v = tensor.insert %s into %u[%k] : tensor<?xf32>
    scf.yield %v : tensor<?xf32>
  }
  scf.yield %in : tensor<?xf32>
}
return %r : tensor<?xf32>
""")


def test_a_tensor_that_a_loop_carries_is_one_buffer() -> None:
    assert isinstance(prove(DOUBLED, TILED), Proven)
    assert isinstance(prove(TILED, DOUBLED), Proven)


WRONG = {
    "the tensor from before the inner loop": [("scf.yield %in", "scf.yield %t")],
    "what came before the loop is returned": [("return %r", "return %B")],
    "another tensor to begin with": [("iter_args(%t = %B)", "iter_args(%t = %A)")],
    "tiles that end too early": [("arith.minsi %left, %c4", "arith.minsi %left, %c1")],
    "tiles that begin too late": [("%i = %c0 to %n step %c4", "%i = %c1 to %n step %c4")],
    "an element further on": [("into %u[%k]", "into %u[%j]")],
    "each iteration begins anew": [("iter_args(%u = %t)", "iter_args(%u = %B)")],
    "a tensor that is written to is read": [("tensor.extract %A[%k]", "tensor.extract %u[%k]")],
}


@pytest.mark.parametrize("name", WRONG)
def test_other_tensors_are_refused(name: str) -> None:
    assert is_refused(prove(DOUBLED, changed(TILED, *WRONG[name])))


def memory(body: str) -> str:
    constants = "".join(f"%c{each} = arith.constant {each} : index\n" for each in (0, 1, 2))
    return f"func.func @f(%A: memref<?xf32>, %n: index) {{\n{constants}{body}\nreturn\n}}\n"


def turns(yielded: str, start: str = "%P, %Q") -> str:
    """In each iteration reads one buffer, and writes the other one."""
    return (
        memory(f"""
%P = memref.alloc() : memref<1xf32>
%Q = memref.alloc() : memref<1xf32>
%zero = arith.constant 0.0 : f32
memref.store %zero, %P[%c0] : memref<1xf32>
memref.store %zero, %Q[%c0] : memref<1xf32>
%r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p, %q = {start}) -> (memref<1xf32>, memref<1xf32>) {{
  %x = memref.load %p[%c0] : memref<1xf32>
  %a = memref.load %A[%i] : memref<?xf32>
  %s = arith.addf %x, %a : f32
  memref.store %s, %q[%c0] : memref<1xf32>
  memref.store %s, %A[%i] : memref<?xf32>
  scf.yield {yielded} : memref<1xf32>, memref<1xf32>
}}
""")
        .replace("iter_args(%p, %q = %P, %Q)", "iter_args(%p = %P, %q = %Q)")
        .replace("iter_args(%p, %q = %P, %P)", "iter_args(%p = %P, %q = %P)")
    )


def test_buffers_that_stay_are_carried() -> None:
    assert isinstance(prove(turns("%p, %q"), turns("%p, %q")), Proven)
    assert isinstance(prove(turns("%p, %q", "%P, %P"), turns("%p, %q", "%P, %P")), Proven)


@pytest.mark.parametrize("yielded", ["%q, %p", "%q, %q", "%p, %p", "%Q, %P"])
def test_buffers_by_turns_are_not_those_that_stay(yielded: str) -> None:
    assert is_refused(prove(turns("%p, %q"), turns(yielded)))
    assert is_refused(prove(turns(yielded), turns("%p, %q")))


def copied(offset: str, size: str = "%n") -> str:
    """The second half of an array from its first one, and what that leaves is doubled."""
    return memory(f"""
%from = memref.subview %A[0] [{size}] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
%to = memref.subview %A[{offset}] [{size}] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
memref.copy %from, %to : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1], offset: ?>>
""")


BY_ELEMENTS = memory("""
scf.for %i = %c0 to %n step %c1 {
  %k = arith.addi %i, %n : index
  %a = memref.load %A[%i] : memref<?xf32>
  memref.store %a, %A[%k] : memref<?xf32>
}
""")


def test_a_copy_within_one_buffer_between_parts_that_are_apart() -> None:
    assert isinstance(prove(copied("%n"), copied("%n")), Proven)


def test_a_copy_of_what_overlaps_is_no_copy() -> None:
    assert is_refused(prove(BY_ELEMENTS, copied("%c1")))
    assert is_refused(prove(copied("%n"), copied("%c1")))
    assert is_refused(prove(copied("%n"), copied("%c0")))


def test_a_source_that_is_undefined_at_all_sizes_proves_nothing() -> None:
    overlapping = copied("%c1", "%c2")
    assert is_refused(prove(overlapping, overlapping))
    assert isinstance(prove(copied("%c2", "%c2"), copied("%c2", "%c2")), Proven)
