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
      %0 = llvm.mlir.constant(32 : index) : i64
      %1 = llvm.mlir.constant(8 : index) : i64
      %2 = llvm.mlir.constant(4 : index) : i64
      %3 = llvm.mlir.constant(2 : index) : i64
      %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %5 = llvm.insertvalue %arg14, %4[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %6 = llvm.insertvalue %arg15, %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %7 = llvm.insertvalue %arg16, %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %8 = llvm.insertvalue %arg17, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %9 = llvm.insertvalue %arg19, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %10 = llvm.insertvalue %arg18, %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.insertvalue %arg20, %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %12 = builtin.unrealized_conversion_cast %11 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<16x8xf32>
      %13 = llvm.insertvalue %arg7, %4[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %14 = llvm.insertvalue %arg8, %13[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %15 = llvm.insertvalue %arg9, %14[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %16 = llvm.insertvalue %arg10, %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %17 = llvm.insertvalue %arg12, %16[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %18 = llvm.insertvalue %arg11, %17[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %19 = llvm.insertvalue %arg13, %18[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %20 = builtin.unrealized_conversion_cast %19 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<32x8xf32>
      %21 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %22 = llvm.insertvalue %arg1, %21[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %23 = llvm.insertvalue %arg2, %22[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %24 = llvm.insertvalue %arg3, %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %25 = llvm.insertvalue %arg5, %24[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %26 = llvm.insertvalue %arg4, %25[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %27 = llvm.insertvalue %arg6, %26[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %28 = builtin.unrealized_conversion_cast %27 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<16x32xf32>
      %29 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 2> : i32
      %30 = llvm.sext %29 : i32 to i64
      %31 = nvvm.read.ptx.sreg.ctaid.y range <i32, 0, 2> : i32
      %32 = llvm.sext %31 : i32 to i64
      %33 = llvm.mul %32, %1 overflow<nsw> : i64
      %34 = builtin.unrealized_conversion_cast %33 : i64 to index
      %35 = llvm.mul %30, %2 overflow<nsw> : i64
      %36 = builtin.unrealized_conversion_cast %35 : i64 to index
      %subview = memref.subview %28[%34, 0] [8, 32] [1, 1] : memref<16x32xf32> to memref<8x32xf32, strided<[32, 1], offset: ?>>
      %subview_0 = memref.subview %20[0, %36] [32, 4] [1, 1] : memref<32x8xf32> to memref<32x4xf32, strided<[8, 1], offset: ?>>
      %subview_1 = memref.subview %12[%34, %36] [8, 4] [1, 1] : memref<16x8xf32> to memref<8x4xf32, strided<[8, 1], offset: ?>>
      %37 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 4> : i32
      %38 = llvm.sext %37 : i32 to i64
      %39 = builtin.unrealized_conversion_cast %38 : i64 to index
      %40 = nvvm.read.ptx.sreg.tid.y range <i32, 0, 4> : i32
      %41 = llvm.sext %40 : i32 to i64
      %42 = llvm.mul %41, %3 overflow<nsw> : i64
      %43 = builtin.unrealized_conversion_cast %42 : i64 to index
      %subview_2 = memref.subview %subview[%43, 0] [2, 32] [1, 1] : memref<8x32xf32, strided<[32, 1], offset: ?>> to memref<2x32xf32, strided<[32, 1], offset: ?>>
      %44 = builtin.unrealized_conversion_cast %subview_2 : memref<2x32xf32, strided<[32, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %subview_3 = memref.subview %subview_0[0, %39] [32, 1] [1, 1] : memref<32x4xf32, strided<[8, 1], offset: ?>> to memref<32x1xf32, strided<[8, 1], offset: ?>>
      %45 = builtin.unrealized_conversion_cast %subview_3 : memref<32x1xf32, strided<[8, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %subview_4 = memref.subview %subview_1[%43, %39] [2, 1] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
      %46 = builtin.unrealized_conversion_cast %subview_4 : memref<2x1xf32, strided<[8, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      llvm.br ^bb1(%arg21 : i64)
    ^bb1(%47: i64):  // 2 preds: ^bb0, ^bb8
      %48 = llvm.icmp "slt" %47, %arg24 : i64
      llvm.cond_br %48, ^bb2, ^bb9
    ^bb2:  // pred: ^bb1
      llvm.br ^bb3(%arg21 : i64)
    ^bb3(%49: i64):  // 2 preds: ^bb2, ^bb7
      %50 = llvm.icmp "slt" %49, %arg23 : i64
      llvm.cond_br %50, ^bb4, ^bb8
    ^bb4:  // pred: ^bb3
      llvm.br ^bb5(%arg21 : i64)
    ^bb5(%51: i64):  // 2 preds: ^bb4, ^bb6
      %52 = llvm.icmp "slt" %51, %arg22 : i64
      llvm.cond_br %52, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      %53 = llvm.extractvalue %44[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %54 = llvm.extractvalue %44[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %55 = llvm.getelementptr %53[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %56 = llvm.mul %47, %0 overflow<nsw, nuw> : i64
      %57 = llvm.add %56, %51 overflow<nsw, nuw> : i64
      %58 = llvm.getelementptr inbounds|nuw %55[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %59 = llvm.load %58 : !llvm.ptr -> f32
      %60 = llvm.extractvalue %45[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %61 = llvm.extractvalue %45[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %62 = llvm.getelementptr %60[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %63 = llvm.mul %51, %1 overflow<nsw, nuw> : i64
      %64 = llvm.add %63, %49 overflow<nsw, nuw> : i64
      %65 = llvm.getelementptr inbounds|nuw %62[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %66 = llvm.load %65 : !llvm.ptr -> f32
      %67 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %68 = llvm.extractvalue %46[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %69 = llvm.getelementptr %67[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %70 = llvm.mul %47, %1 overflow<nsw, nuw> : i64
      %71 = llvm.add %70, %49 overflow<nsw, nuw> : i64
      %72 = llvm.getelementptr inbounds|nuw %69[%71] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %73 = llvm.load %72 : !llvm.ptr -> f32
      %74 = llvm.fmul %59, %66 : f32
      %75 = llvm.fadd %73, %74 : f32
      llvm.store %75, %72 : f32, !llvm.ptr
      %76 = llvm.add %51, %arg23 : i64
      llvm.br ^bb5(%76 : i64)
    ^bb7:  // pred: ^bb5
      %77 = llvm.add %49, %arg23 : i64
      llvm.br ^bb3(%77 : i64)
    ^bb8:  // pred: ^bb3
      %78 = llvm.add %47, %arg23 : i64
      llvm.br ^bb1(%78 : i64)
    ^bb9:  // pred: ^bb1
      nvvm.barrier
      llvm.return
    }
  }
}

