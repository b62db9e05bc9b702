module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: f32) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%2: i64):  // 2 preds: ^bb0, ^bb5
    %3 = llvm.icmp "slt" %2, %arg3 : i64
    llvm.cond_br %3, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%1 : i64)
  ^bb3(%4: i64):  // 2 preds: ^bb2, ^bb4
    %5 = llvm.icmp "slt" %4, %arg4 : i64
    llvm.cond_br %5, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %6 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.mul %2, %arg5 : i64
    %8 = llvm.mul %4, %arg6 : i64
    %9 = llvm.add %7, %8 : i64
    %10 = llvm.getelementptr %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg7, %10 : f32, !llvm.ptr
    %11 = llvm.add %4, %0 : i64
    llvm.br ^bb3(%11 : i64)
  ^bb5:  // pred: ^bb3
    %12 = llvm.add %2, %0 : i64
    llvm.br ^bb1(%12 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: f32) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%2: i64):  // 2 preds: ^bb0, ^bb5
    %3 = llvm.icmp "slt" %2, %arg3 : i64
    llvm.cond_br %3, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%1 : i64)
  ^bb3(%4: i64):  // 2 preds: ^bb2, ^bb4
    %5 = llvm.icmp "slt" %4, %arg4 : i64
    llvm.cond_br %5, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %6 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.mul %2, %arg5 : i64
    %8 = llvm.add %7, %4 : i64
    %9 = llvm.getelementptr %6[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg7, %9 : f32, !llvm.ptr
    %10 = llvm.add %4, %0 : i64
    llvm.br ^bb3(%10 : i64)
  ^bb5:  // pred: ^bb3
    %11 = llvm.add %2, %0 : i64
    llvm.br ^bb1(%11 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}

// expect: different
