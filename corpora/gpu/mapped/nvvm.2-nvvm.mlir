module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf32>, %arg1: memref<32x8xf32>, %arg2: memref<16x8xf32>) {
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c2, %c2, %c1) threads in (%c4, %c4, %c1)  args(%arg0 : memref<16x32xf32>, %arg1 : memref<32x8xf32>, %arg2 : memref<16x8xf32>, %c0 : index, %c32 : index, %c1 : index, %c2 : index)
    return
  }
  gpu.module @kernel_kernel {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64, %arg24: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 4, 4, 1>, gpu.known_grid_size = array<i32: 2, 2, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 4, 4, 1>} {
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %1 = llvm.insertvalue %arg14, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %2 = llvm.insertvalue %arg15, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %3 = llvm.insertvalue %arg16, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %4 = llvm.insertvalue %arg17, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %5 = llvm.insertvalue %arg19, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %6 = llvm.insertvalue %arg18, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %7 = llvm.insertvalue %arg20, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<16x8xf32>
      %9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %10 = llvm.insertvalue %arg7, %9[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.insertvalue %arg8, %10[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %12 = llvm.insertvalue %arg9, %11[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %13 = llvm.insertvalue %arg10, %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %14 = llvm.insertvalue %arg12, %13[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %15 = llvm.insertvalue %arg11, %14[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %16 = llvm.insertvalue %arg13, %15[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %17 = builtin.unrealized_conversion_cast %16 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<32x8xf32>
      %18 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %19 = llvm.insertvalue %arg0, %18[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %20 = llvm.insertvalue %arg1, %19[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %21 = llvm.insertvalue %arg2, %20[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %22 = llvm.insertvalue %arg3, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %23 = llvm.insertvalue %arg5, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %24 = llvm.insertvalue %arg4, %23[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %25 = llvm.insertvalue %arg6, %24[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %26 = builtin.unrealized_conversion_cast %25 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<16x32xf32>
      %27 = llvm.mlir.constant(2 : index) : i64
      %28 = llvm.mlir.constant(4 : index) : i64
      %29 = llvm.mlir.constant(8 : index) : i64
      %30 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 2> : i32
      %31 = llvm.sext %30 : i32 to i64
      %32 = nvvm.read.ptx.sreg.ctaid.y range <i32, 0, 2> : i32
      %33 = llvm.sext %32 : i32 to i64
      %34 = llvm.mul %33, %29 overflow<nsw> : i64
      %35 = builtin.unrealized_conversion_cast %34 : i64 to index
      %36 = llvm.mul %31, %28 overflow<nsw> : i64
      %37 = builtin.unrealized_conversion_cast %36 : i64 to index
      %subview = memref.subview %26[%35, 0] [8, 32] [1, 1] : memref<16x32xf32> to memref<8x32xf32, strided<[32, 1], offset: ?>>
      %subview_0 = memref.subview %17[0, %37] [32, 4] [1, 1] : memref<32x8xf32> to memref<32x4xf32, strided<[8, 1], offset: ?>>
      %subview_1 = memref.subview %8[%35, %37] [8, 4] [1, 1] : memref<16x8xf32> to memref<8x4xf32, strided<[8, 1], offset: ?>>
      %38 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 4> : i32
      %39 = llvm.sext %38 : i32 to i64
      %40 = builtin.unrealized_conversion_cast %39 : i64 to index
      %41 = nvvm.read.ptx.sreg.tid.y range <i32, 0, 4> : i32
      %42 = llvm.sext %41 : i32 to i64
      %43 = llvm.mul %42, %27 overflow<nsw> : i64
      %44 = builtin.unrealized_conversion_cast %43 : i64 to index
      %subview_2 = memref.subview %subview[%44, 0] [2, 32] [1, 1] : memref<8x32xf32, strided<[32, 1], offset: ?>> to memref<2x32xf32, strided<[32, 1], offset: ?>>
      %45 = builtin.unrealized_conversion_cast %subview_2 : memref<2x32xf32, strided<[32, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %subview_3 = memref.subview %subview_0[0, %40] [32, 1] [1, 1] : memref<32x4xf32, strided<[8, 1], offset: ?>> to memref<32x1xf32, strided<[8, 1], offset: ?>>
      %46 = builtin.unrealized_conversion_cast %subview_3 : memref<32x1xf32, strided<[8, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %subview_4 = memref.subview %subview_1[%44, %40] [2, 1] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
      %47 = builtin.unrealized_conversion_cast %subview_4 : memref<2x1xf32, strided<[8, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      llvm.br ^bb1(%arg21 : i64)
    ^bb1(%48: i64):  // 2 preds: ^bb0, ^bb8
      %49 = llvm.icmp "slt" %48, %arg24 : i64
      llvm.cond_br %49, ^bb2, ^bb9
    ^bb2:  // pred: ^bb1
      llvm.br ^bb3(%arg21 : i64)
    ^bb3(%50: i64):  // 2 preds: ^bb2, ^bb7
      %51 = llvm.icmp "slt" %50, %arg23 : i64
      llvm.cond_br %51, ^bb4, ^bb8
    ^bb4:  // pred: ^bb3
      llvm.br ^bb5(%arg21 : i64)
    ^bb5(%52: i64):  // 2 preds: ^bb4, ^bb6
      %53 = llvm.icmp "slt" %52, %arg22 : i64
      llvm.cond_br %53, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      %54 = llvm.extractvalue %45[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %55 = llvm.extractvalue %45[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %56 = llvm.getelementptr %54[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %57 = llvm.mlir.constant(32 : index) : i64
      %58 = llvm.mul %48, %57 overflow<nsw, nuw> : i64
      %59 = llvm.add %58, %52 overflow<nsw, nuw> : i64
      %60 = llvm.getelementptr inbounds|nuw %56[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %61 = llvm.load %60 : !llvm.ptr -> f32
      %62 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %63 = llvm.extractvalue %46[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %64 = llvm.getelementptr %62[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %65 = llvm.mlir.constant(8 : index) : i64
      %66 = llvm.mul %52, %65 overflow<nsw, nuw> : i64
      %67 = llvm.add %66, %50 overflow<nsw, nuw> : i64
      %68 = llvm.getelementptr inbounds|nuw %64[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %69 = llvm.load %68 : !llvm.ptr -> f32
      %70 = llvm.extractvalue %47[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %71 = llvm.extractvalue %47[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %72 = llvm.getelementptr %70[%71] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %73 = llvm.mlir.constant(8 : index) : i64
      %74 = llvm.mul %48, %73 overflow<nsw, nuw> : i64
      %75 = llvm.add %74, %50 overflow<nsw, nuw> : i64
      %76 = llvm.getelementptr inbounds|nuw %72[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %77 = llvm.load %76 : !llvm.ptr -> f32
      %78 = llvm.fmul %61, %69 : f32
      %79 = llvm.fadd %77, %78 : f32
      %80 = llvm.extractvalue %47[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %81 = llvm.extractvalue %47[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %82 = llvm.getelementptr %80[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %83 = llvm.mlir.constant(8 : index) : i64
      %84 = llvm.mul %48, %83 overflow<nsw, nuw> : i64
      %85 = llvm.add %84, %50 overflow<nsw, nuw> : i64
      %86 = llvm.getelementptr inbounds|nuw %82[%85] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %79, %86 : f32, !llvm.ptr
      %87 = llvm.add %52, %arg23 : i64
      llvm.br ^bb5(%87 : i64)
    ^bb7:  // pred: ^bb5
      %88 = llvm.add %50, %arg23 : i64
      llvm.br ^bb3(%88 : i64)
    ^bb8:  // pred: ^bb3
      %89 = llvm.add %48, %arg23 : i64
      llvm.br ^bb1(%89 : i64)
    ^bb9:  // pred: ^bb1
      nvvm.barrier
      llvm.return
    }
  }
}

