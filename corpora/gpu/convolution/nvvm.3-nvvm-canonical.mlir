module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<10x12xf32>, %arg1: memref<3x3xf32>, %arg2: memref<8x10xf32>) {
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c8, %c1, %c1) threads in (%c10, %c1, %c1)  args(%arg0 : memref<10x12xf32>, %arg1 : memref<3x3xf32>, %arg2 : memref<8x10xf32>, %c0 : index, %c3 : index, %c1 : index)
    return
  }
  gpu.module @kernel_kernel {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 10, 1, 1>, gpu.known_grid_size = array<i32: 8, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 10, 1, 1>} {
      %0 = llvm.mlir.constant(10 : index) : i64
      %1 = llvm.mlir.constant(3 : index) : i64
      %2 = llvm.mlir.constant(12 : index) : i64
      %3 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 8> : i32
      %4 = llvm.sext %3 : i32 to i64
      %5 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 10> : i32
      %6 = llvm.sext %5 : i32 to i64
      llvm.br ^bb1(%arg21 : i64)
    ^bb1(%7: i64):  // 2 preds: ^bb0, ^bb5
      %8 = llvm.icmp "slt" %7, %arg22 : i64
      llvm.cond_br %8, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      llvm.br ^bb3(%arg21 : i64)
    ^bb3(%9: i64):  // 2 preds: ^bb2, ^bb4
      %10 = llvm.icmp "slt" %9, %arg22 : i64
      llvm.cond_br %10, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %11 = llvm.add %4, %7 : i64
      %12 = llvm.add %6, %9 : i64
      %13 = llvm.mul %11, %2 overflow<nsw, nuw> : i64
      %14 = llvm.add %13, %12 overflow<nsw, nuw> : i64
      %15 = llvm.getelementptr inbounds|nuw %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %16 = llvm.load %15 : !llvm.ptr -> f32
      %17 = llvm.mul %7, %1 overflow<nsw, nuw> : i64
      %18 = llvm.add %17, %9 overflow<nsw, nuw> : i64
      %19 = llvm.getelementptr inbounds|nuw %arg8[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %20 = llvm.load %19 : !llvm.ptr -> f32
      %21 = llvm.mul %4, %0 overflow<nsw, nuw> : i64
      %22 = llvm.add %21, %6 overflow<nsw, nuw> : i64
      %23 = llvm.getelementptr inbounds|nuw %arg15[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %24 = llvm.load %23 : !llvm.ptr -> f32
      %25 = llvm.fmul %16, %20 : f32
      %26 = llvm.fadd %24, %25 : f32
      llvm.store %26, %23 : f32, !llvm.ptr
      %27 = llvm.add %9, %arg23 : i64
      llvm.br ^bb3(%27 : i64)
    ^bb5:  // pred: ^bb3
      %28 = llvm.add %7, %arg23 : i64
      llvm.br ^bb1(%28 : i64)
    ^bb6:  // pred: ^bb1
      llvm.return
    }
  }
}

