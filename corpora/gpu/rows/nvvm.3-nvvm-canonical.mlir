module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x24xi32>, %arg1: memref<16xi32>) {
    %c24 = arith.constant 24 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c16, %c1, %c1) threads in (%c1, %c1, %c1)  args(%arg0 : memref<16x24xi32>, %c0 : index, %c24 : index, %c1 : index, %c0_i32 : i32, %arg1 : memref<16xi32>)
    return
  }
  gpu.module @kernel_kernel {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i32, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 1, 1, 1>, gpu.known_grid_size = array<i32: 16, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 1, 1, 1>} {
      %0 = llvm.mlir.constant(24 : index) : i64
      %1 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 16> : i32
      %2 = llvm.sext %1 : i32 to i64
      llvm.br ^bb1(%arg7, %arg10 : i64, i32)
    ^bb1(%3: i64, %4: i32):  // 2 preds: ^bb0, ^bb2
      %5 = llvm.icmp "slt" %3, %arg8 : i64
      llvm.cond_br %5, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %6 = llvm.mul %2, %0 overflow<nsw, nuw> : i64
      %7 = llvm.add %6, %3 overflow<nsw, nuw> : i64
      %8 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %9 = llvm.load %8 : !llvm.ptr -> i32
      %10 = llvm.add %4, %9 : i32
      %11 = llvm.add %3, %arg9 : i64
      llvm.br ^bb1(%11, %10 : i64, i32)
    ^bb3:  // pred: ^bb1
      %12 = llvm.getelementptr inbounds|nuw %arg12[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %4, %12 : i32, !llvm.ptr
      llvm.return
    }
  }
}

