llvm.func @f(%x: !llvm.ptr) {
  %c = llvm.mlir.constant(3 : i32) : i32
  llvm.store %c, %x : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%x: !llvm.ptr {llvm.readonly}) {
  %c = llvm.mlir.constant(3 : i32) : i32
  llvm.store %c, %x : i32, !llvm.ptr
  llvm.return
}
// expect: unknown
