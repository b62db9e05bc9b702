module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>) {
    %c24 = arith.constant 24 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c16, %c1, %c1) threads in (%c8, %c1, %c1)  args(%arg0 : memref<16x24xf32>, %arg1 : memref<24x8xf32>, %arg2 : memref<16x8xf32>, %c0 : index, %c24 : index, %c1 : index)
    return
  }
  gpu.module @kernel_kernel {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 8, 1, 1>, gpu.known_grid_size = array<i32: 16, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 8, 1, 1>} {
      %0 = llvm.mlir.constant(8 : index) : i64
      %1 = llvm.mlir.constant(24 : index) : i64
      %2 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 16> : i32
      %3 = llvm.sext %2 : i32 to i64
      %4 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 8> : i32
      %5 = llvm.sext %4 : i32 to i64
      llvm.br ^bb1(%arg21 : i64)
    ^bb1(%6: i64):  // 2 preds: ^bb0, ^bb2
      %7 = llvm.icmp "slt" %6, %arg22 : i64
      llvm.cond_br %7, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %8 = llvm.mul %3, %1 overflow<nsw, nuw> : i64
      %9 = llvm.add %8, %6 overflow<nsw, nuw> : i64
      %10 = llvm.getelementptr inbounds|nuw %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %11 = llvm.load %10 : !llvm.ptr -> f32
      %12 = llvm.mul %6, %0 overflow<nsw, nuw> : i64
      %13 = llvm.add %12, %5 overflow<nsw, nuw> : i64
      %14 = llvm.getelementptr inbounds|nuw %arg8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %15 = llvm.load %14 : !llvm.ptr -> f32
      %16 = llvm.mul %3, %0 overflow<nsw, nuw> : i64
      %17 = llvm.add %16, %5 overflow<nsw, nuw> : i64
      %18 = llvm.getelementptr inbounds|nuw %arg15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %19 = llvm.load %18 : !llvm.ptr -> f32
      %20 = llvm.fmul %11, %15 : f32
      %21 = llvm.fadd %19, %20 : f32
      llvm.store %21, %18 : f32, !llvm.ptr
      %22 = llvm.add %6, %arg23 : i64
      llvm.br ^bb1(%22 : i64)
    ^bb3:  // pred: ^bb1
      llvm.return
    }
  }
}

