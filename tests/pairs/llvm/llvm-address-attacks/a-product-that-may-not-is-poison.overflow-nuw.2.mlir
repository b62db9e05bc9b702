func.func @f(%A: memref<4xf32>) {
  %x = affine.load %A[1] : memref<4xf32>
  affine.store %x, %A[0] : memref<4xf32>
  return
}
// -----
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(2 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.mul %0, %1 overflow<nuw> : i64
  %3 = llvm.add %2, %o : i64
  %4 = llvm.getelementptr inbounds|nuw %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %5 = llvm.load %4 : !llvm.ptr -> f32
  llvm.store %5, %arg1 : f32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise
