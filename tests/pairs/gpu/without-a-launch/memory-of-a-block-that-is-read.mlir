gpu.module @m {
  gpu.func @f(%a: memref<4xf32>) workgroup(%w: memref<32xf32, #gpu.address_space<workgroup>>) kernel {
    %c0 = arith.constant 0 : index
    %v = arith.constant 1.0 : f32
    memref.store %v, %a[%c0] : memref<4xf32>
    gpu.return
  }
}
// -----
gpu.module @m {
  llvm.func spir_kernelcc @f(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %t: i64, %w: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<32 : i64, f32>}) attributes {gpu.kernel} {
    %v = llvm.mlir.constant(1.0 : f32) : f32
    llvm.store %v, %w : f32, !llvm.ptr<3>
    %x = llvm.load %w : !llvm.ptr<3> -> f32
    llvm.store %x, %b : f32, !llvm.ptr
    llvm.return
  }
}
// expect: unknown unsupported
