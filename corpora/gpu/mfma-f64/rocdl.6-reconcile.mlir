module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x8xf64>, %arg1: memref<8x16xf64>, %arg2: memref<16x16xf64>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x16xf64>, %arg0 : memref<16x8xf64>, %arg1 : memref<8x16xf64>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 64, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, rocdl.flat_work_group_size = "64,64", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 64, 1, 1>} {
      %0 = llvm.mlir.constant(16 : index) : i64
      %1 = llvm.mlir.constant(0 : index) : i64
      %2 = llvm.mlir.constant(-1 : index) : i64
      %3 = llvm.mlir.constant(4 : index) : i64
      %4 = llvm.mlir.constant(8 : index) : i64
      %5 = llvm.mlir.constant(12 : index) : i64
      %6 = llvm.mlir.poison : vector<4xf64>
      %7 = llvm.mlir.constant(0 : i64) : i64
      %8 = llvm.mlir.constant(1 : i64) : i64
      %9 = llvm.mlir.constant(2 : i64) : i64
      %10 = llvm.mlir.constant(3 : i64) : i64
      %11 = rocdl.workitem.id.x range <i32, 0, 64> : i32
      %12 = llvm.sext %11 : i32 to i64
      %13 = llvm.icmp "slt" %12, %1 : i64
      %14 = llvm.sub %2, %12 : i64
      %15 = llvm.select %13, %14, %12 : i1, i64
      %16 = llvm.sdiv %15, %0 : i64
      %17 = llvm.sub %2, %16 : i64
      %18 = llvm.select %13, %17, %16 : i1, i64
      %19 = llvm.srem %12, %0 : i64
      %20 = llvm.icmp "slt" %19, %1 : i64
      %21 = llvm.add %19, %0 : i64
      %22 = llvm.select %20, %21, %19 : i1, i64
      %23 = llvm.mul %18, %0 overflow<nsw, nuw> : i64
      %24 = llvm.add %23, %22 overflow<nsw, nuw> : i64
      %25 = llvm.getelementptr inbounds|nuw %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %26 = llvm.load %25 : !llvm.ptr -> f64
      %27 = llvm.add %18, %3 : i64
      %28 = llvm.mul %27, %0 overflow<nsw, nuw> : i64
      %29 = llvm.add %28, %22 overflow<nsw, nuw> : i64
      %30 = llvm.getelementptr inbounds|nuw %arg1[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %31 = llvm.load %30 : !llvm.ptr -> f64
      %32 = llvm.add %18, %4 : i64
      %33 = llvm.mul %32, %0 overflow<nsw, nuw> : i64
      %34 = llvm.add %33, %22 overflow<nsw, nuw> : i64
      %35 = llvm.getelementptr inbounds|nuw %arg1[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %36 = llvm.load %35 : !llvm.ptr -> f64
      %37 = llvm.add %18, %5 : i64
      %38 = llvm.mul %37, %0 overflow<nsw, nuw> : i64
      %39 = llvm.add %38, %22 overflow<nsw, nuw> : i64
      %40 = llvm.getelementptr inbounds|nuw %arg1[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %41 = llvm.load %40 : !llvm.ptr -> f64
      %42 = llvm.insertelement %26, %6[%7 : i64] : vector<4xf64>
      %43 = llvm.insertelement %31, %42[%8 : i64] : vector<4xf64>
      %44 = llvm.insertelement %36, %43[%9 : i64] : vector<4xf64>
      %45 = llvm.insertelement %41, %44[%10 : i64] : vector<4xf64>
      llvm.br ^bb1(%1, %45 : i64, vector<4xf64>)
    ^bb1(%46: i64, %47: vector<4xf64>):  // 2 preds: ^bb0, ^bb2
      %48 = llvm.icmp "slt" %46, %4 : i64
      llvm.cond_br %48, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %49 = llvm.add %46, %18 : i64
      %50 = llvm.mul %22, %4 overflow<nsw, nuw> : i64
      %51 = llvm.add %50, %49 overflow<nsw, nuw> : i64
      %52 = llvm.getelementptr inbounds|nuw %arg8[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %53 = llvm.load %52 : !llvm.ptr -> f64
      %54 = llvm.mul %49, %0 overflow<nsw, nuw> : i64
      %55 = llvm.add %54, %22 overflow<nsw, nuw> : i64
      %56 = llvm.getelementptr inbounds|nuw %arg15[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %57 = llvm.load %56 : !llvm.ptr -> f64
      %58 = rocdl.mfma.f64.16x16x4f64 %53, %57, %47, 0, 0, none : (f64, f64, vector<4xf64>) -> vector<4xf64>
      %59 = llvm.add %46, %3 : i64
      llvm.br ^bb1(%59, %58 : i64, vector<4xf64>)
    ^bb3:  // pred: ^bb1
      %60 = llvm.extractelement %47[%7 : i64] : vector<4xf64>
      llvm.store %60, %25 : f64, !llvm.ptr
      %61 = llvm.extractelement %47[%8 : i64] : vector<4xf64>
      llvm.store %61, %30 : f64, !llvm.ptr
      %62 = llvm.extractelement %47[%9 : i64] : vector<4xf64>
      llvm.store %62, %35 : f64, !llvm.ptr
      %63 = llvm.extractelement %47[%10 : i64] : vector<4xf64>
      llvm.store %63, %40 : f64, !llvm.ptr
      llvm.return
    }
  }
}

