func.func @f(%table: memref<7x5xf32>, %rows: memref<4xi64>, %out: memref<4x5xf32>) {
  affine.for %i = 0 to 4 {
    %row = affine.load %rows[%i] : memref<4xi64>
    %r = arith.index_cast %row : i64 to index
    affine.for %j = 0 to 5 {
      %x = memref.load %table[%r, %j] : memref<7x5xf32>
      affine.store %x, %out[%i, %j] : memref<4x5xf32>
    }
  }
  return
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(-1 : index) : i64
    %4 = llvm.mlir.constant(3 : index) : i64
    %5 = llvm.mlir.constant(5 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%6: i64):  // 2 preds: ^bb0, ^bb5
    %7 = llvm.icmp "slt" %6, %1 : i64
    llvm.cond_br %7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %8 = llvm.mul %6, %3 overflow<nsw> : i64
    %9 = llvm.add %8, %4 : i64
    %10 = llvm.getelementptr inbounds|nuw %arg8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.load %10 : !llvm.ptr -> i64
    llvm.br ^bb3(%2 : i64)
  ^bb3(%12: i64):  // 2 preds: ^bb2, ^bb4
    %13 = llvm.icmp "slt" %12, %5 : i64
    llvm.cond_br %13, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %14 = llvm.mul %11, %5 overflow<nsw, nuw> : i64
    %15 = llvm.add %14, %12 overflow<nsw, nuw> : i64
    %16 = llvm.getelementptr inbounds|nuw %arg1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %17 = llvm.load %16 : !llvm.ptr -> f32
    %18 = llvm.mul %6, %5 overflow<nsw, nuw> : i64
    %19 = llvm.add %18, %12 overflow<nsw, nuw> : i64
    %20 = llvm.getelementptr inbounds|nuw %arg13[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %17, %20 : f32, !llvm.ptr
    %21 = llvm.add %12, %0 : i64
    llvm.br ^bb3(%21 : i64)
  ^bb5:  // pred: ^bb3
    %22 = llvm.add %6, %0 : i64
    llvm.br ^bb1(%22 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}
// expect: different
