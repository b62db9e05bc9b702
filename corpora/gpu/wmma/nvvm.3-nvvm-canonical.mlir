module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf16>, %arg1: memref<32x48xf16>, %arg2: memref<16x48xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c3, %c1, %c1) threads in (%c32, %c1, %c1)  args(%c16 : index, %arg2 : memref<16x48xf32>, %c0 : index, %arg0 : memref<16x32xf16>, %arg1 : memref<32x48xf16>, %c32 : index)
    return
  }
  gpu.module @kernel_kernel {
    llvm.func @kernel_kernel(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 32, 1, 1>, gpu.known_grid_size = array<i32: 3, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 32, 1, 1>} {
      %0 = llvm.mlir.constant(32 : index) : i32
      %1 = llvm.mlir.constant(32 : index) : i64
      %2 = llvm.mlir.constant(48 : index) : i32
      %3 = llvm.mlir.constant(48 : index) : i64
      %4 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 3> : i32
      %5 = llvm.sext %4 : i32 to i64
      %6 = llvm.mul %5, %arg0 : i64
      %7 = llvm.mul %arg8, %3 : i64
      %8 = llvm.add %7, %6 : i64
      %9 = llvm.getelementptr %arg2[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %10 = nvvm.wmma.load %9, %2 {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
      llvm.br ^bb1(%arg8, %10 : i64, !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)
    ^bb1(%11: i64, %12: !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>):  // 2 preds: ^bb0, ^bb2
      %13 = llvm.icmp "slt" %11, %arg23 : i64
      llvm.cond_br %13, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %14 = llvm.mul %arg8, %1 : i64
      %15 = llvm.add %14, %11 : i64
      %16 = llvm.getelementptr %arg10[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %17 = nvvm.wmma.load %16, %0 {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
      %18 = llvm.mul %11, %3 : i64
      %19 = llvm.add %18, %6 : i64
      %20 = llvm.getelementptr %arg17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %21 = nvvm.wmma.load %20, %2 {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
      %22 = llvm.extractvalue %17[0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %23 = llvm.extractvalue %17[1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %24 = llvm.extractvalue %17[2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %25 = llvm.extractvalue %17[3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %26 = llvm.extractvalue %17[4] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %27 = llvm.extractvalue %17[5] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %28 = llvm.extractvalue %17[6] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %29 = llvm.extractvalue %17[7] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %30 = llvm.extractvalue %21[0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %31 = llvm.extractvalue %21[1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %32 = llvm.extractvalue %21[2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %33 = llvm.extractvalue %21[3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %34 = llvm.extractvalue %21[4] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %35 = llvm.extractvalue %21[5] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %36 = llvm.extractvalue %21[6] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %37 = llvm.extractvalue %21[7] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> 
      %38 = llvm.extractvalue %12[0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %39 = llvm.extractvalue %12[1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %40 = llvm.extractvalue %12[2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %41 = llvm.extractvalue %12[3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %42 = llvm.extractvalue %12[4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %43 = llvm.extractvalue %12[5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %44 = llvm.extractvalue %12[6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %45 = llvm.extractvalue %12[7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %46 = nvvm.wmma.mma %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
      %47 = llvm.add %11, %arg0 : i64
      llvm.br ^bb1(%47, %46 : i64, !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)
    ^bb3:  // pred: ^bb1
      %48 = llvm.extractvalue %12[0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %49 = llvm.extractvalue %12[1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %50 = llvm.extractvalue %12[2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %51 = llvm.extractvalue %12[3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %52 = llvm.extractvalue %12[4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %53 = llvm.extractvalue %12[5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %54 = llvm.extractvalue %12[6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %55 = llvm.extractvalue %12[7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      nvvm.wmma.store %9, %2, %48, %49, %50, %51, %52, %53, %54, %55 {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, f32, f32, f32, f32, f32, f32, f32, f32
      llvm.return
    }
  }
}

