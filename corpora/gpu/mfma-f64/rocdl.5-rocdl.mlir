module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x8xf64>, %arg1: memref<8x16xf64>, %arg2: memref<16x16xf64>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x16xf64>, %arg0 : memref<16x8xf64>, %arg1 : memref<8x16xf64>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 64, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, rocdl.flat_work_group_size = "64,64", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 64, 1, 1>} {
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
      %24 = llvm.mlir.constant(3 : i64) : i64
      %25 = llvm.mlir.constant(2 : i64) : i64
      %26 = llvm.mlir.constant(1 : i64) : i64
      %27 = llvm.mlir.constant(0 : i64) : i64
      %28 = llvm.mlir.poison : vector<4xf64>
      %29 = llvm.mlir.constant(12 : index) : i64
      %30 = llvm.mlir.constant(8 : index) : i64
      %31 = llvm.mlir.constant(4 : index) : i64
      %32 = llvm.mlir.constant(-1 : index) : i64
      %33 = llvm.mlir.constant(0 : index) : i64
      %34 = llvm.mlir.constant(16 : index) : i64
      %35 = rocdl.workitem.id.x range <i32, 0, 64> : i32
      %36 = llvm.sext %35 : i32 to i64
      %37 = llvm.icmp "slt" %36, %33 : i64
      %38 = llvm.sub %32, %36 : i64
      %39 = llvm.select %37, %38, %36 : i1, i64
      %40 = llvm.sdiv %39, %34 : i64
      %41 = llvm.sub %32, %40 : i64
      %42 = llvm.select %37, %41, %40 : i1, i64
      %43 = llvm.srem %36, %34 : i64
      %44 = llvm.icmp "slt" %43, %33 : i64
      %45 = llvm.add %43, %34 : i64
      %46 = llvm.select %44, %45, %43 : i1, i64
      %47 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %48 = llvm.mlir.constant(16 : index) : i64
      %49 = llvm.mul %42, %48 overflow<nsw, nuw> : i64
      %50 = llvm.add %49, %46 overflow<nsw, nuw> : i64
      %51 = llvm.getelementptr inbounds|nuw %47[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %52 = llvm.load %51 : !llvm.ptr -> f64
      %53 = llvm.add %42, %31 : i64
      %54 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %55 = llvm.mlir.constant(16 : index) : i64
      %56 = llvm.mul %53, %55 overflow<nsw, nuw> : i64
      %57 = llvm.add %56, %46 overflow<nsw, nuw> : i64
      %58 = llvm.getelementptr inbounds|nuw %54[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %59 = llvm.load %58 : !llvm.ptr -> f64
      %60 = llvm.add %42, %30 : i64
      %61 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %62 = llvm.mlir.constant(16 : index) : i64
      %63 = llvm.mul %60, %62 overflow<nsw, nuw> : i64
      %64 = llvm.add %63, %46 overflow<nsw, nuw> : i64
      %65 = llvm.getelementptr inbounds|nuw %61[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %66 = llvm.load %65 : !llvm.ptr -> f64
      %67 = llvm.add %42, %29 : i64
      %68 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %69 = llvm.mlir.constant(16 : index) : i64
      %70 = llvm.mul %67, %69 overflow<nsw, nuw> : i64
      %71 = llvm.add %70, %46 overflow<nsw, nuw> : i64
      %72 = llvm.getelementptr inbounds|nuw %68[%71] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %73 = llvm.load %72 : !llvm.ptr -> f64
      %74 = llvm.insertelement %52, %28[%27 : i64] : vector<4xf64>
      %75 = llvm.insertelement %59, %74[%26 : i64] : vector<4xf64>
      %76 = llvm.insertelement %66, %75[%25 : i64] : vector<4xf64>
      %77 = llvm.insertelement %73, %76[%24 : i64] : vector<4xf64>
      llvm.br ^bb1(%33, %77 : i64, vector<4xf64>)
    ^bb1(%78: i64, %79: vector<4xf64>):  // 2 preds: ^bb0, ^bb2
      %80 = llvm.icmp "slt" %78, %30 : i64
      llvm.cond_br %80, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %81 = llvm.add %78, %42 : i64
      %82 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %83 = llvm.mlir.constant(8 : index) : i64
      %84 = llvm.mul %46, %83 overflow<nsw, nuw> : i64
      %85 = llvm.add %84, %81 overflow<nsw, nuw> : i64
      %86 = llvm.getelementptr inbounds|nuw %82[%85] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %87 = llvm.load %86 : !llvm.ptr -> f64
      %88 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %89 = llvm.mlir.constant(16 : index) : i64
      %90 = llvm.mul %81, %89 overflow<nsw, nuw> : i64
      %91 = llvm.add %90, %46 overflow<nsw, nuw> : i64
      %92 = llvm.getelementptr inbounds|nuw %88[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %93 = llvm.load %92 : !llvm.ptr -> f64
      %94 = rocdl.mfma.f64.16x16x4f64 %87, %93, %79, 0, 0, none : (f64, f64, vector<4xf64>) -> vector<4xf64>
      %95 = llvm.add %78, %31 : i64
      llvm.br ^bb1(%95, %94 : i64, vector<4xf64>)
    ^bb3:  // pred: ^bb1
      %96 = llvm.extractelement %79[%27 : i64] : vector<4xf64>
      %97 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %98 = llvm.mlir.constant(16 : index) : i64
      %99 = llvm.mul %42, %98 overflow<nsw, nuw> : i64
      %100 = llvm.add %99, %46 overflow<nsw, nuw> : i64
      %101 = llvm.getelementptr inbounds|nuw %97[%100] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %96, %101 : f64, !llvm.ptr
      %102 = llvm.extractelement %79[%26 : i64] : vector<4xf64>
      %103 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %104 = llvm.mlir.constant(16 : index) : i64
      %105 = llvm.mul %53, %104 overflow<nsw, nuw> : i64
      %106 = llvm.add %105, %46 overflow<nsw, nuw> : i64
      %107 = llvm.getelementptr inbounds|nuw %103[%106] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %102, %107 : f64, !llvm.ptr
      %108 = llvm.extractelement %79[%25 : i64] : vector<4xf64>
      %109 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %110 = llvm.mlir.constant(16 : index) : i64
      %111 = llvm.mul %60, %110 overflow<nsw, nuw> : i64
      %112 = llvm.add %111, %46 overflow<nsw, nuw> : i64
      %113 = llvm.getelementptr inbounds|nuw %109[%112] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %108, %113 : f64, !llvm.ptr
      %114 = llvm.extractelement %79[%24 : i64] : vector<4xf64>
      %115 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %116 = llvm.mlir.constant(16 : index) : i64
      %117 = llvm.mul %67, %116 overflow<nsw, nuw> : i64
      %118 = llvm.add %117, %46 overflow<nsw, nuw> : i64
      %119 = llvm.getelementptr inbounds|nuw %115[%118] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %114, %119 : f64, !llvm.ptr
      llvm.return
    }
  }
}

