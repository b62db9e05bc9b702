func.func @f(%m: memref<?xf32>) -> f32 {
  %c = arith.constant 0 : index
  memref.assume_alignment %m, 64 : memref<?xf32>
  %i = memref.load %m[%c] : memref<?xf32>
  return %i : f32
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> f32 {
  %i = llvm.ptrtoint %q : !llvm.ptr to i64
  %c = llvm.mlir.constant(63 : i64) : i64
  %j = llvm.and %i, %c : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %k = llvm.icmp "eq" %j, %z : i64
  llvm.intr.assume %k : i1
  %l = llvm.load %q : !llvm.ptr -> f32
  llvm.return %l : f32
}
// expect: equivalent bitwise all-sizes
