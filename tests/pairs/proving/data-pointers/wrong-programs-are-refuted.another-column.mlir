func.func @f(%table: memref<7x5xf32>, %rows: memref<4xi32>, %out: memref<4x5xf32>) {
  affine.for %i = 0 to 4 {
    %row = affine.load %rows[%i] : memref<4xi32>
    %r = arith.index_cast %row : i32 to index
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
    %3 = llvm.mlir.constant(5 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%4: i64):  // 2 preds: ^bb0, ^bb5
    %5 = llvm.icmp "slt" %4, %1 : i64
    llvm.cond_br %5, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %6 = llvm.getelementptr inbounds|nuw %arg8[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %7 = llvm.load %6 : !llvm.ptr -> i32
    %8 = llvm.sext %7 : i32 to i64
    llvm.br ^bb3(%2 : i64)
  ^bb3(%9: i64):  // 2 preds: ^bb2, ^bb4
    %10 = llvm.icmp "slt" %9, %3 : i64
    llvm.cond_br %10, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %11 = llvm.mul %8, %3 overflow<nsw, nuw> : i64
    %12 = llvm.add %11, %4 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.load %13 : !llvm.ptr -> f32
    %15 = llvm.mul %4, %3 overflow<nsw, nuw> : i64
    %16 = llvm.add %15, %9 overflow<nsw, nuw> : i64
    %17 = llvm.getelementptr inbounds|nuw %arg13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %14, %17 : f32, !llvm.ptr
    %18 = llvm.add %9, %0 : i64
    llvm.br ^bb3(%18 : i64)
  ^bb5:  // pred: ^bb3
    %19 = llvm.add %4, %0 : i64
    llvm.br ^bb1(%19 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}
// expect: different
