module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<6x16xf32>, %arg1: memref<6x16xf32>) {
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c6, %c1, %c1) threads in (%c1, %c1, %c1)  args(%arg0 : memref<6x16xf32>, %c0 : index, %c16 : index, %c1 : index, %cst : f32, %cst_0 : f32, %arg1 : memref<6x16xf32>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: f32, %arg11: f32, %arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 1, 1, 1>, gpu.known_grid_size = array<i32: 6, 1, 1>, rocdl.flat_work_group_size = "1,1", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 1, 1, 1>} {
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %1 = llvm.insertvalue %arg12, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %2 = llvm.insertvalue %arg13, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %3 = llvm.insertvalue %arg14, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %4 = llvm.insertvalue %arg15, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %5 = llvm.insertvalue %arg17, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %6 = llvm.insertvalue %arg16, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %7 = llvm.insertvalue %arg18, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %14 = llvm.insertvalue %arg4, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %15 = llvm.insertvalue %arg6, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %16 = rocdl.workgroup.id.x range <i32, 0, 6> : i32
      %17 = llvm.sext %16 : i32 to i64
      llvm.br ^bb1(%arg7, %arg10 : i64, f32)
    ^bb1(%18: i64, %19: f32):  // 2 preds: ^bb0, ^bb2
      %20 = llvm.icmp "slt" %18, %arg8 : i64
      llvm.cond_br %20, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %21 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %22 = llvm.mlir.constant(16 : index) : i64
      %23 = llvm.mul %17, %22 overflow<nsw, nuw> : i64
      %24 = llvm.add %23, %18 overflow<nsw, nuw> : i64
      %25 = llvm.getelementptr inbounds|nuw %21[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %26 = llvm.load %25 : !llvm.ptr -> f32
      %27 = llvm.intr.maximum(%19, %26) : (f32, f32) -> f32
      %28 = llvm.add %18, %arg9 : i64
      llvm.br ^bb1(%28, %27 : i64, f32)
    ^bb3:  // pred: ^bb1
      llvm.br ^bb4(%arg7, %arg11 : i64, f32)
    ^bb4(%29: i64, %30: f32):  // 2 preds: ^bb3, ^bb5
      %31 = llvm.icmp "slt" %29, %arg8 : i64
      llvm.cond_br %31, ^bb5, ^bb6
    ^bb5:  // pred: ^bb4
      %32 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %33 = llvm.mlir.constant(16 : index) : i64
      %34 = llvm.mul %17, %33 overflow<nsw, nuw> : i64
      %35 = llvm.add %34, %29 overflow<nsw, nuw> : i64
      %36 = llvm.getelementptr inbounds|nuw %32[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %37 = llvm.load %36 : !llvm.ptr -> f32
      %38 = llvm.fsub %37, %19 : f32
      %39 = llvm.intr.exp(%38) : (f32) -> f32
      %40 = llvm.fadd %30, %39 : f32
      %41 = llvm.add %29, %arg9 : i64
      llvm.br ^bb4(%41, %40 : i64, f32)
    ^bb6:  // pred: ^bb4
      llvm.br ^bb7(%arg7 : i64)
    ^bb7(%42: i64):  // 2 preds: ^bb6, ^bb8
      %43 = llvm.icmp "slt" %42, %arg8 : i64
      llvm.cond_br %43, ^bb8, ^bb9
    ^bb8:  // pred: ^bb7
      %44 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %45 = llvm.mlir.constant(16 : index) : i64
      %46 = llvm.mul %17, %45 overflow<nsw, nuw> : i64
      %47 = llvm.add %46, %42 overflow<nsw, nuw> : i64
      %48 = llvm.getelementptr inbounds|nuw %44[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %49 = llvm.load %48 : !llvm.ptr -> f32
      %50 = llvm.fsub %49, %19 : f32
      %51 = llvm.intr.exp(%50) : (f32) -> f32
      %52 = llvm.fdiv %51, %30 : f32
      %53 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %54 = llvm.mlir.constant(16 : index) : i64
      %55 = llvm.mul %17, %54 overflow<nsw, nuw> : i64
      %56 = llvm.add %55, %42 overflow<nsw, nuw> : i64
      %57 = llvm.getelementptr inbounds|nuw %53[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %52, %57 : f32, !llvm.ptr
      %58 = llvm.add %42, %arg9 : i64
      llvm.br ^bb7(%58 : i64)
    ^bb9:  // pred: ^bb7
      llvm.return
    }
  }
}

