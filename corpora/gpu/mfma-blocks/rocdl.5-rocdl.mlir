module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x4x3xf32>, %arg1: memref<16x3x4xf32>, %arg2: memref<16x4x4xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x4x4xf32>, %arg0 : memref<16x4x3xf32>, %arg1 : memref<16x3x4xf32>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx908">] attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: !llvm.ptr, %arg19: !llvm.ptr, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 64, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, rocdl.flat_work_group_size = "64,64", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 64, 1, 1>} {
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
      %1 = llvm.insertvalue %arg18, %0[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %2 = llvm.insertvalue %arg19, %1[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %3 = llvm.insertvalue %arg20, %2[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %4 = llvm.insertvalue %arg21, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %5 = llvm.insertvalue %arg24, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %6 = llvm.insertvalue %arg22, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %7 = llvm.insertvalue %arg25, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %8 = llvm.insertvalue %arg23, %7[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %9 = llvm.insertvalue %arg26, %8[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
      %11 = llvm.insertvalue %arg9, %10[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %12 = llvm.insertvalue %arg10, %11[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %13 = llvm.insertvalue %arg11, %12[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %14 = llvm.insertvalue %arg12, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %15 = llvm.insertvalue %arg15, %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %16 = llvm.insertvalue %arg13, %15[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %17 = llvm.insertvalue %arg16, %16[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %18 = llvm.insertvalue %arg14, %17[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %19 = llvm.insertvalue %arg17, %18[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %20 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
      %21 = llvm.insertvalue %arg0, %20[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %22 = llvm.insertvalue %arg1, %21[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %23 = llvm.insertvalue %arg2, %22[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %24 = llvm.insertvalue %arg3, %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %25 = llvm.insertvalue %arg6, %24[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %26 = llvm.insertvalue %arg4, %25[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %27 = llvm.insertvalue %arg7, %26[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %28 = llvm.insertvalue %arg5, %27[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %29 = llvm.insertvalue %arg8, %28[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %30 = llvm.mlir.constant(3 : i64) : i64
      %31 = llvm.mlir.constant(2 : i64) : i64
      %32 = llvm.mlir.constant(1 : i64) : i64
      %33 = llvm.mlir.constant(0 : i64) : i64
      %34 = llvm.mlir.poison : vector<4xf32>
      %35 = llvm.mlir.constant(3 : index) : i64
      %36 = llvm.mlir.constant(2 : index) : i64
      %37 = llvm.mlir.constant(1 : index) : i64
      %38 = llvm.mlir.constant(-1 : index) : i64
      %39 = llvm.mlir.constant(0 : index) : i64
      %40 = llvm.mlir.constant(4 : index) : i64
      %41 = rocdl.workitem.id.x range <i32, 0, 64> : i32
      %42 = llvm.sext %41 : i32 to i64
      %43 = llvm.icmp "slt" %42, %39 : i64
      %44 = llvm.sub %38, %42 : i64
      %45 = llvm.select %43, %44, %42 : i1, i64
      %46 = llvm.sdiv %45, %40 : i64
      %47 = llvm.sub %38, %46 : i64
      %48 = llvm.select %43, %47, %46 : i1, i64
      %49 = llvm.srem %42, %40 : i64
      %50 = llvm.icmp "slt" %49, %39 : i64
      %51 = llvm.add %49, %40 : i64
      %52 = llvm.select %50, %51, %49 : i1, i64
      %53 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %54 = llvm.mlir.constant(16 : index) : i64
      %55 = llvm.mul %48, %54 overflow<nsw, nuw> : i64
      %56 = llvm.mlir.constant(4 : index) : i64
      %57 = llvm.mul %39, %56 overflow<nsw, nuw> : i64
      %58 = llvm.add %55, %57 overflow<nsw, nuw> : i64
      %59 = llvm.add %58, %52 overflow<nsw, nuw> : i64
      %60 = llvm.getelementptr inbounds|nuw %53[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %61 = llvm.load %60 : !llvm.ptr -> f32
      %62 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %63 = llvm.mlir.constant(16 : index) : i64
      %64 = llvm.mul %48, %63 overflow<nsw, nuw> : i64
      %65 = llvm.mlir.constant(4 : index) : i64
      %66 = llvm.mul %37, %65 overflow<nsw, nuw> : i64
      %67 = llvm.add %64, %66 overflow<nsw, nuw> : i64
      %68 = llvm.add %67, %52 overflow<nsw, nuw> : i64
      %69 = llvm.getelementptr inbounds|nuw %62[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %70 = llvm.load %69 : !llvm.ptr -> f32
      %71 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %72 = llvm.mlir.constant(16 : index) : i64
      %73 = llvm.mul %48, %72 overflow<nsw, nuw> : i64
      %74 = llvm.mlir.constant(4 : index) : i64
      %75 = llvm.mul %36, %74 overflow<nsw, nuw> : i64
      %76 = llvm.add %73, %75 overflow<nsw, nuw> : i64
      %77 = llvm.add %76, %52 overflow<nsw, nuw> : i64
      %78 = llvm.getelementptr inbounds|nuw %71[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %79 = llvm.load %78 : !llvm.ptr -> f32
      %80 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %81 = llvm.mlir.constant(16 : index) : i64
      %82 = llvm.mul %48, %81 overflow<nsw, nuw> : i64
      %83 = llvm.mlir.constant(4 : index) : i64
      %84 = llvm.mul %35, %83 overflow<nsw, nuw> : i64
      %85 = llvm.add %82, %84 overflow<nsw, nuw> : i64
      %86 = llvm.add %85, %52 overflow<nsw, nuw> : i64
      %87 = llvm.getelementptr inbounds|nuw %80[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %88 = llvm.load %87 : !llvm.ptr -> f32
      %89 = llvm.insertelement %61, %34[%33 : i64] : vector<4xf32>
      %90 = llvm.insertelement %70, %89[%32 : i64] : vector<4xf32>
      %91 = llvm.insertelement %79, %90[%31 : i64] : vector<4xf32>
      %92 = llvm.insertelement %88, %91[%30 : i64] : vector<4xf32>
      llvm.br ^bb1(%39, %92 : i64, vector<4xf32>)
    ^bb1(%93: i64, %94: vector<4xf32>):  // 2 preds: ^bb0, ^bb2
      %95 = llvm.icmp "slt" %93, %35 : i64
      llvm.cond_br %95, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %96 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %97 = llvm.mlir.constant(12 : index) : i64
      %98 = llvm.mul %48, %97 overflow<nsw, nuw> : i64
      %99 = llvm.mlir.constant(3 : index) : i64
      %100 = llvm.mul %52, %99 overflow<nsw, nuw> : i64
      %101 = llvm.add %98, %100 overflow<nsw, nuw> : i64
      %102 = llvm.add %101, %93 overflow<nsw, nuw> : i64
      %103 = llvm.getelementptr inbounds|nuw %96[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %104 = llvm.load %103 : !llvm.ptr -> f32
      %105 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %106 = llvm.mlir.constant(12 : index) : i64
      %107 = llvm.mul %48, %106 overflow<nsw, nuw> : i64
      %108 = llvm.mlir.constant(4 : index) : i64
      %109 = llvm.mul %93, %108 overflow<nsw, nuw> : i64
      %110 = llvm.add %107, %109 overflow<nsw, nuw> : i64
      %111 = llvm.add %110, %52 overflow<nsw, nuw> : i64
      %112 = llvm.getelementptr inbounds|nuw %105[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %113 = llvm.load %112 : !llvm.ptr -> f32
      %114 = rocdl.mfma.f32.4x4x1f32 %104, %113, %94, 0, 0, none : (f32, f32, vector<4xf32>) -> vector<4xf32>
      %115 = llvm.add %93, %37 : i64
      llvm.br ^bb1(%115, %114 : i64, vector<4xf32>)
    ^bb3:  // pred: ^bb1
      %116 = llvm.extractelement %94[%33 : i64] : vector<4xf32>
      %117 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %118 = llvm.mlir.constant(16 : index) : i64
      %119 = llvm.mul %48, %118 overflow<nsw, nuw> : i64
      %120 = llvm.mlir.constant(4 : index) : i64
      %121 = llvm.mul %39, %120 overflow<nsw, nuw> : i64
      %122 = llvm.add %119, %121 overflow<nsw, nuw> : i64
      %123 = llvm.add %122, %52 overflow<nsw, nuw> : i64
      %124 = llvm.getelementptr inbounds|nuw %117[%123] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %116, %124 : f32, !llvm.ptr
      %125 = llvm.extractelement %94[%32 : i64] : vector<4xf32>
      %126 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %127 = llvm.mlir.constant(16 : index) : i64
      %128 = llvm.mul %48, %127 overflow<nsw, nuw> : i64
      %129 = llvm.mlir.constant(4 : index) : i64
      %130 = llvm.mul %37, %129 overflow<nsw, nuw> : i64
      %131 = llvm.add %128, %130 overflow<nsw, nuw> : i64
      %132 = llvm.add %131, %52 overflow<nsw, nuw> : i64
      %133 = llvm.getelementptr inbounds|nuw %126[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %125, %133 : f32, !llvm.ptr
      %134 = llvm.extractelement %94[%31 : i64] : vector<4xf32>
      %135 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %136 = llvm.mlir.constant(16 : index) : i64
      %137 = llvm.mul %48, %136 overflow<nsw, nuw> : i64
      %138 = llvm.mlir.constant(4 : index) : i64
      %139 = llvm.mul %36, %138 overflow<nsw, nuw> : i64
      %140 = llvm.add %137, %139 overflow<nsw, nuw> : i64
      %141 = llvm.add %140, %52 overflow<nsw, nuw> : i64
      %142 = llvm.getelementptr inbounds|nuw %135[%141] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %134, %142 : f32, !llvm.ptr
      %143 = llvm.extractelement %94[%30 : i64] : vector<4xf32>
      %144 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
      %145 = llvm.mlir.constant(16 : index) : i64
      %146 = llvm.mul %48, %145 overflow<nsw, nuw> : i64
      %147 = llvm.mlir.constant(4 : index) : i64
      %148 = llvm.mul %35, %147 overflow<nsw, nuw> : i64
      %149 = llvm.add %146, %148 overflow<nsw, nuw> : i64
      %150 = llvm.add %149, %52 overflow<nsw, nuw> : i64
      %151 = llvm.getelementptr inbounds|nuw %144[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %143, %151 : f32, !llvm.ptr
      llvm.return
    }
  }
}

