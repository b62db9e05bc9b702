gpu.module @m {
  gpu.func @f(%a: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 2, 1>} {
    %c0 = arith.constant 0 : index
    %v = arith.constant 1.0 : f32
    memref.store %v, %a[%c0] : memref<64xf32>
    gpu.return
  }
}
// -----
gpu.module @m {
  llvm.func spir_kernelcc @f(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %t: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 64, 2, 1>, reqd_work_group_size = array<i32: 2, 64, 1>} {
    %v = llvm.mlir.constant(1.0 : f32) : f32
    llvm.store %v, %b : f32, !llvm.ptr
    llvm.return
  }
}
// expect: unknown promise
