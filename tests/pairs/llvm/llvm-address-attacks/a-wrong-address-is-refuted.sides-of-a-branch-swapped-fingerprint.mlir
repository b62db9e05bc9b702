// options: --domain fingerprint
func.func @f(%A: memref<6x6xf32>, %B: memref<6x6xf32>, %C: memref<6x6xf32>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      affine.for %k = 0 to 6 {
        %a = affine.load %A[%i, %k] : memref<6x6xf32>
        %b = affine.load %B[%k, %j] : memref<6x6xf32>
        %c = affine.load %C[%i, %j] : memref<6x6xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %C[%i, %j] : memref<6x6xf32>
      }
    }
  }
  return
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(6 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %less = llvm.mlir.constant(5 : i64) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):  // 2 preds: ^bb0, ^bb8
    %4 = llvm.icmp "slt" %3, %1 : i64
    llvm.cond_br %4, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%2 : i64)
  ^bb3(%5: i64):  // 2 preds: ^bb2, ^bb7
    %6 = llvm.icmp "slt" %5, %1 : i64
    llvm.cond_br %6, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%2 : i64)
  ^bb5(%7: i64):  // 2 preds: ^bb4, ^bb6
    %8 = llvm.icmp "slt" %7, %1 : i64
    llvm.cond_br %8, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    %9 = llvm.mul %3, %1 overflow<nsw, nuw> : i64
    %10 = llvm.add %9, %7 overflow<nsw, nuw> : i64
    %11 = llvm.getelementptr inbounds|nuw %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %12 = llvm.load %11 : !llvm.ptr -> f32
    %13 = llvm.mul %7, %1 overflow<nsw, nuw> : i64
    %14 = llvm.add %13, %5 overflow<nsw, nuw> : i64
    %15 = llvm.getelementptr inbounds|nuw %arg8[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.load %15 : !llvm.ptr -> f32
    %17 = llvm.add %9, %5 overflow<nsw, nuw> : i64
    %18 = llvm.getelementptr inbounds|nuw %arg15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 : !llvm.ptr -> f32
    %20 = llvm.fmul %12, %16 : f32
    %21 = llvm.fadd %19, %20 : f32
    llvm.store %21, %18 : f32, !llvm.ptr
    %22 = llvm.add %7, %0 : i64
    llvm.br ^bb5(%22 : i64)
  ^bb7:  // pred: ^bb5
    %23 = llvm.add %5, %0 : i64
    llvm.br ^bb3(%23 : i64)
  ^bb8:  // pred: ^bb3
    %24 = llvm.add %3, %0 : i64
    llvm.br ^bb1(%24 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return
  }
}
// expect: different
