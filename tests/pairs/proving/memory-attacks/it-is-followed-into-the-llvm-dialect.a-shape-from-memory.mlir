func.func @f(%A: memref<6xf32>, %B: memref<2x3xf32>, %S: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %T = memref.alloca() : memref<2xindex>
  memref.store %c2, %T[%c0] : memref<2xindex>
  memref.store %c3, %T[%c1] : memref<2xindex>
  %R = memref.reshape %A(%T) : (memref<6xf32>, memref<2xindex>) -> memref<2x3xf32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %x = memref.load %R[%i, %j] : memref<2x3xf32>
      affine.store %x, %B[%i, %j] : memref<2x3xf32>
    }
  }
  return
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: i64, %arg15: i64, %arg16: i64) {
    %0 = llvm.mlir.constant(3 : index) : i64
    %1 = llvm.mlir.constant(2 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
    llvm.store %1, %4 : i64, !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[1] : (!llvm.ptr) -> !llvm.ptr, i64
    llvm.store %0, %5 : i64, !llvm.ptr
    llvm.br ^bb1(%3 : i64)
  ^bb1(%6: i64):  // 2 preds: ^bb0, ^bb5
    %7 = llvm.icmp "slt" %6, %1 : i64
    llvm.cond_br %7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%3 : i64)
  ^bb3(%8: i64):  // 2 preds: ^bb2, ^bb4
    %9 = llvm.icmp "slt" %8, %0 : i64
    llvm.cond_br %9, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %10 = llvm.mul %6, %0 overflow<nsw, nuw> : i64
    %11 = llvm.add %10, %8 overflow<nsw, nuw> : i64
    %12 = llvm.getelementptr inbounds|nuw %arg1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %13 = llvm.load %12 : !llvm.ptr -> f32
    %14 = llvm.getelementptr inbounds|nuw %arg6[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %13, %14 : f32, !llvm.ptr
    %15 = llvm.add %8, %2 : i64
    llvm.br ^bb3(%15 : i64)
  ^bb5:  // pred: ^bb3
    %16 = llvm.add %6, %2 : i64
    llvm.br ^bb1(%16 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}
// expect: equivalent bitwise
