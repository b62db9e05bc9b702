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
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %1 = llvm.insertvalue %arg14, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %2 = llvm.insertvalue %arg15, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %3 = llvm.insertvalue %arg16, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %4 = llvm.insertvalue %arg17, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %5 = llvm.insertvalue %arg19, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %6 = llvm.insertvalue %arg18, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %7 = llvm.insertvalue %arg20, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %9 = llvm.insertvalue %arg7, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %10 = llvm.insertvalue %arg8, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.insertvalue %arg9, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %12 = llvm.insertvalue %arg10, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %13 = llvm.insertvalue %arg12, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %14 = llvm.insertvalue %arg11, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %15 = llvm.insertvalue %arg13, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %17 = llvm.insertvalue %arg0, %16[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %18 = llvm.insertvalue %arg1, %17[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %19 = llvm.insertvalue %arg2, %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %20 = llvm.insertvalue %arg3, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %21 = llvm.insertvalue %arg5, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %22 = llvm.insertvalue %arg4, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %23 = llvm.insertvalue %arg6, %22[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %24 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 8> : i32
      %25 = llvm.sext %24 : i32 to i64
      %26 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 10> : i32
      %27 = llvm.sext %26 : i32 to i64
      llvm.br ^bb1(%arg21 : i64)
    ^bb1(%28: i64):  // 2 preds: ^bb0, ^bb5
      %29 = llvm.icmp "slt" %28, %arg22 : i64
      llvm.cond_br %29, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      llvm.br ^bb3(%arg21 : i64)
    ^bb3(%30: i64):  // 2 preds: ^bb2, ^bb4
      %31 = llvm.icmp "slt" %30, %arg22 : i64
      llvm.cond_br %31, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %32 = llvm.add %25, %28 : i64
      %33 = llvm.add %27, %30 : i64
      %34 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %35 = llvm.mlir.constant(12 : index) : i64
      %36 = llvm.mul %32, %35 overflow<nsw, nuw> : i64
      %37 = llvm.add %36, %33 overflow<nsw, nuw> : i64
      %38 = llvm.getelementptr inbounds|nuw %34[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %39 = llvm.load %38 : !llvm.ptr -> f32
      %40 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %41 = llvm.mlir.constant(3 : index) : i64
      %42 = llvm.mul %28, %41 overflow<nsw, nuw> : i64
      %43 = llvm.add %42, %30 overflow<nsw, nuw> : i64
      %44 = llvm.getelementptr inbounds|nuw %40[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %45 = llvm.load %44 : !llvm.ptr -> f32
      %46 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %47 = llvm.mlir.constant(10 : index) : i64
      %48 = llvm.mul %25, %47 overflow<nsw, nuw> : i64
      %49 = llvm.add %48, %27 overflow<nsw, nuw> : i64
      %50 = llvm.getelementptr inbounds|nuw %46[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %51 = llvm.load %50 : !llvm.ptr -> f32
      %52 = llvm.fmul %39, %45 : f32
      %53 = llvm.fadd %51, %52 : f32
      %54 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %55 = llvm.mlir.constant(10 : index) : i64
      %56 = llvm.mul %25, %55 overflow<nsw, nuw> : i64
      %57 = llvm.add %56, %27 overflow<nsw, nuw> : i64
      %58 = llvm.getelementptr inbounds|nuw %54[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %53, %58 : f32, !llvm.ptr
      %59 = llvm.add %30, %arg23 : i64
      llvm.br ^bb3(%59 : i64)
    ^bb5:  // pred: ^bb3
      %60 = llvm.add %28, %arg23 : i64
      llvm.br ^bb1(%60 : i64)
    ^bb6:  // pred: ^bb1
      llvm.return
    }
  }
}

