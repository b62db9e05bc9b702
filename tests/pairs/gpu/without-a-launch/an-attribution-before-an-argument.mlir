gpu.module @m {
  llvm.func spir_kernelcc @f(%w: !llvm.ptr, %b: !llvm.ptr) attributes {gpu.kernel} {
    %v = llvm.mlir.constant(1.0 : f32) : f32
    llvm.store %v, %b : f32, !llvm.ptr
    llvm.return
  }
}
// -----
gpu.module @m {
  llvm.func spir_kernelcc @f(%w: !llvm.ptr {llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<32 : i64, f32>}, %b: !llvm.ptr) attributes {gpu.kernel} {
    %v = llvm.mlir.constant(1.0 : f32) : f32
    llvm.store %v, %b : f32, !llvm.ptr
    llvm.return
  }
}
// expect: unknown unsupported
