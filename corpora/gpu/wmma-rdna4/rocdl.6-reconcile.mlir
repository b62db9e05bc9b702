module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: memref<16x16xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg2 : memref<16x16xf32>, %arg0 : memref<16x32xf16>, %arg1 : memref<32x16xf16>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx1201">] attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 32, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, rocdl.flat_work_group_size = "32,32", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 32, 1, 1>} {
      %0 = llvm.mlir.constant(16 : index) : i64
      %1 = llvm.mlir.constant(0 : index) : i64
      %2 = llvm.mlir.constant(-1 : index) : i64
      %3 = llvm.mlir.constant(8 : index) : i64
      %4 = llvm.mlir.constant(1 : index) : i64
      %5 = llvm.mlir.constant(2 : index) : i64
      %6 = llvm.mlir.constant(3 : index) : i64
      %7 = llvm.mlir.constant(4 : index) : i64
      %8 = llvm.mlir.constant(5 : index) : i64
      %9 = llvm.mlir.constant(6 : index) : i64
      %10 = llvm.mlir.constant(7 : index) : i64
      %11 = llvm.mlir.constant(32 : index) : i64
      %12 = llvm.mlir.constant(9 : index) : i64
      %13 = llvm.mlir.constant(10 : index) : i64
      %14 = llvm.mlir.constant(11 : index) : i64
      %15 = llvm.mlir.poison : vector<8xf32>
      %16 = llvm.mlir.constant(0 : i64) : i64
      %17 = llvm.mlir.constant(1 : i64) : i64
      %18 = llvm.mlir.constant(2 : i64) : i64
      %19 = llvm.mlir.constant(3 : i64) : i64
      %20 = llvm.mlir.constant(4 : i64) : i64
      %21 = llvm.mlir.constant(5 : i64) : i64
      %22 = llvm.mlir.constant(6 : i64) : i64
      %23 = llvm.mlir.constant(7 : i64) : i64
      %24 = llvm.mlir.poison : vector<8xf16>
      %25 = rocdl.workitem.id.x range <i32, 0, 32> : i32
      %26 = llvm.sext %25 : i32 to i64
      %27 = llvm.icmp "slt" %26, %1 : i64
      %28 = llvm.sub %2, %26 : i64
      %29 = llvm.select %27, %28, %26 : i1, i64
      %30 = llvm.sdiv %29, %0 : i64
      %31 = llvm.sub %2, %30 : i64
      %32 = llvm.select %27, %31, %30 : i1, i64
      %33 = llvm.mul %32, %3 overflow<nsw> : i64
      %34 = llvm.srem %26, %0 : i64
      %35 = llvm.icmp "slt" %34, %1 : i64
      %36 = llvm.add %34, %0 : i64
      %37 = llvm.select %35, %36, %34 : i1, i64
      %38 = llvm.mul %33, %0 overflow<nsw, nuw> : i64
      %39 = llvm.add %38, %37 overflow<nsw, nuw> : i64
      %40 = llvm.getelementptr inbounds|nuw %arg1[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %41 = llvm.load %40 : !llvm.ptr -> f32
      %42 = llvm.add %33, %4 : i64
      %43 = llvm.mul %42, %0 overflow<nsw, nuw> : i64
      %44 = llvm.add %43, %37 overflow<nsw, nuw> : i64
      %45 = llvm.getelementptr inbounds|nuw %arg1[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %46 = llvm.load %45 : !llvm.ptr -> f32
      %47 = llvm.add %33, %5 : i64
      %48 = llvm.mul %47, %0 overflow<nsw, nuw> : i64
      %49 = llvm.add %48, %37 overflow<nsw, nuw> : i64
      %50 = llvm.getelementptr inbounds|nuw %arg1[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %51 = llvm.load %50 : !llvm.ptr -> f32
      %52 = llvm.add %33, %6 : i64
      %53 = llvm.mul %52, %0 overflow<nsw, nuw> : i64
      %54 = llvm.add %53, %37 overflow<nsw, nuw> : i64
      %55 = llvm.getelementptr inbounds|nuw %arg1[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %56 = llvm.load %55 : !llvm.ptr -> f32
      %57 = llvm.add %33, %7 : i64
      %58 = llvm.mul %57, %0 overflow<nsw, nuw> : i64
      %59 = llvm.add %58, %37 overflow<nsw, nuw> : i64
      %60 = llvm.getelementptr inbounds|nuw %arg1[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %61 = llvm.load %60 : !llvm.ptr -> f32
      %62 = llvm.add %33, %8 : i64
      %63 = llvm.mul %62, %0 overflow<nsw, nuw> : i64
      %64 = llvm.add %63, %37 overflow<nsw, nuw> : i64
      %65 = llvm.getelementptr inbounds|nuw %arg1[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %66 = llvm.load %65 : !llvm.ptr -> f32
      %67 = llvm.add %33, %9 : i64
      %68 = llvm.mul %67, %0 overflow<nsw, nuw> : i64
      %69 = llvm.add %68, %37 overflow<nsw, nuw> : i64
      %70 = llvm.getelementptr inbounds|nuw %arg1[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %71 = llvm.load %70 : !llvm.ptr -> f32
      %72 = llvm.add %33, %10 : i64
      %73 = llvm.mul %72, %0 overflow<nsw, nuw> : i64
      %74 = llvm.add %73, %37 overflow<nsw, nuw> : i64
      %75 = llvm.getelementptr inbounds|nuw %arg1[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %76 = llvm.load %75 : !llvm.ptr -> f32
      %77 = llvm.insertelement %41, %15[%16 : i64] : vector<8xf32>
      %78 = llvm.insertelement %46, %77[%17 : i64] : vector<8xf32>
      %79 = llvm.insertelement %51, %78[%18 : i64] : vector<8xf32>
      %80 = llvm.insertelement %56, %79[%19 : i64] : vector<8xf32>
      %81 = llvm.insertelement %61, %80[%20 : i64] : vector<8xf32>
      %82 = llvm.insertelement %66, %81[%21 : i64] : vector<8xf32>
      %83 = llvm.insertelement %71, %82[%22 : i64] : vector<8xf32>
      %84 = llvm.insertelement %76, %83[%23 : i64] : vector<8xf32>
      llvm.br ^bb1(%1, %84 : i64, vector<8xf32>)
    ^bb1(%85: i64, %86: vector<8xf32>):  // 2 preds: ^bb0, ^bb2
      %87 = llvm.icmp "slt" %85, %11 : i64
      llvm.cond_br %87, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %88 = llvm.mul %32, %7 overflow<nsw> : i64
      %89 = llvm.add %85, %88 : i64
      %90 = llvm.mul %37, %11 overflow<nsw, nuw> : i64
      %91 = llvm.add %90, %89 overflow<nsw, nuw> : i64
      %92 = llvm.getelementptr inbounds|nuw %arg8[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %93 = llvm.load %92 : !llvm.ptr -> f16
      %94 = llvm.add %89, %4 : i64
      %95 = llvm.add %90, %94 overflow<nsw, nuw> : i64
      %96 = llvm.getelementptr inbounds|nuw %arg8[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %97 = llvm.load %96 : !llvm.ptr -> f16
      %98 = llvm.add %89, %5 : i64
      %99 = llvm.add %90, %98 overflow<nsw, nuw> : i64
      %100 = llvm.getelementptr inbounds|nuw %arg8[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %101 = llvm.load %100 : !llvm.ptr -> f16
      %102 = llvm.add %89, %6 : i64
      %103 = llvm.add %90, %102 overflow<nsw, nuw> : i64
      %104 = llvm.getelementptr inbounds|nuw %arg8[%103] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %105 = llvm.load %104 : !llvm.ptr -> f16
      %106 = llvm.add %89, %3 : i64
      %107 = llvm.add %90, %106 overflow<nsw, nuw> : i64
      %108 = llvm.getelementptr inbounds|nuw %arg8[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %109 = llvm.load %108 : !llvm.ptr -> f16
      %110 = llvm.add %89, %12 : i64
      %111 = llvm.add %90, %110 overflow<nsw, nuw> : i64
      %112 = llvm.getelementptr inbounds|nuw %arg8[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %113 = llvm.load %112 : !llvm.ptr -> f16
      %114 = llvm.add %89, %13 : i64
      %115 = llvm.add %90, %114 overflow<nsw, nuw> : i64
      %116 = llvm.getelementptr inbounds|nuw %arg8[%115] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %117 = llvm.load %116 : !llvm.ptr -> f16
      %118 = llvm.add %89, %14 : i64
      %119 = llvm.add %90, %118 overflow<nsw, nuw> : i64
      %120 = llvm.getelementptr inbounds|nuw %arg8[%119] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %121 = llvm.load %120 : !llvm.ptr -> f16
      %122 = llvm.insertelement %93, %24[%16 : i64] : vector<8xf16>
      %123 = llvm.insertelement %97, %122[%17 : i64] : vector<8xf16>
      %124 = llvm.insertelement %101, %123[%18 : i64] : vector<8xf16>
      %125 = llvm.insertelement %105, %124[%19 : i64] : vector<8xf16>
      %126 = llvm.insertelement %109, %125[%20 : i64] : vector<8xf16>
      %127 = llvm.insertelement %113, %126[%21 : i64] : vector<8xf16>
      %128 = llvm.insertelement %117, %127[%22 : i64] : vector<8xf16>
      %129 = llvm.insertelement %121, %128[%23 : i64] : vector<8xf16>
      %130 = llvm.mul %89, %0 overflow<nsw, nuw> : i64
      %131 = llvm.add %130, %37 overflow<nsw, nuw> : i64
      %132 = llvm.getelementptr inbounds|nuw %arg15[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %133 = llvm.load %132 : !llvm.ptr -> f16
      %134 = llvm.mul %94, %0 overflow<nsw, nuw> : i64
      %135 = llvm.add %134, %37 overflow<nsw, nuw> : i64
      %136 = llvm.getelementptr inbounds|nuw %arg15[%135] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %137 = llvm.load %136 : !llvm.ptr -> f16
      %138 = llvm.mul %98, %0 overflow<nsw, nuw> : i64
      %139 = llvm.add %138, %37 overflow<nsw, nuw> : i64
      %140 = llvm.getelementptr inbounds|nuw %arg15[%139] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %141 = llvm.load %140 : !llvm.ptr -> f16
      %142 = llvm.mul %102, %0 overflow<nsw, nuw> : i64
      %143 = llvm.add %142, %37 overflow<nsw, nuw> : i64
      %144 = llvm.getelementptr inbounds|nuw %arg15[%143] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %145 = llvm.load %144 : !llvm.ptr -> f16
      %146 = llvm.mul %106, %0 overflow<nsw, nuw> : i64
      %147 = llvm.add %146, %37 overflow<nsw, nuw> : i64
      %148 = llvm.getelementptr inbounds|nuw %arg15[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %149 = llvm.load %148 : !llvm.ptr -> f16
      %150 = llvm.mul %110, %0 overflow<nsw, nuw> : i64
      %151 = llvm.add %150, %37 overflow<nsw, nuw> : i64
      %152 = llvm.getelementptr inbounds|nuw %arg15[%151] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %153 = llvm.load %152 : !llvm.ptr -> f16
      %154 = llvm.mul %114, %0 overflow<nsw, nuw> : i64
      %155 = llvm.add %154, %37 overflow<nsw, nuw> : i64
      %156 = llvm.getelementptr inbounds|nuw %arg15[%155] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %157 = llvm.load %156 : !llvm.ptr -> f16
      %158 = llvm.mul %118, %0 overflow<nsw, nuw> : i64
      %159 = llvm.add %158, %37 overflow<nsw, nuw> : i64
      %160 = llvm.getelementptr inbounds|nuw %arg15[%159] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %161 = llvm.load %160 : !llvm.ptr -> f16
      %162 = llvm.insertelement %133, %24[%16 : i64] : vector<8xf16>
      %163 = llvm.insertelement %137, %162[%17 : i64] : vector<8xf16>
      %164 = llvm.insertelement %141, %163[%18 : i64] : vector<8xf16>
      %165 = llvm.insertelement %145, %164[%19 : i64] : vector<8xf16>
      %166 = llvm.insertelement %149, %165[%20 : i64] : vector<8xf16>
      %167 = llvm.insertelement %153, %166[%21 : i64] : vector<8xf16>
      %168 = llvm.insertelement %157, %167[%22 : i64] : vector<8xf16>
      %169 = llvm.insertelement %161, %168[%23 : i64] : vector<8xf16>
      %170 = rocdl.wmma.f32.16x16x16.f16 %129, %169, %86 : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
      %171 = llvm.add %85, %0 : i64
      llvm.br ^bb1(%171, %170 : i64, vector<8xf32>)
    ^bb3:  // pred: ^bb1
      %172 = llvm.extractelement %86[%16 : i64] : vector<8xf32>
      llvm.store %172, %40 : f32, !llvm.ptr
      %173 = llvm.extractelement %86[%17 : i64] : vector<8xf32>
      llvm.store %173, %45 : f32, !llvm.ptr
      %174 = llvm.extractelement %86[%18 : i64] : vector<8xf32>
      llvm.store %174, %50 : f32, !llvm.ptr
      %175 = llvm.extractelement %86[%19 : i64] : vector<8xf32>
      llvm.store %175, %55 : f32, !llvm.ptr
      %176 = llvm.extractelement %86[%20 : i64] : vector<8xf32>
      llvm.store %176, %60 : f32, !llvm.ptr
      %177 = llvm.extractelement %86[%21 : i64] : vector<8xf32>
      llvm.store %177, %65 : f32, !llvm.ptr
      %178 = llvm.extractelement %86[%22 : i64] : vector<8xf32>
      llvm.store %178, %70 : f32, !llvm.ptr
      %179 = llvm.extractelement %86[%23 : i64] : vector<8xf32>
      llvm.store %179, %75 : f32, !llvm.ptr
      llvm.return
    }
  }
}

