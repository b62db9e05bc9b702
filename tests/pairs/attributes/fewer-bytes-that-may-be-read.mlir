llvm.func @f(%x: !llvm.ptr {llvm.dereferenceable = 64 : i64}, %y: !llvm.ptr) {
  %c = llvm.mlir.constant(3 : i32) : i32
  llvm.store %c, %y : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%x: !llvm.ptr {llvm.dereferenceable = 32 : i64}, %y: !llvm.ptr) {
  %c = llvm.mlir.constant(3 : i32) : i32
  llvm.store %c, %y : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent
