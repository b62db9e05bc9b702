func.func @f(%out: memref<9xf32>, %at: memref<3xi64>, %x: memref<3xf32>) {
  affine.for %i = 0 to 3 {
    %n = affine.load %at[%i] : memref<3xi64>
    %k = arith.index_cast %n : i64 to index
    %v = affine.load %x[%i] : memref<3xf32>
    memref.store %v, %out[%k] : memref<9xf32>
  }
  return
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(3 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):  // 2 preds: ^bb0, ^bb2
    %4 = llvm.icmp "slt" %3, %1 : i64
    llvm.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = llvm.getelementptr inbounds|nuw %arg6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %6 = llvm.load %5 : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds|nuw %arg11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.load %7 : !llvm.ptr -> f32
    %9 = llvm.getelementptr inbounds|nuw %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %8, %9 : f32, !llvm.ptr
    %10 = llvm.add %3, %0 : i64
    llvm.br ^bb1(%10 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}
// expect: equivalent bitwise
