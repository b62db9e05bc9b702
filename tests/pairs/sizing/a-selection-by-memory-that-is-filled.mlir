func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %slot = llvm.alloca %o x i8 : (i64) -> !llvm.ptr
  %n0 = arith.index_cast %n : index to i8
  "llvm.intr.memset"(%slot, %n0, %o) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %l = llvm.load %slot : !llvm.ptr -> i8
  %k = arith.constant 77 : i8
  %bad = arith.cmpi eq, %l, %k : i8
  %zero = arith.constant 0.0 : f32
  %y = arith.select %bad, %zero, %x : f32
  affine.for %i = 0 to %n { affine.store %y, %A[%i] : memref<?xf32> }
  return
}
// expect: different
