func.func @f(%out: memref<9x4xf32>, %at: memref<3xi64>, %x: memref<3xf32>) {
  affine.for %i = 0 to 3 {
    %n = affine.load %at[%i] : memref<3xi64>
    %k = arith.index_cast %n : i64 to index
    %v = affine.load %x[%i] : memref<3xf32>
    %c2 = arith.constant 2 : index
    memref.store %v, %out[%k, %c2] : memref<9x4xf32>
  }
  return
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: i64, %arg15: i64, %arg16: i64) {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(3 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb1(%3 : i64)
  ^bb1(%5: i64):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "slt" %5, %2 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.getelementptr inbounds|nuw %arg8[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %8 = llvm.load %7 : !llvm.ptr -> i64
    %9 = llvm.getelementptr inbounds|nuw %arg13[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.load %9 : !llvm.ptr -> f32
    %11 = llvm.mul %8, %0 overflow<nsw, nuw> : i64
    %12 = llvm.add %11, %4 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %10, %13 : f32, !llvm.ptr
    %14 = llvm.add %5, %1 : i64
    llvm.br ^bb1(%14 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}
// expect: equivalent bitwise
