module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xbf16>, %arg1: memref<32x16xbf16>, %arg2: memref<16x16xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x16xf32>, %arg0 : memref<16x32xbf16>, %arg1 : memref<32x16xbf16>)
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
      %24 = llvm.mlir.poison : vector<4xbf16>
      %25 = llvm.mlir.constant(3 : i64) : i64
      %26 = llvm.mlir.constant(2 : i64) : i64
      %27 = llvm.mlir.constant(1 : i64) : i64
      %28 = llvm.mlir.constant(0 : i64) : i64
      %29 = llvm.mlir.poison : vector<4xf32>
      %30 = llvm.mlir.constant(32 : index) : i64
      %31 = llvm.mlir.constant(3 : index) : i64
      %32 = llvm.mlir.constant(2 : index) : i64
      %33 = llvm.mlir.constant(1 : index) : i64
      %34 = llvm.mlir.constant(4 : index) : i64
      %35 = llvm.mlir.constant(-1 : index) : i64
      %36 = llvm.mlir.constant(0 : index) : i64
      %37 = llvm.mlir.constant(16 : index) : i64
      %38 = rocdl.workitem.id.x range <i32, 0, 64> : i32
      %39 = llvm.sext %38 : i32 to i64
      %40 = llvm.icmp "slt" %39, %36 : i64
      %41 = llvm.sub %35, %39 : i64
      %42 = llvm.select %40, %41, %39 : i1, i64
      %43 = llvm.sdiv %42, %37 : i64
      %44 = llvm.sub %35, %43 : i64
      %45 = llvm.select %40, %44, %43 : i1, i64
      %46 = llvm.mul %45, %34 overflow<nsw> : i64
      %47 = llvm.srem %39, %37 : i64
      %48 = llvm.icmp "slt" %47, %36 : i64
      %49 = llvm.add %47, %37 : i64
      %50 = llvm.select %48, %49, %47 : i1, i64
      %51 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %52 = llvm.mlir.constant(16 : index) : i64
      %53 = llvm.mul %46, %52 overflow<nsw, nuw> : i64
      %54 = llvm.add %53, %50 overflow<nsw, nuw> : i64
      %55 = llvm.getelementptr inbounds|nuw %51[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %56 = llvm.load %55 : !llvm.ptr -> f32
      %57 = llvm.add %46, %33 : i64
      %58 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %59 = llvm.mlir.constant(16 : index) : i64
      %60 = llvm.mul %57, %59 overflow<nsw, nuw> : i64
      %61 = llvm.add %60, %50 overflow<nsw, nuw> : i64
      %62 = llvm.getelementptr inbounds|nuw %58[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %63 = llvm.load %62 : !llvm.ptr -> f32
      %64 = llvm.add %46, %32 : i64
      %65 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %66 = llvm.mlir.constant(16 : index) : i64
      %67 = llvm.mul %64, %66 overflow<nsw, nuw> : i64
      %68 = llvm.add %67, %50 overflow<nsw, nuw> : i64
      %69 = llvm.getelementptr inbounds|nuw %65[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %70 = llvm.load %69 : !llvm.ptr -> f32
      %71 = llvm.add %46, %31 : i64
      %72 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %73 = llvm.mlir.constant(16 : index) : i64
      %74 = llvm.mul %71, %73 overflow<nsw, nuw> : i64
      %75 = llvm.add %74, %50 overflow<nsw, nuw> : i64
      %76 = llvm.getelementptr inbounds|nuw %72[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %77 = llvm.load %76 : !llvm.ptr -> f32
      %78 = llvm.insertelement %56, %29[%28 : i64] : vector<4xf32>
      %79 = llvm.insertelement %63, %78[%27 : i64] : vector<4xf32>
      %80 = llvm.insertelement %70, %79[%26 : i64] : vector<4xf32>
      %81 = llvm.insertelement %77, %80[%25 : i64] : vector<4xf32>
      llvm.br ^bb1(%36, %81 : i64, vector<4xf32>)
    ^bb1(%82: i64, %83: vector<4xf32>):  // 2 preds: ^bb0, ^bb2
      %84 = llvm.icmp "slt" %82, %30 : i64
      llvm.cond_br %84, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %85 = llvm.add %82, %46 : i64
      %86 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %87 = llvm.mlir.constant(32 : index) : i64
      %88 = llvm.mul %50, %87 overflow<nsw, nuw> : i64
      %89 = llvm.add %88, %85 overflow<nsw, nuw> : i64
      %90 = llvm.getelementptr inbounds|nuw %86[%89] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %91 = llvm.load %90 : !llvm.ptr -> bf16
      %92 = llvm.add %85, %33 : i64
      %93 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %94 = llvm.mlir.constant(32 : index) : i64
      %95 = llvm.mul %50, %94 overflow<nsw, nuw> : i64
      %96 = llvm.add %95, %92 overflow<nsw, nuw> : i64
      %97 = llvm.getelementptr inbounds|nuw %93[%96] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %98 = llvm.load %97 : !llvm.ptr -> bf16
      %99 = llvm.add %85, %32 : i64
      %100 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %101 = llvm.mlir.constant(32 : index) : i64
      %102 = llvm.mul %50, %101 overflow<nsw, nuw> : i64
      %103 = llvm.add %102, %99 overflow<nsw, nuw> : i64
      %104 = llvm.getelementptr inbounds|nuw %100[%103] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %105 = llvm.load %104 : !llvm.ptr -> bf16
      %106 = llvm.add %85, %31 : i64
      %107 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %108 = llvm.mlir.constant(32 : index) : i64
      %109 = llvm.mul %50, %108 overflow<nsw, nuw> : i64
      %110 = llvm.add %109, %106 overflow<nsw, nuw> : i64
      %111 = llvm.getelementptr inbounds|nuw %107[%110] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %112 = llvm.load %111 : !llvm.ptr -> bf16
      %113 = llvm.insertelement %91, %24[%28 : i64] : vector<4xbf16>
      %114 = llvm.insertelement %98, %113[%27 : i64] : vector<4xbf16>
      %115 = llvm.insertelement %105, %114[%26 : i64] : vector<4xbf16>
      %116 = llvm.insertelement %112, %115[%25 : i64] : vector<4xbf16>
      %117 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %118 = llvm.mlir.constant(16 : index) : i64
      %119 = llvm.mul %85, %118 overflow<nsw, nuw> : i64
      %120 = llvm.add %119, %50 overflow<nsw, nuw> : i64
      %121 = llvm.getelementptr inbounds|nuw %117[%120] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %122 = llvm.load %121 : !llvm.ptr -> bf16
      %123 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %124 = llvm.mlir.constant(16 : index) : i64
      %125 = llvm.mul %92, %124 overflow<nsw, nuw> : i64
      %126 = llvm.add %125, %50 overflow<nsw, nuw> : i64
      %127 = llvm.getelementptr inbounds|nuw %123[%126] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %128 = llvm.load %127 : !llvm.ptr -> bf16
      %129 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %130 = llvm.mlir.constant(16 : index) : i64
      %131 = llvm.mul %99, %130 overflow<nsw, nuw> : i64
      %132 = llvm.add %131, %50 overflow<nsw, nuw> : i64
      %133 = llvm.getelementptr inbounds|nuw %129[%132] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %134 = llvm.load %133 : !llvm.ptr -> bf16
      %135 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %136 = llvm.mlir.constant(16 : index) : i64
      %137 = llvm.mul %106, %136 overflow<nsw, nuw> : i64
      %138 = llvm.add %137, %50 overflow<nsw, nuw> : i64
      %139 = llvm.getelementptr inbounds|nuw %135[%138] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %140 = llvm.load %139 : !llvm.ptr -> bf16
      %141 = llvm.insertelement %122, %24[%28 : i64] : vector<4xbf16>
      %142 = llvm.insertelement %128, %141[%27 : i64] : vector<4xbf16>
      %143 = llvm.insertelement %134, %142[%26 : i64] : vector<4xbf16>
      %144 = llvm.insertelement %140, %143[%25 : i64] : vector<4xbf16>
      %145 = llvm.bitcast %116 : vector<4xbf16> to vector<4xi16>
      %146 = llvm.bitcast %144 : vector<4xbf16> to vector<4xi16>
      %147 = rocdl.mfma.f32.16x16x16bf16.1k %145, %146, %83, 0, 0, none : (vector<4xi16>, vector<4xi16>, vector<4xf32>) -> vector<4xf32>
      %148 = llvm.add %82, %37 : i64
      llvm.br ^bb1(%148, %147 : i64, vector<4xf32>)
    ^bb3:  // pred: ^bb1
      %149 = llvm.extractelement %83[%28 : i64] : vector<4xf32>
      %150 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %151 = llvm.mlir.constant(16 : index) : i64
      %152 = llvm.mul %46, %151 overflow<nsw, nuw> : i64
      %153 = llvm.add %152, %50 overflow<nsw, nuw> : i64
      %154 = llvm.getelementptr inbounds|nuw %150[%153] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %149, %154 : f32, !llvm.ptr
      %155 = llvm.extractelement %83[%27 : i64] : vector<4xf32>
      %156 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %157 = llvm.mlir.constant(16 : index) : i64
      %158 = llvm.mul %57, %157 overflow<nsw, nuw> : i64
      %159 = llvm.add %158, %50 overflow<nsw, nuw> : i64
      %160 = llvm.getelementptr inbounds|nuw %156[%159] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %155, %160 : f32, !llvm.ptr
      %161 = llvm.extractelement %83[%26 : i64] : vector<4xf32>
      %162 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %163 = llvm.mlir.constant(16 : index) : i64
      %164 = llvm.mul %64, %163 overflow<nsw, nuw> : i64
      %165 = llvm.add %164, %50 overflow<nsw, nuw> : i64
      %166 = llvm.getelementptr inbounds|nuw %162[%165] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %161, %166 : f32, !llvm.ptr
      %167 = llvm.extractelement %83[%25 : i64] : vector<4xf32>
      %168 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %169 = llvm.mlir.constant(16 : index) : i64
      %170 = llvm.mul %71, %169 overflow<nsw, nuw> : i64
      %171 = llvm.add %170, %50 overflow<nsw, nuw> : i64
      %172 = llvm.getelementptr inbounds|nuw %168[%171] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %167, %172 : f32, !llvm.ptr
      llvm.return
    }
  }
}

