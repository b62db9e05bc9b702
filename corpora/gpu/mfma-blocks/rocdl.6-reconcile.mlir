module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x4x3xf32>, %arg1: memref<16x3x4xf32>, %arg2: memref<16x4x4xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x4x4xf32>, %arg0 : memref<16x4x3xf32>, %arg1 : memref<16x3x4xf32>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx908">] attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: !llvm.ptr, %arg19: !llvm.ptr, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 64, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, rocdl.flat_work_group_size = "64,64", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 64, 1, 1>} {
      %0 = llvm.mlir.constant(12 : index) : i64
      %1 = llvm.mlir.constant(16 : index) : i64
      %2 = llvm.mlir.constant(4 : index) : i64
      %3 = llvm.mlir.constant(0 : index) : i64
      %4 = llvm.mlir.constant(-1 : index) : i64
      %5 = llvm.mlir.constant(1 : index) : i64
      %6 = llvm.mlir.constant(2 : index) : i64
      %7 = llvm.mlir.constant(3 : index) : i64
      %8 = llvm.mlir.poison : vector<4xf32>
      %9 = llvm.mlir.constant(0 : i64) : i64
      %10 = llvm.mlir.constant(1 : i64) : i64
      %11 = llvm.mlir.constant(2 : i64) : i64
      %12 = llvm.mlir.constant(3 : i64) : i64
      %13 = rocdl.workitem.id.x range <i32, 0, 64> : i32
      %14 = llvm.sext %13 : i32 to i64
      %15 = llvm.icmp "slt" %14, %3 : i64
      %16 = llvm.sub %4, %14 : i64
      %17 = llvm.select %15, %16, %14 : i1, i64
      %18 = llvm.sdiv %17, %2 : i64
      %19 = llvm.sub %4, %18 : i64
      %20 = llvm.select %15, %19, %18 : i1, i64
      %21 = llvm.srem %14, %2 : i64
      %22 = llvm.icmp "slt" %21, %3 : i64
      %23 = llvm.add %21, %2 : i64
      %24 = llvm.select %22, %23, %21 : i1, i64
      %25 = llvm.mul %20, %1 overflow<nsw, nuw> : i64
      %26 = llvm.mul %3, %2 overflow<nsw, nuw> : i64
      %27 = llvm.add %25, %26 overflow<nsw, nuw> : i64
      %28 = llvm.add %27, %24 overflow<nsw, nuw> : i64
      %29 = llvm.getelementptr inbounds|nuw %arg1[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %30 = llvm.load %29 : !llvm.ptr -> f32
      %31 = llvm.mul %5, %2 overflow<nsw, nuw> : i64
      %32 = llvm.add %25, %31 overflow<nsw, nuw> : i64
      %33 = llvm.add %32, %24 overflow<nsw, nuw> : i64
      %34 = llvm.getelementptr inbounds|nuw %arg1[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %35 = llvm.load %34 : !llvm.ptr -> f32
      %36 = llvm.mul %6, %2 overflow<nsw, nuw> : i64
      %37 = llvm.add %25, %36 overflow<nsw, nuw> : i64
      %38 = llvm.add %37, %24 overflow<nsw, nuw> : i64
      %39 = llvm.getelementptr inbounds|nuw %arg1[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %40 = llvm.load %39 : !llvm.ptr -> f32
      %41 = llvm.mul %7, %2 overflow<nsw, nuw> : i64
      %42 = llvm.add %25, %41 overflow<nsw, nuw> : i64
      %43 = llvm.add %42, %24 overflow<nsw, nuw> : i64
      %44 = llvm.getelementptr inbounds|nuw %arg1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %45 = llvm.load %44 : !llvm.ptr -> f32
      %46 = llvm.insertelement %30, %8[%9 : i64] : vector<4xf32>
      %47 = llvm.insertelement %35, %46[%10 : i64] : vector<4xf32>
      %48 = llvm.insertelement %40, %47[%11 : i64] : vector<4xf32>
      %49 = llvm.insertelement %45, %48[%12 : i64] : vector<4xf32>
      llvm.br ^bb1(%3, %49 : i64, vector<4xf32>)
    ^bb1(%50: i64, %51: vector<4xf32>):  // 2 preds: ^bb0, ^bb2
      %52 = llvm.icmp "slt" %50, %7 : i64
      llvm.cond_br %52, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %53 = llvm.mul %20, %0 overflow<nsw, nuw> : i64
      %54 = llvm.mul %24, %7 overflow<nsw, nuw> : i64
      %55 = llvm.add %53, %54 overflow<nsw, nuw> : i64
      %56 = llvm.add %55, %50 overflow<nsw, nuw> : i64
      %57 = llvm.getelementptr inbounds|nuw %arg10[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %58 = llvm.load %57 : !llvm.ptr -> f32
      %59 = llvm.mul %50, %2 overflow<nsw, nuw> : i64
      %60 = llvm.add %53, %59 overflow<nsw, nuw> : i64
      %61 = llvm.add %60, %24 overflow<nsw, nuw> : i64
      %62 = llvm.getelementptr inbounds|nuw %arg19[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %63 = llvm.load %62 : !llvm.ptr -> f32
      %64 = rocdl.mfma.f32.4x4x1f32 %58, %63, %51, 0, 0, none : (f32, f32, vector<4xf32>) -> vector<4xf32>
      %65 = llvm.add %50, %5 : i64
      llvm.br ^bb1(%65, %64 : i64, vector<4xf32>)
    ^bb3:  // pred: ^bb1
      %66 = llvm.extractelement %51[%9 : i64] : vector<4xf32>
      llvm.store %66, %29 : f32, !llvm.ptr
      %67 = llvm.extractelement %51[%10 : i64] : vector<4xf32>
      llvm.store %67, %34 : f32, !llvm.ptr
      %68 = llvm.extractelement %51[%11 : i64] : vector<4xf32>
      llvm.store %68, %39 : f32, !llvm.ptr
      %69 = llvm.extractelement %51[%12 : i64] : vector<4xf32>
      llvm.store %69, %44 : f32, !llvm.ptr
      llvm.return
    }
  }
}

