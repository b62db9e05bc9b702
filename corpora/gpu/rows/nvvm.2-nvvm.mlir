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
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %1 = llvm.insertvalue %arg11, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %2 = llvm.insertvalue %arg12, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %3 = llvm.insertvalue %arg13, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %4 = llvm.insertvalue %arg14, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %5 = llvm.insertvalue %arg15, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.insertvalue %arg5, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %12 = llvm.insertvalue %arg4, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %13 = llvm.insertvalue %arg6, %12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %14 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 16> : i32
      %15 = llvm.sext %14 : i32 to i64
      llvm.br ^bb1(%arg7, %arg10 : i64, i32)
    ^bb1(%16: i64, %17: i32):  // 2 preds: ^bb0, ^bb2
      %18 = llvm.icmp "slt" %16, %arg8 : i64
      llvm.cond_br %18, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %19 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %20 = llvm.mlir.constant(24 : index) : i64
      %21 = llvm.mul %15, %20 overflow<nsw, nuw> : i64
      %22 = llvm.add %21, %16 overflow<nsw, nuw> : i64
      %23 = llvm.getelementptr inbounds|nuw %19[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %24 = llvm.load %23 : !llvm.ptr -> i32
      %25 = llvm.add %17, %24 : i32
      %26 = llvm.add %16, %arg9 : i64
      llvm.br ^bb1(%26, %25 : i64, i32)
    ^bb3:  // pred: ^bb1
      %27 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %28 = llvm.getelementptr inbounds|nuw %27[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %17, %28 : i32, !llvm.ptr
      llvm.return
    }
  }
}

