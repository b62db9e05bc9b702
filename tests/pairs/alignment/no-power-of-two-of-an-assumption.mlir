llvm.func @f(%x: i32, %p: !llvm.ptr) {
  %c = llvm.mlir.constant(16 : i32) : i32
  %t = llvm.mlir.constant(1 : i1) : i1
  llvm.intr.assume %t ["align"(%p, %c : !llvm.ptr, i32)] : i1
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  %c = llvm.mlir.constant(12 : i32) : i32
  %t = llvm.mlir.constant(1 : i1) : i1
  llvm.intr.assume %t ["align"(%p, %c : !llvm.ptr, i32)] : i1
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
// expect: unknown
