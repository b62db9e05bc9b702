module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: f32) {
    %0 = llvm.mlir.constant(16 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):  // 2 preds: ^bb0, ^bb5
    %4 = llvm.icmp "slt" %3, %arg3 : i64
    llvm.cond_br %4, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%2 : i64)
  ^bb3(%5: i64):  // 2 preds: ^bb2, ^bb4
    %6 = llvm.icmp "slt" %5, %arg4 : i64
    llvm.cond_br %6, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %7 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.mul %3, %0 : i64
    %9 = llvm.add %8, %5 : i64
    %10 = llvm.getelementptr %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg7, %10 : f32, !llvm.ptr
    %11 = llvm.add %5, %1 : i64
    llvm.br ^bb3(%11 : i64)
  ^bb5:  // pred: ^bb3
    %12 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%12 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: f32) {
    %0 = llvm.mlir.constant(17 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):  // 2 preds: ^bb0, ^bb5
    %4 = llvm.icmp "slt" %3, %arg3 : i64
    llvm.cond_br %4, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%2 : i64)
  ^bb3(%5: i64):  // 2 preds: ^bb2, ^bb4
    %6 = llvm.icmp "slt" %5, %arg4 : i64
    llvm.cond_br %6, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %7 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.mul %3, %0 : i64
    %9 = llvm.add %8, %5 : i64
    %10 = llvm.getelementptr %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg7, %10 : f32, !llvm.ptr
    %11 = llvm.add %5, %1 : i64
    llvm.br ^bb3(%11 : i64)
  ^bb5:  // pred: ^bb3
    %12 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%12 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}

// expect: different
