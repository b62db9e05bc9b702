// options: --func f
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i32) -> i32 {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(64 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.getelementptr %2[%arg7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
    %7 = llvm.add %6, %1 : i64
    %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
    %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %10 = llvm.sub %1, %3 : i64
    %11 = llvm.add %9, %10 : i64
    %12 = llvm.urem %11, %1 : i64
    %13 = llvm.sub %11, %12 : i64
    %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
    %15 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
    llvm.br ^bb1(%4 : i64)
  ^bb1(%16: i64):  // 2 preds: ^bb0, ^bb2
    %17 = llvm.icmp "slt" %16, %arg7 : i64
    llvm.cond_br %17, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %18 = llvm.urem %16, %arg3 : i64
    %19 = llvm.mul %18, %arg5 overflow<nsw> : i64
    %20 = llvm.add %arg2, %19 : i64
    %21 = llvm.mul %0, %3 : i64
    %22 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
    %24 = llvm.mul %21, %23 : i64
    %25 = llvm.getelementptr %arg1[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%15, %25, %24) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %26 = llvm.getelementptr inbounds|nuw %15[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %27 = llvm.load %26 : !llvm.ptr -> f32
    %28 = llvm.intr.tanh(%27) : (f32) -> f32
    %29 = llvm.getelementptr inbounds|nuw %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %28, %29 : f32, !llvm.ptr
    %30 = llvm.add %16, %3 : i64
    llvm.br ^bb1(%30 : i64)
  ^bb3:  // pred: ^bb1
    %31 = llvm.add %arg8, %arg8 : i32
    llvm.return %31 : i32
  }
}
// -----
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i32) -> i32 {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(64 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.getelementptr %2[%arg7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
    %7 = llvm.add %6, %1 : i64
    %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
    %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %10 = llvm.sub %1, %3 : i64
    %11 = llvm.add %9, %10 : i64
    %12 = llvm.urem %11, %1 : i64
    %13 = llvm.sub %11, %12 : i64
    %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
    %15 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
    llvm.br ^bb1(%4 : i64)
  ^bb1(%16: i64):  // 2 preds: ^bb0, ^bb2
    %17 = llvm.icmp "slt" %16, %arg7 : i64
    llvm.cond_br %17, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %18 = llvm.urem %16, %arg3 : i64
    %19 = llvm.mul %18, %arg5 overflow<nsw> : i64
    %20 = llvm.add %arg2, %19 : i64
    %21 = llvm.mul %0, %3 : i64
    %22 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
    %24 = llvm.mul %21, %23 : i64
    %25 = llvm.getelementptr %arg1[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%15, %25, %24) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %26 = llvm.getelementptr inbounds|nuw %15[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %27 = llvm.load %26 : !llvm.ptr -> f32
    %28 = llvm.intr.tanh(%27) : (f32) -> f32
    %29 = llvm.getelementptr inbounds|nuw %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %28, %29 : f32, !llvm.ptr
    %30 = llvm.add %16, %3 : i64
    llvm.br ^bb1(%30 : i64)
  ^bb3:  // pred: ^bb1
    %31 = llvm.add %arg8, %arg8 : i32
    llvm.return %31 : i32
  }
}
// expect: equivalent bitwise listed
