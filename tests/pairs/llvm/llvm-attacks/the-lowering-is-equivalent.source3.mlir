func.func @f(%n: i32, %A: memref<1xi64>) {
  %c0 = arith.constant 0 : index
  %w = arith.extsi %n : i32 to i64
  %k = arith.muli %w, %w : i64
  memref.store %k, %A[%c0] : memref<1xi64>
  return
}
// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) {
    %0 = llvm.sext %arg0 : i32 to i64
    %1 = llvm.mul %0, %0 : i64
    llvm.store %1, %arg2 : i64, !llvm.ptr
    llvm.return
  }
}
// expect: equivalent bitwise
