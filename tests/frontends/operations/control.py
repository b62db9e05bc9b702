# ruff: noqa: E501
"""Control, and what stands around it: scf, cf, affine, ub, bufferization, ml_program, func and casts between types."""

from __future__ import annotations

from tests.frontends.mlir.tensor.test_tensor_execution import buffers
from tests.frontends.operations.case import INTEGERS, Case

_SOME = ("i8", "i64", "f32")  # nothing here looks at what the numbers are
X, OUT = "%x: memref<8xT>", "%o: memref<8xT>"
_VALUE = "%b: i1, %s: T, %t: T"

CASES = [
    Case("scf.if", _VALUE, "scf.if %b -> (T) {\nscf.yield %s : T\n} else {\nscf.yield %t : T\n}", "T", _SOME),
    Case("scf.for", X, "scf.for %i = %c1 to %c5 step %c2 iter_args(%a = %c0) -> (index) {\n"
         "%k = arith.addi %a, %i : index\nscf.yield %k : index\n}", "index", ("f32",)),
    Case("scf.while", "%x: memref<8xT>, %n: index", "%low = arith.andi %n, %c5 : index\n"
         "%r:2 = scf.while (%i = %low, %a = %c1) : (index, index) -> (index, index) {\n"
         "%go = arith.cmpi ult, %i, %c5 : index\nscf.condition(%go) %a, %i : index, index\n} do {\n"
         "^bb0(%a: index, %i: index):\n%j = arith.addi %i, %c1 : index\n%m = arith.muli %a, %j : index\n"
         "scf.yield %j, %m : index, index\n}\narith.addi %r#0, %r#1 : index", "index", ("f32",)),
    Case("scf.index_switch", f"{_VALUE}, %i: index", "%k = arith.andi %i, %c3 : index\nscf.index_switch %k -> T case 0 {\n"
         "scf.yield %s : T\n} case 3 {\nscf.yield %t : T\n} default {\n"
         "%z = arith.select %b, %t, %s : T\nscf.yield %z : T\n}", "T", _SOME),
    Case("scf.execute_region", _VALUE, "scf.execute_region -> T {\ncf.cond_br %b, ^one, ^two(%t : T)\n^one:\n"
         "cf.br ^two(%s : T)\n^two(%r: T):\nscf.yield %r : T\n}", "T", _SOME),
    Case("scf.forall and scf.parallel", f"{X}, {OUT}", "scf.forall (%i) in (4) {\n%e = memref.load %x[%i] : memref<8xT>\n"
         "memref.store %e, %o[%i] : memref<8xT>\n}\nscf.parallel (%i) = (%c5) to (%c5) step (%c1) {\n"
         "%e = memref.load %x[%i] : memref<8xT>\nmemref.store %e, %x[%c0] : memref<8xT>\nscf.reduce\n}\n"
         "scf.parallel (%i) = (%c0) to (%c4) step (%c2) {\n%e = memref.load %x[%i] : memref<8xT>\n"
         "%j = arith.addi %i, %c4 : index\nmemref.store %e, %o[%j] : memref<8xT>\nscf.reduce\n}", "", _SOME),
    Case("scf.parallel with a reduction", X, "%z = memref.load %x[%c5] : memref<8xT>\n"
         "scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z) -> T {\n%e = memref.load %x[%i] : memref<8xT>\n"
         "scf.reduce(%e : T) {\n^bb0(%l: T, %r: T):\n%k = arith.muli %l, %r : T\nscf.reduce.return %k : T\n}\n}", "T",
         INTEGERS),
    Case("cf.switch, cf.assert and ub.unreachable", f"{_VALUE}, %n: i32", "%c7 = arith.constant 7 : i32\n"
         "%yes = arith.constant true\ncf.assert %yes, \"never\"\n%k = arith.andi %n, %c7 : i32\nscf.execute_region -> T {\n"
         "cf.switch %k : i32, [default: ^one(%s : T), 2: ^two, 5: ^one(%t : T)]\n^one(%r: T):\n"
         "cf.cond_br %yes, ^end(%r : T), ^never\n^two:\ncf.br ^one(%t : T)\n^never:\nub.unreachable\n^end(%q: T):\n"
         "scf.yield %q : T\n}", "T", _SOME),
    Case("ub.poison that is not chosen", _VALUE, "%p = ub.poison : T\n%no = arith.constant false\n"
         "arith.select %no, %p, %t : T", "T", _SOME),
    Case("func.call", _VALUE, "func.call @g(%t, %s) : (T, T) -> T", "T", _SOME,
         before="func.func private @g(%a: T, %b: T) -> T {\nreturn %a : T\n}\n"),
    Case("affine.for, if, load, store, min, max, apply, prefetch", f"{X}, {OUT}", "affine.for %i = 0 to 8 {\n"
         "affine.prefetch %x[%i], read, locality<3>, data : memref<8xT>\n"
         "%j = affine.apply affine_map<(i) -> ((i * 3 + 1) mod 8)>(%i)\n"
         "%k = affine.min affine_map<(i) -> (i, 5)>(%j)\n%l = affine.max affine_map<(i) -> (i - 1, 0)>(%k)\n"
         "affine.if affine_set<(i) : (i - 2 >= 0)>(%i) {\n%e = memref.load %x[%l] : memref<8xT>\n%f = affine.load %x[%j] : memref<8xT>\n"
         "affine.store %f, %x[%i] : memref<8xT>\naffine.store %e, %o[7 - %i] : memref<8xT>\n}\n}", "", _SOME),
    Case("affine.parallel, delinearize_index and linearize_index", f"{X}, {OUT}", "affine.parallel (%i) = (0) to (8) {\n"
         "%d:2 = affine.delinearize_index %i into (2, 4) : index, index\n"
         "%l = affine.linearize_index [%d#1, %d#0] by (4, 2) : index\n%e = memref.load %x[%l] : memref<8xT>\n"
         "affine.store %e, %o[%i] : memref<8xT>\n}", "", _SOME),
    Case("affine.vector_load and vector_store", f"{X}, {OUT}", "affine.for %i = 0 to 2 {\n"
         "%v = affine.vector_load %x[%i * 4] : memref<8xT>, vector<4xT>\n"
         "affine.vector_store %v, %o[4 - %i * 4] : memref<8xT>, vector<4xT>\n}", "", _SOME),
    Case("a cast that is undone", f"{X}, {OUT}", "%j = builtin.unrealized_conversion_cast %c3 : index to i64\n"
         "%k = builtin.unrealized_conversion_cast %j : i64 to index\n%e = memref.load %x[%k] : memref<8xT>\n"
         "memref.store %e, %o[%c0] : memref<8xT>", "", _SOME),
    Case("bufferization.clone", f"{X}, {OUT}", "%m = bufferization.clone %x : memref<8xT> to memref<8xT>\n"
         "%e = memref.load %m[%c2] : memref<8xT>\nmemref.store %e, %o[%c0] : memref<8xT>\n"
         "memref.dealloc %m : memref<8xT>", "", _SOME),
    Case("bufferization.dealloc", f"%b: i1, {X}, {OUT}", "%m = memref.alloc() : memref<8xT>\n"
         "%n = arith.select %b, %m, %o : memref<8xT>\n%e = memref.load %x[%c2] : memref<8xT>\n"
         "memref.store %e, %n[%c0] : memref<8xT>\n%yes = arith.constant true\n"
         "%k = bufferization.dealloc (%m : memref<8xT>) if (%yes) retain (%o : memref<8xT>)", "", _SOME),
    Case("bufferization.to_tensor, to_buffer and materialize_in_destination", f"{X}, {OUT}",
         "%t = bufferization.to_tensor %x restrict : memref<8xT> to tensor<8xT>\n"
         "%e = tensor.extract %t[%c3] : tensor<8xT>\n%u = tensor.insert %e into %t[%c0] : tensor<8xT>\n"
         "bufferization.materialize_in_destination %u in restrict writable %o : (tensor<8xT>, memref<8xT>) -> ()\n"
         "%m = bufferization.to_buffer %u : tensor<8xT> to memref<8xT>\n%f = memref.load %m[%c0] : memref<8xT>\n"
         "memref.store %f, %o[%c1] : memref<8xT>", "", _SOME),
    Case("bufferization.alloc_tensor and dealloc_tensor", "%s: T, %x: tensor<3xT>",
         "%a = bufferization.alloc_tensor() : tensor<4xT>\n"
         "%b = tensor.insert_slice %x into %a[1] [3] [1] : tensor<3xT> into tensor<4xT>\n"
         "%c = tensor.insert %s into %b[%c0] : tensor<4xT>\n"
         "%d = bufferization.alloc_tensor() copy(%c) : tensor<4xT>\n"
         "%e = tensor.insert %s into %d[%c3] : tensor<4xT>\n"
         "%r = tensor.concat dim(0) %c, %e : (tensor<4xT>, tensor<4xT>) -> tensor<8xT>\n"
         "bufferization.dealloc_tensor %d : tensor<4xT>\ntensor.cast %r : tensor<8xT> to tensor<8xT>", "tensor<8xT>",
         _SOME),
    Case("ml_program.global_load and global_store", "%x: tensor<4xT>",
         "ml_program.global_store @g = %x : tensor<4xT>\nml_program.global_load @g : tensor<4xT>", "tensor<4xT>",
         INTEGERS, before="ml_program.global private mutable @g(dense<4> : tensor<4xT>) : tensor<4xT>\n"),
    *(
        Case(f"math.{name}", "%x: tensor<11xT>", f"math.{name} %x : tensor<11xT>", "tensor<11xi1>", ("f32", "f64"))
        for name in ("isnan", "isfinite")
    ),
]  # fmt: skip


def natively(text: str) -> str:
    """The functions on buffers."""
    return buffers(text, (), ("bufferization-lower-deallocations", "convert-bufferization-to-memref"))
