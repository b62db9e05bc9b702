"""What Triton's programs mean: grids, tiles of pointers, and asynchronous copies that nobody may overtake."""

from __future__ import annotations

from pathlib import Path

from equiv import Verdict, verify

_TILE, _POINTERS = "tensor<4xf32>", "tensor<4x!tt.ptr<f32>>"
_MEMORY, _PAIR = "!ttg.memdesc<4xf32, #s, #m, mutable>", "!ttg.memdesc<2x4xf32, #s, #m, mutable>"

_HEAD = """
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#m = #ttg.shared_memory
"builtin.module"() ({
"tt.func"() <{function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32) -> (), sym_name = "f", sym_visibility = "public"}> ({
^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32):
  %four = "arith.constant"() <{value = 4 : i32}> : () -> i32
  %zero = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %zeros = "arith.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %program = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
  %start = "arith.muli"(%program, %four) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %range = "tt.make_range"() <{start = 0 : i32, end = 4 : i32}> : () -> tensor<4xi32>
  %starts = "tt.splat"(%start) : (i32) -> tensor<4xi32>
  %index = "arith.addi"(%starts, %range) <{overflowFlags = #arith.overflow<none>}>
    : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %limit = "tt.splat"(%n) : (i32) -> tensor<4xi32>
  %inside = "arith.cmpi"(%index, %limit) <{predicate = 2 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %xs = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x!tt.ptr<f32>>
  %px = "tt.addptr"(%xs, %index) : (tensor<4x!tt.ptr<f32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<f32>>
  %os = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<4x!tt.ptr<f32>>
  %po = "tt.addptr"(%os, %index) : (tensor<4x!tt.ptr<f32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<f32>>
"""
_TAIL = """
  "tt.return"() : () -> ()
}) : () -> ()
}) : () -> ()
"""
_LOAD = '"tt.load"(%px, %inside, %zeros) <{operandSegmentSizes = array<i32: 1, 1, 1>}>'
_LOAD += f" : ({_POINTERS}, tensor<4xi1>, {_TILE}) -> {_TILE}"
_STORE = f'"tt.store"(%po, %v, %inside) : ({_POINTERS}, {_TILE}, tensor<4xi1>) -> ()'

COPY = f"%v = {_LOAD}\n{_STORE}"


def _check(source: str, target: str, folder: Path, accept: tuple[str, ...] = ("bitwise",)) -> Verdict:
    for name, body in (("source", source), ("target", target)):
        (folder / f"{name}.mlir").write_text(_HEAD + body + _TAIL)
    sizes = {"n": (8, 6), "grid_x": (2, 2), "grid_y": (1, 1), "grid_z": (1, 1)}
    return verify(folder / "source.mlir", folder / "target.mlir", sizes=sizes, accept=accept, seed=7)


def test_what_is_not_modelled_is_named(tmp_path: Path) -> None:
    volatile = COPY.replace("<{operandSegmentSizes", "<{isVolatile = true, operandSegmentSizes")
    verdict = _check(COPY, volatile, tmp_path)
    assert verdict.verdict == "unknown" and "volatile" in verdict.reasons[0].message
    atomic = COPY + '\n"tt.atomic_poll"() : () -> ()'
    verdict = _check(COPY, atomic, tmp_path)
    assert verdict.verdict == "unknown" and "tt.atomic_poll" in verdict.reasons[0].message
