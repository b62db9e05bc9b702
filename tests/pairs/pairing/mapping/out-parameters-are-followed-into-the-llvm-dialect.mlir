module {
  func.func @f(%arg0: memref<4xf32>, %arg1: f32, %arg2: memref<4xf32>, %arg3: memref<2x3xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<2x3xf32>
    affine.for %arg4 = 0 to 4 {
      %0 = affine.load %arg0[%arg4] : memref<4xf32>
      %1 = arith.addf %0, %arg1 : f32
      affine.store %1, %alloc[%arg4] : memref<4xf32>
    }
    affine.for %arg4 = 0 to 2 {
      affine.for %arg5 = 0 to 3 {
        %0 = affine.load %arg0[%arg4 + %arg5] : memref<4xf32>
        affine.store %0, %alloc_0[%arg4, %arg5] : memref<2x3xf32>
      }
    }
    memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
    memref.copy %alloc_0, %arg3 : memref<2x3xf32> to memref<2x3xf32>
    return
  }
}
// -----
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: f32, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64) {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.constant(4 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(2 : index) : i64
    %5 = llvm.mlir.constant(3 : index) : i64
    %6 = llvm.getelementptr %0[4] : (!llvm.ptr) -> !llvm.ptr, f32
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
    %9 = llvm.getelementptr %0[6] : (!llvm.ptr) -> !llvm.ptr, f32
    %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %11 = llvm.call @malloc(%10) : (i64) -> !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%12: i64):  // 2 preds: ^bb0, ^bb2
    %13 = llvm.icmp "slt" %12, %2 : i64
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %14 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.load %14 : !llvm.ptr -> f32
    %16 = llvm.fadd %15, %arg5 : f32
    %17 = llvm.getelementptr inbounds|nuw %8[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %16, %17 : f32, !llvm.ptr
    %18 = llvm.add %12, %3 : i64
    llvm.br ^bb1(%18 : i64)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%1 : i64)
  ^bb4(%19: i64):  // 2 preds: ^bb3, ^bb8
    %20 = llvm.icmp "slt" %19, %4 : i64
    llvm.cond_br %20, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    llvm.br ^bb6(%1 : i64)
  ^bb6(%21: i64):  // 2 preds: ^bb5, ^bb7
    %22 = llvm.icmp "slt" %21, %5 : i64
    llvm.cond_br %22, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %23 = llvm.add %19, %21 : i64
    %24 = llvm.getelementptr inbounds|nuw %arg1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 : !llvm.ptr -> f32
    %26 = llvm.mul %19, %5 overflow<nsw, nuw> : i64
    %27 = llvm.add %26, %21 overflow<nsw, nuw> : i64
    %28 = llvm.getelementptr inbounds|nuw %11[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %25, %28 : f32, !llvm.ptr
    %29 = llvm.add %21, %3 : i64
    llvm.br ^bb6(%29 : i64)
  ^bb8:  // pred: ^bb6
    %30 = llvm.add %19, %3 : i64
    llvm.br ^bb4(%30 : i64)
  ^bb9:  // pred: ^bb4
    %31 = llvm.mul %2, %3 : i64
    %32 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %33 = llvm.ptrtoint %32 : !llvm.ptr to i64
    %34 = llvm.mul %31, %33 : i64
    %35 = llvm.getelementptr %arg7[%arg8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%35, %8, %34) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %36 = llvm.mul %4, %3 : i64
    %37 = llvm.mul %36, %5 : i64
    %38 = llvm.mul %37, %33 : i64
    %39 = llvm.getelementptr %arg12[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%39, %11, %38) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
}
// expect: equivalent bitwise
