func.func @f(%m: memref<?xf32>) -> f32 {
  %c = arith.constant 0 : index
  memref.assume_alignment %m, 64 : memref<?xf32>
  %i = memref.load %m[%c] : memref<?xf32>
  return %i : f32
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> f32 {
  %t = llvm.mlir.constant(1 : i1) : i1
  %c = llvm.mlir.constant(64 : i64) : i64
  llvm.intr.assume %t ["align"(%p, %c : !llvm.ptr, i64)] : i1
  %l = llvm.load %q : !llvm.ptr -> f32
  llvm.return %l : f32
}
// expect: unknown
