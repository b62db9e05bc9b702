func.func @f(%bins: memref<6xi32>, %x: memref<4xi8>) {
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 4 {
    %v = affine.load %x[%i] : memref<4xi8>
    %k = arith.index_castui %v : i8 to index
    %old = memref.load %bins[%k] : memref<6xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %bins[%k] : memref<6xi32>
  }
  return
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(2 : i32) : i32
    llvm.br ^bb1(%2 : i64)
  ^bb1(%4: i64):  // 2 preds: ^bb0, ^bb2
    %5 = llvm.icmp "slt" %4, %1 : i64
    llvm.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = llvm.getelementptr inbounds|nuw %arg6[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 : !llvm.ptr -> i8
    %8 = llvm.zext %7 : i8 to i64
    %9 = llvm.getelementptr inbounds|nuw %arg1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %10 = llvm.load %9 : !llvm.ptr -> i32
    %11 = llvm.add %10, %3 : i32
    llvm.store %11, %9 : i32, !llvm.ptr
    %12 = llvm.add %4, %0 : i64
    llvm.br ^bb1(%12 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}
// expect: different
