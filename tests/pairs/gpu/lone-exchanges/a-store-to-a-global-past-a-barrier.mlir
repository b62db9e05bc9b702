llvm.mlir.global external @g() : i32
llvm.func @f(%x: i32) {
  gpu.barrier
  %p = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @g() : i32
llvm.func @f(%x: i32) {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  gpu.barrier
  llvm.return
}
// expect: unknown unsupported
