llvm.func @f(%p: !llvm.ptr) {
  %v = llvm.mlir.constant(1.0 : f32) : f32
  llvm.store %v, %p : f32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) attributes {passthrough = [["amdgpu-flat-work-group-size", "1,64"]]} {
  %v = llvm.mlir.constant(1.0 : f32) : f32
  llvm.store %v, %p : f32, !llvm.ptr
  llvm.return
}
// expect: unknown promise
