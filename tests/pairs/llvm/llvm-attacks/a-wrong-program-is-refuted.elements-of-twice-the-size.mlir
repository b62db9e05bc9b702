// Against the program before the lowering, and where that has masks, against the right program after it.
func.func @f(%A: memref<?x?xf32>, %B: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?x?xf32>
  %m = memref.dim %A, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %B[%i] : memref<?xf32>
    %s = scf.for %j = %c0 to %m step %c1 iter_args(%a = %x) -> (f32) {
      %y = memref.load %A[%i, %j] : memref<?x?xf32>
      %z = arith.subf %a, %y : f32
      scf.yield %z : f32
    }
    memref.store %s, %B[%i] : memref<?xf32>
  }
  return
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%2: i64):  // 2 preds: ^bb0, ^bb5
    %3 = llvm.icmp "slt" %2, %arg3 : i64
    llvm.cond_br %3, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %4 = llvm.getelementptr inbounds|nuw %arg8[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %5 = llvm.load %4 : !llvm.ptr -> f32
    llvm.br ^bb3(%1, %5 : i64, f32)
  ^bb3(%6: i64, %7: f32):  // 2 preds: ^bb2, ^bb4
    %8 = llvm.icmp "slt" %6, %arg4 : i64
    llvm.cond_br %8, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %9 = llvm.mul %2, %arg5 overflow<nsw> : i64
    %10 = llvm.add %9, %6 overflow<nsw> : i64
    %11 = llvm.getelementptr inbounds %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %12 = llvm.load %11 : !llvm.ptr -> f32
    %13 = llvm.fsub %7, %12 : f32
    %14 = llvm.add %6, %0 : i64
    llvm.br ^bb3(%14, %13 : i64, f32)
  ^bb5:  // pred: ^bb3
    llvm.store %7, %4 : f32, !llvm.ptr
    %15 = llvm.add %2, %0 : i64
    llvm.br ^bb1(%15 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}
// expect: different
