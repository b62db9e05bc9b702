module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<8x16xf32>, %arg1: memref<8x16xf32>, %arg2: memref<16x16xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x16xf32>, %arg0 : memref<8x16xf32>, %arg1 : memref<8x16xf32>)
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
      %28 = llvm.mlir.poison : vector<4xf32>
      %29 = llvm.mlir.constant(8 : index) : i64
      %30 = llvm.mlir.constant(3 : index) : i64
      %31 = llvm.mlir.constant(2 : index) : i64
      %32 = llvm.mlir.constant(1 : index) : i64
      %33 = llvm.mlir.constant(4 : index) : i64
      %34 = llvm.mlir.constant(-1 : index) : i64
      %35 = llvm.mlir.constant(0 : index) : i64
      %36 = llvm.mlir.constant(16 : index) : i64
      %37 = rocdl.workitem.id.x range <i32, 0, 64> : i32
      %38 = llvm.sext %37 : i32 to i64
      %39 = llvm.icmp "slt" %38, %35 : i64
      %40 = llvm.sub %34, %38 : i64
      %41 = llvm.select %39, %40, %38 : i1, i64
      %42 = llvm.sdiv %41, %36 : i64
      %43 = llvm.sub %34, %42 : i64
      %44 = llvm.select %39, %43, %42 : i1, i64
      %45 = llvm.mul %44, %33 overflow<nsw> : i64
      %46 = llvm.srem %38, %36 : i64
      %47 = llvm.icmp "slt" %46, %35 : i64
      %48 = llvm.add %46, %36 : i64
      %49 = llvm.select %47, %48, %46 : i1, i64
      %50 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %51 = llvm.mlir.constant(16 : index) : i64
      %52 = llvm.mul %45, %51 overflow<nsw, nuw> : i64
      %53 = llvm.add %52, %49 overflow<nsw, nuw> : i64
      %54 = llvm.getelementptr inbounds|nuw %50[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %55 = llvm.load %54 : !llvm.ptr -> f32
      %56 = llvm.add %45, %32 : i64
      %57 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %58 = llvm.mlir.constant(16 : index) : i64
      %59 = llvm.mul %56, %58 overflow<nsw, nuw> : i64
      %60 = llvm.add %59, %49 overflow<nsw, nuw> : i64
      %61 = llvm.getelementptr inbounds|nuw %57[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %62 = llvm.load %61 : !llvm.ptr -> f32
      %63 = llvm.add %45, %31 : i64
      %64 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %65 = llvm.mlir.constant(16 : index) : i64
      %66 = llvm.mul %63, %65 overflow<nsw, nuw> : i64
      %67 = llvm.add %66, %49 overflow<nsw, nuw> : i64
      %68 = llvm.getelementptr inbounds|nuw %64[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %69 = llvm.load %68 : !llvm.ptr -> f32
      %70 = llvm.add %45, %30 : i64
      %71 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %72 = llvm.mlir.constant(16 : index) : i64
      %73 = llvm.mul %70, %72 overflow<nsw, nuw> : i64
      %74 = llvm.add %73, %49 overflow<nsw, nuw> : i64
      %75 = llvm.getelementptr inbounds|nuw %71[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %76 = llvm.load %75 : !llvm.ptr -> f32
      %77 = llvm.insertelement %55, %28[%27 : i64] : vector<4xf32>
      %78 = llvm.insertelement %62, %77[%26 : i64] : vector<4xf32>
      %79 = llvm.insertelement %69, %78[%25 : i64] : vector<4xf32>
      %80 = llvm.insertelement %76, %79[%24 : i64] : vector<4xf32>
      llvm.br ^bb1(%35, %80 : i64, vector<4xf32>)
    ^bb1(%81: i64, %82: vector<4xf32>):  // 2 preds: ^bb0, ^bb2
      %83 = llvm.icmp "slt" %81, %29 : i64
      llvm.cond_br %83, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %84 = llvm.add %81, %44 : i64
      %85 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %86 = llvm.mlir.constant(16 : index) : i64
      %87 = llvm.mul %84, %86 overflow<nsw, nuw> : i64
      %88 = llvm.add %87, %49 overflow<nsw, nuw> : i64
      %89 = llvm.getelementptr inbounds|nuw %85[%88] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %90 = llvm.load %89 : !llvm.ptr -> f32
      %91 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %92 = llvm.mlir.constant(16 : index) : i64
      %93 = llvm.mul %84, %92 overflow<nsw, nuw> : i64
      %94 = llvm.add %93, %49 overflow<nsw, nuw> : i64
      %95 = llvm.getelementptr inbounds|nuw %91[%94] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %96 = llvm.load %95 : !llvm.ptr -> f32
      %97 = rocdl.mfma.f32.16x16x4f32 %90, %96, %82, 0, 0, none : (f32, f32, vector<4xf32>) -> vector<4xf32>
      %98 = llvm.add %81, %33 : i64
      llvm.br ^bb1(%98, %97 : i64, vector<4xf32>)
    ^bb3:  // pred: ^bb1
      %99 = llvm.extractelement %82[%27 : i64] : vector<4xf32>
      %100 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %101 = llvm.mlir.constant(16 : index) : i64
      %102 = llvm.mul %45, %101 overflow<nsw, nuw> : i64
      %103 = llvm.add %102, %49 overflow<nsw, nuw> : i64
      %104 = llvm.getelementptr inbounds|nuw %100[%103] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %99, %104 : f32, !llvm.ptr
      %105 = llvm.extractelement %82[%26 : i64] : vector<4xf32>
      %106 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %107 = llvm.mlir.constant(16 : index) : i64
      %108 = llvm.mul %56, %107 overflow<nsw, nuw> : i64
      %109 = llvm.add %108, %49 overflow<nsw, nuw> : i64
      %110 = llvm.getelementptr inbounds|nuw %106[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %105, %110 : f32, !llvm.ptr
      %111 = llvm.extractelement %82[%25 : i64] : vector<4xf32>
      %112 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %113 = llvm.mlir.constant(16 : index) : i64
      %114 = llvm.mul %63, %113 overflow<nsw, nuw> : i64
      %115 = llvm.add %114, %49 overflow<nsw, nuw> : i64
      %116 = llvm.getelementptr inbounds|nuw %112[%115] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %111, %116 : f32, !llvm.ptr
      %117 = llvm.extractelement %82[%24 : i64] : vector<4xf32>
      %118 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %119 = llvm.mlir.constant(16 : index) : i64
      %120 = llvm.mul %70, %119 overflow<nsw, nuw> : i64
      %121 = llvm.add %120, %49 overflow<nsw, nuw> : i64
      %122 = llvm.getelementptr inbounds|nuw %118[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %117, %122 : f32, !llvm.ptr
      llvm.return
    }
  }
}

