module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<8x16xf32>, %arg1: memref<8x16xf32>, %arg2: memref<16x16xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x16xf32>, %arg0 : memref<8x16xf32>, %arg1 : memref<8x16xf32>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 64, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, rocdl.flat_work_group_size = "64,64", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 64, 1, 1>} {
      %0 = llvm.mlir.constant(16 : index) : i64
      %1 = llvm.mlir.constant(0 : index) : i64
      %2 = llvm.mlir.constant(-1 : index) : i64
      %3 = llvm.mlir.constant(4 : index) : i64
      %4 = llvm.mlir.constant(1 : index) : i64
      %5 = llvm.mlir.constant(2 : index) : i64
      %6 = llvm.mlir.constant(3 : index) : i64
      %7 = llvm.mlir.constant(8 : index) : i64
      %8 = llvm.mlir.poison : vector<4xf32>
      %9 = llvm.mlir.constant(0 : i64) : i64
      %10 = llvm.mlir.constant(1 : i64) : i64
      %11 = llvm.mlir.constant(2 : i64) : i64
      %12 = llvm.mlir.constant(3 : i64) : i64
      %13 = rocdl.workitem.id.x range <i32, 0, 64> : i32
      %14 = llvm.sext %13 : i32 to i64
      %15 = llvm.icmp "slt" %14, %1 : i64
      %16 = llvm.sub %2, %14 : i64
      %17 = llvm.select %15, %16, %14 : i1, i64
      %18 = llvm.sdiv %17, %0 : i64
      %19 = llvm.sub %2, %18 : i64
      %20 = llvm.select %15, %19, %18 : i1, i64
      %21 = llvm.mul %20, %3 overflow<nsw> : i64
      %22 = llvm.srem %14, %0 : i64
      %23 = llvm.icmp "slt" %22, %1 : i64
      %24 = llvm.add %22, %0 : i64
      %25 = llvm.select %23, %24, %22 : i1, i64
      %26 = llvm.mul %21, %0 overflow<nsw, nuw> : i64
      %27 = llvm.add %26, %25 overflow<nsw, nuw> : i64
      %28 = llvm.getelementptr inbounds|nuw %arg1[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %29 = llvm.load %28 : !llvm.ptr -> f32
      %30 = llvm.add %21, %4 : i64
      %31 = llvm.mul %30, %0 overflow<nsw, nuw> : i64
      %32 = llvm.add %31, %25 overflow<nsw, nuw> : i64
      %33 = llvm.getelementptr inbounds|nuw %arg1[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %34 = llvm.load %33 : !llvm.ptr -> f32
      %35 = llvm.add %21, %5 : i64
      %36 = llvm.mul %35, %0 overflow<nsw, nuw> : i64
      %37 = llvm.add %36, %25 overflow<nsw, nuw> : i64
      %38 = llvm.getelementptr inbounds|nuw %arg1[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %39 = llvm.load %38 : !llvm.ptr -> f32
      %40 = llvm.add %21, %6 : i64
      %41 = llvm.mul %40, %0 overflow<nsw, nuw> : i64
      %42 = llvm.add %41, %25 overflow<nsw, nuw> : i64
      %43 = llvm.getelementptr inbounds|nuw %arg1[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %44 = llvm.load %43 : !llvm.ptr -> f32
      %45 = llvm.insertelement %29, %8[%9 : i64] : vector<4xf32>
      %46 = llvm.insertelement %34, %45[%10 : i64] : vector<4xf32>
      %47 = llvm.insertelement %39, %46[%11 : i64] : vector<4xf32>
      %48 = llvm.insertelement %44, %47[%12 : i64] : vector<4xf32>
      llvm.br ^bb1(%1, %48 : i64, vector<4xf32>)
    ^bb1(%49: i64, %50: vector<4xf32>):  // 2 preds: ^bb0, ^bb2
      %51 = llvm.icmp "slt" %49, %7 : i64
      llvm.cond_br %51, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %52 = llvm.add %49, %20 : i64
      %53 = llvm.mul %52, %0 overflow<nsw, nuw> : i64
      %54 = llvm.add %53, %25 overflow<nsw, nuw> : i64
      %55 = llvm.getelementptr inbounds|nuw %arg8[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %56 = llvm.load %55 : !llvm.ptr -> f32
      %57 = llvm.getelementptr inbounds|nuw %arg15[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %58 = llvm.load %57 : !llvm.ptr -> f32
      %59 = rocdl.mfma.f32.16x16x4f32 %56, %58, %50, 0, 0, none : (f32, f32, vector<4xf32>) -> vector<4xf32>
      %60 = llvm.add %49, %3 : i64
      llvm.br ^bb1(%60, %59 : i64, vector<4xf32>)
    ^bb3:  // pred: ^bb1
      %61 = llvm.extractelement %50[%9 : i64] : vector<4xf32>
      llvm.store %61, %28 : f32, !llvm.ptr
      %62 = llvm.extractelement %50[%10 : i64] : vector<4xf32>
      llvm.store %62, %33 : f32, !llvm.ptr
      %63 = llvm.extractelement %50[%11 : i64] : vector<4xf32>
      llvm.store %63, %38 : f32, !llvm.ptr
      %64 = llvm.extractelement %50[%12 : i64] : vector<4xf32>
      llvm.store %64, %43 : f32, !llvm.ptr
      llvm.return
    }
  }
}

