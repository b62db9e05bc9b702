func.func private @get() -> !llvm.ptr
func.func private @ext()
func.func @f(%k: index, %v: f64) -> f64 {
  %p = func.call @get() : () -> !llvm.ptr
  %q = func.call @get() : () -> !llvm.ptr
  %kk = arith.index_cast %k : index to i64
  %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %u0 = llvm.insertvalue %p, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %u1 = llvm.insertvalue %q, %u0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %off = llvm.mlir.constant(0 : i64) : i64
  %u2 = llvm.insertvalue %off, %u1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %n = llvm.mlir.constant(8 : i64) : i64
  %st = llvm.mlir.constant(1 : i64) : i64
  %u3 = llvm.insertvalue %n, %u2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d = llvm.insertvalue %st, %u3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %m = builtin.unrealized_conversion_cast %d : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<8xf64>
  %b = builtin.unrealized_conversion_cast %m : memref<8xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %q0 = llvm.extractvalue %b[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %q1 = llvm.extractvalue %b[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %xp = llvm.getelementptr %q0[%kk] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %x = llvm.load %xp : !llvm.ptr -> f64

  return %x : f64
}
// -----
func.func private @get() -> !llvm.ptr
func.func private @ext()
func.func @f(%k: index, %v: f64) -> f64 {
  %p = func.call @get() : () -> !llvm.ptr
  %q = func.call @get() : () -> !llvm.ptr
  %kk = arith.index_cast %k : index to i64
  %xp = llvm.getelementptr %q[%kk] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %x = llvm.load %xp : !llvm.ptr -> f64

  return %x : f64
}
// expect: unknown
