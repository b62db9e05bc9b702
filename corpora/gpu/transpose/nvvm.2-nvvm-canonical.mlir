module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<12x20xf32>, %arg1: memref<20x12xf32>) {
    %c20 = arith.constant 20 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c12, %c1, %c1) threads in (%c20, %c1, %c1)  args(%arg0 : memref<12x20xf32>, %arg1 : memref<20x12xf32>)
    return
  }
  gpu.module @kernel_kernel {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 20, 1, 1>, gpu.known_grid_size = array<i32: 12, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 20, 1, 1>} {
      %0 = llvm.mlir.constant(12 : index) : i64
      %1 = llvm.mlir.constant(20 : index) : i64
      %2 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 12> : i32
      %3 = llvm.sext %2 : i32 to i64
      %4 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 20> : i32
      %5 = llvm.sext %4 : i32 to i64
      %6 = llvm.mul %3, %1 overflow<nsw, nuw> : i64
      %7 = llvm.add %6, %5 overflow<nsw, nuw> : i64
      %8 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %9 = llvm.load %8 : !llvm.ptr -> f32
      %10 = llvm.mul %5, %0 overflow<nsw, nuw> : i64
      %11 = llvm.add %10, %3 overflow<nsw, nuw> : i64
      %12 = llvm.getelementptr inbounds|nuw %arg8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %9, %12 : f32, !llvm.ptr
      llvm.return
    }
  }
}

