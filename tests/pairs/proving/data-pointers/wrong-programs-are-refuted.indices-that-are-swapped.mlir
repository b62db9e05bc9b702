func.func @f(%table: memref<7x4x5xf32>, %at: memref<3x2xindex>, %out: memref<3x5xf32>) {
  affine.for %i = 0 to 3 {
    %r = affine.load %at[%i, 0] : memref<3x2xindex>
    %s = affine.load %at[%i, 1] : memref<3x2xindex>
    affine.for %j = 0 to 5 {
      %x = memref.load %table[%r, %s, %j] : memref<7x4x5xf32>
      affine.store %x, %out[%i, %j] : memref<3x5xf32>
    }
  }
  return
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i64) {
    %0 = llvm.mlir.constant(20 : index) : i64
    %1 = llvm.mlir.constant(2 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(3 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.constant(5 : index) : i64
    llvm.br ^bb1(%4 : i64)
  ^bb1(%6: i64):  // 2 preds: ^bb0, ^bb5
    %7 = llvm.icmp "slt" %6, %3 : i64
    llvm.cond_br %7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %8 = llvm.mul %6, %1 overflow<nsw, nuw> : i64
    %9 = llvm.add %8, %4 overflow<nsw, nuw> : i64
    %10 = llvm.getelementptr inbounds|nuw %arg10[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.load %10 : !llvm.ptr -> i64
    %12 = llvm.add %8, %2 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds|nuw %arg10[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %14 = llvm.load %13 : !llvm.ptr -> i64
    llvm.br ^bb3(%4 : i64)
  ^bb3(%15: i64):  // 2 preds: ^bb2, ^bb4
    %16 = llvm.icmp "slt" %15, %5 : i64
    llvm.cond_br %16, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %17 = llvm.mul %14, %0 overflow<nsw, nuw> : i64
    %18 = llvm.mul %11, %5 overflow<nsw, nuw> : i64
    %19 = llvm.add %17, %18 overflow<nsw, nuw> : i64
    %20 = llvm.add %19, %15 overflow<nsw, nuw> : i64
    %21 = llvm.getelementptr inbounds|nuw %arg1[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.load %21 : !llvm.ptr -> f32
    %23 = llvm.mul %6, %5 overflow<nsw, nuw> : i64
    %24 = llvm.add %23, %15 overflow<nsw, nuw> : i64
    %25 = llvm.getelementptr inbounds|nuw %arg17[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %22, %25 : f32, !llvm.ptr
    %26 = llvm.add %15, %2 : i64
    llvm.br ^bb3(%26 : i64)
  ^bb5:  // pred: ^bb3
    %27 = llvm.add %6, %2 : i64
    llvm.br ^bb1(%27 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}
// expect: different
