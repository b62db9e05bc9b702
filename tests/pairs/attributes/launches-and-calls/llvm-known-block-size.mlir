llvm.func @f(%p: !llvm.ptr) {
  %v = llvm.mlir.constant(1.0 : f32) : f32
  llvm.store %v, %p : f32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) attributes {gpu.known_block_size = array<i32: 32, 1, 1>} {
  %v = llvm.mlir.constant(1.0 : f32) : f32
  llvm.store %v, %p : f32, !llvm.ptr
  llvm.return
}
// expect: unknown promise
