llvm.func @f(%b: !llvm.ptr) {
  %v = llvm.mlir.constant(1.0 : f32) : f32
  llvm.store %v, %b : f32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%b: !llvm.ptr, %w: !llvm.ptr {llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<32 : i64, f32>}) {
  %v = llvm.mlir.constant(1.0 : f32) : f32
  llvm.store %v, %b : f32, !llvm.ptr
  llvm.return
}
// expect: unknown unsupported
