module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<64x16xf16>, %arg1: memref<16x32xf16>, %arg2: memref<64x32xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c2 = arith.constant 2 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c2, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<64x32xf32>, %arg0 : memref<64x16xf16>, %arg1 : memref<16x32xf16>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 64, 1, 1>, gpu.known_grid_size = array<i32: 2, 1, 1>, rocdl.flat_work_group_size = "64,64", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 64, 1, 1>} {
      %0 = llvm.mlir.constant(32 : index) : i64
      %1 = llvm.mlir.constant(0 : index) : i64
      %2 = llvm.mlir.constant(-1 : index) : i64
      %3 = llvm.mlir.constant(4 : index) : i64
      %4 = llvm.mlir.constant(1 : index) : i64
      %5 = llvm.mlir.constant(2 : index) : i64
      %6 = llvm.mlir.constant(3 : index) : i64
      %7 = llvm.mlir.constant(8 : index) : i64
      %8 = llvm.mlir.constant(9 : index) : i64
      %9 = llvm.mlir.constant(10 : index) : i64
      %10 = llvm.mlir.constant(11 : index) : i64
      %11 = llvm.mlir.constant(16 : index) : i64
      %12 = llvm.mlir.constant(17 : index) : i64
      %13 = llvm.mlir.constant(18 : index) : i64
      %14 = llvm.mlir.constant(19 : index) : i64
      %15 = llvm.mlir.constant(24 : index) : i64
      %16 = llvm.mlir.constant(25 : index) : i64
      %17 = llvm.mlir.constant(26 : index) : i64
      %18 = llvm.mlir.constant(27 : index) : i64
      %19 = llvm.mlir.poison : vector<16xf32>
      %20 = llvm.mlir.constant(0 : i64) : i64
      %21 = llvm.mlir.constant(1 : i64) : i64
      %22 = llvm.mlir.constant(2 : i64) : i64
      %23 = llvm.mlir.constant(3 : i64) : i64
      %24 = llvm.mlir.constant(4 : i64) : i64
      %25 = llvm.mlir.constant(5 : i64) : i64
      %26 = llvm.mlir.constant(6 : i64) : i64
      %27 = llvm.mlir.constant(7 : i64) : i64
      %28 = llvm.mlir.constant(8 : i64) : i64
      %29 = llvm.mlir.constant(9 : i64) : i64
      %30 = llvm.mlir.constant(10 : i64) : i64
      %31 = llvm.mlir.constant(11 : i64) : i64
      %32 = llvm.mlir.constant(12 : i64) : i64
      %33 = llvm.mlir.constant(13 : i64) : i64
      %34 = llvm.mlir.constant(14 : i64) : i64
      %35 = llvm.mlir.constant(15 : i64) : i64
      %36 = llvm.mlir.poison : vector<4xf16>
      %37 = rocdl.workgroup.id.x range <i32, 0, 2> : i32
      %38 = llvm.sext %37 : i32 to i64
      %39 = rocdl.workitem.id.x range <i32, 0, 64> : i32
      %40 = llvm.sext %39 : i32 to i64
      %41 = llvm.mul %38, %0 overflow<nsw> : i64
      %42 = llvm.icmp "slt" %40, %1 : i64
      %43 = llvm.sub %2, %40 : i64
      %44 = llvm.select %42, %43, %40 : i1, i64
      %45 = llvm.sdiv %44, %0 : i64
      %46 = llvm.sub %2, %45 : i64
      %47 = llvm.select %42, %46, %45 : i1, i64
      %48 = llvm.mul %47, %3 overflow<nsw> : i64
      %49 = llvm.add %41, %48 : i64
      %50 = llvm.srem %40, %0 : i64
      %51 = llvm.icmp "slt" %50, %1 : i64
      %52 = llvm.add %50, %0 : i64
      %53 = llvm.select %51, %52, %50 : i1, i64
      %54 = llvm.mul %49, %0 overflow<nsw, nuw> : i64
      %55 = llvm.add %54, %53 overflow<nsw, nuw> : i64
      %56 = llvm.getelementptr inbounds|nuw %arg1[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %57 = llvm.load %56 : !llvm.ptr -> f32
      %58 = llvm.add %49, %4 : i64
      %59 = llvm.mul %58, %0 overflow<nsw, nuw> : i64
      %60 = llvm.add %59, %53 overflow<nsw, nuw> : i64
      %61 = llvm.getelementptr inbounds|nuw %arg1[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %62 = llvm.load %61 : !llvm.ptr -> f32
      %63 = llvm.add %49, %5 : i64
      %64 = llvm.mul %63, %0 overflow<nsw, nuw> : i64
      %65 = llvm.add %64, %53 overflow<nsw, nuw> : i64
      %66 = llvm.getelementptr inbounds|nuw %arg1[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %67 = llvm.load %66 : !llvm.ptr -> f32
      %68 = llvm.add %49, %6 : i64
      %69 = llvm.mul %68, %0 overflow<nsw, nuw> : i64
      %70 = llvm.add %69, %53 overflow<nsw, nuw> : i64
      %71 = llvm.getelementptr inbounds|nuw %arg1[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %72 = llvm.load %71 : !llvm.ptr -> f32
      %73 = llvm.add %49, %7 : i64
      %74 = llvm.mul %73, %0 overflow<nsw, nuw> : i64
      %75 = llvm.add %74, %53 overflow<nsw, nuw> : i64
      %76 = llvm.getelementptr inbounds|nuw %arg1[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %77 = llvm.load %76 : !llvm.ptr -> f32
      %78 = llvm.add %49, %8 : i64
      %79 = llvm.mul %78, %0 overflow<nsw, nuw> : i64
      %80 = llvm.add %79, %53 overflow<nsw, nuw> : i64
      %81 = llvm.getelementptr inbounds|nuw %arg1[%80] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %82 = llvm.load %81 : !llvm.ptr -> f32
      %83 = llvm.add %49, %9 : i64
      %84 = llvm.mul %83, %0 overflow<nsw, nuw> : i64
      %85 = llvm.add %84, %53 overflow<nsw, nuw> : i64
      %86 = llvm.getelementptr inbounds|nuw %arg1[%85] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %87 = llvm.load %86 : !llvm.ptr -> f32
      %88 = llvm.add %49, %10 : i64
      %89 = llvm.mul %88, %0 overflow<nsw, nuw> : i64
      %90 = llvm.add %89, %53 overflow<nsw, nuw> : i64
      %91 = llvm.getelementptr inbounds|nuw %arg1[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %92 = llvm.load %91 : !llvm.ptr -> f32
      %93 = llvm.add %49, %11 : i64
      %94 = llvm.mul %93, %0 overflow<nsw, nuw> : i64
      %95 = llvm.add %94, %53 overflow<nsw, nuw> : i64
      %96 = llvm.getelementptr inbounds|nuw %arg1[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %97 = llvm.load %96 : !llvm.ptr -> f32
      %98 = llvm.add %49, %12 : i64
      %99 = llvm.mul %98, %0 overflow<nsw, nuw> : i64
      %100 = llvm.add %99, %53 overflow<nsw, nuw> : i64
      %101 = llvm.getelementptr inbounds|nuw %arg1[%100] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %102 = llvm.load %101 : !llvm.ptr -> f32
      %103 = llvm.add %49, %13 : i64
      %104 = llvm.mul %103, %0 overflow<nsw, nuw> : i64
      %105 = llvm.add %104, %53 overflow<nsw, nuw> : i64
      %106 = llvm.getelementptr inbounds|nuw %arg1[%105] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %107 = llvm.load %106 : !llvm.ptr -> f32
      %108 = llvm.add %49, %14 : i64
      %109 = llvm.mul %108, %0 overflow<nsw, nuw> : i64
      %110 = llvm.add %109, %53 overflow<nsw, nuw> : i64
      %111 = llvm.getelementptr inbounds|nuw %arg1[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %112 = llvm.load %111 : !llvm.ptr -> f32
      %113 = llvm.add %49, %15 : i64
      %114 = llvm.mul %113, %0 overflow<nsw, nuw> : i64
      %115 = llvm.add %114, %53 overflow<nsw, nuw> : i64
      %116 = llvm.getelementptr inbounds|nuw %arg1[%115] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %117 = llvm.load %116 : !llvm.ptr -> f32
      %118 = llvm.add %49, %16 : i64
      %119 = llvm.mul %118, %0 overflow<nsw, nuw> : i64
      %120 = llvm.add %119, %53 overflow<nsw, nuw> : i64
      %121 = llvm.getelementptr inbounds|nuw %arg1[%120] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %122 = llvm.load %121 : !llvm.ptr -> f32
      %123 = llvm.add %49, %17 : i64
      %124 = llvm.mul %123, %0 overflow<nsw, nuw> : i64
      %125 = llvm.add %124, %53 overflow<nsw, nuw> : i64
      %126 = llvm.getelementptr inbounds|nuw %arg1[%125] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %127 = llvm.load %126 : !llvm.ptr -> f32
      %128 = llvm.add %49, %18 : i64
      %129 = llvm.mul %128, %0 overflow<nsw, nuw> : i64
      %130 = llvm.add %129, %53 overflow<nsw, nuw> : i64
      %131 = llvm.getelementptr inbounds|nuw %arg1[%130] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %132 = llvm.load %131 : !llvm.ptr -> f32
      %133 = llvm.insertelement %57, %19[%20 : i64] : vector<16xf32>
      %134 = llvm.insertelement %62, %133[%21 : i64] : vector<16xf32>
      %135 = llvm.insertelement %67, %134[%22 : i64] : vector<16xf32>
      %136 = llvm.insertelement %72, %135[%23 : i64] : vector<16xf32>
      %137 = llvm.insertelement %77, %136[%24 : i64] : vector<16xf32>
      %138 = llvm.insertelement %82, %137[%25 : i64] : vector<16xf32>
      %139 = llvm.insertelement %87, %138[%26 : i64] : vector<16xf32>
      %140 = llvm.insertelement %92, %139[%27 : i64] : vector<16xf32>
      %141 = llvm.insertelement %97, %140[%28 : i64] : vector<16xf32>
      %142 = llvm.insertelement %102, %141[%29 : i64] : vector<16xf32>
      %143 = llvm.insertelement %107, %142[%30 : i64] : vector<16xf32>
      %144 = llvm.insertelement %112, %143[%31 : i64] : vector<16xf32>
      %145 = llvm.insertelement %117, %144[%32 : i64] : vector<16xf32>
      %146 = llvm.insertelement %122, %145[%33 : i64] : vector<16xf32>
      %147 = llvm.insertelement %127, %146[%34 : i64] : vector<16xf32>
      %148 = llvm.insertelement %132, %147[%35 : i64] : vector<16xf32>
      llvm.br ^bb1(%1, %148 : i64, vector<16xf32>)
    ^bb1(%149: i64, %150: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
      %151 = llvm.icmp "slt" %149, %11 : i64
      llvm.cond_br %151, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %152 = llvm.add %41, %53 : i64
      %153 = llvm.add %149, %48 : i64
      %154 = llvm.mul %152, %11 overflow<nsw, nuw> : i64
      %155 = llvm.add %154, %153 overflow<nsw, nuw> : i64
      %156 = llvm.getelementptr inbounds|nuw %arg8[%155] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %157 = llvm.load %156 : !llvm.ptr -> f16
      %158 = llvm.add %153, %4 : i64
      %159 = llvm.add %154, %158 overflow<nsw, nuw> : i64
      %160 = llvm.getelementptr inbounds|nuw %arg8[%159] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %161 = llvm.load %160 : !llvm.ptr -> f16
      %162 = llvm.add %153, %5 : i64
      %163 = llvm.add %154, %162 overflow<nsw, nuw> : i64
      %164 = llvm.getelementptr inbounds|nuw %arg8[%163] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %165 = llvm.load %164 : !llvm.ptr -> f16
      %166 = llvm.add %153, %6 : i64
      %167 = llvm.add %154, %166 overflow<nsw, nuw> : i64
      %168 = llvm.getelementptr inbounds|nuw %arg8[%167] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %169 = llvm.load %168 : !llvm.ptr -> f16
      %170 = llvm.insertelement %157, %36[%20 : i64] : vector<4xf16>
      %171 = llvm.insertelement %161, %170[%21 : i64] : vector<4xf16>
      %172 = llvm.insertelement %165, %171[%22 : i64] : vector<4xf16>
      %173 = llvm.insertelement %169, %172[%23 : i64] : vector<4xf16>
      %174 = llvm.mul %153, %0 overflow<nsw, nuw> : i64
      %175 = llvm.add %174, %53 overflow<nsw, nuw> : i64
      %176 = llvm.getelementptr inbounds|nuw %arg15[%175] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %177 = llvm.load %176 : !llvm.ptr -> f16
      %178 = llvm.mul %158, %0 overflow<nsw, nuw> : i64
      %179 = llvm.add %178, %53 overflow<nsw, nuw> : i64
      %180 = llvm.getelementptr inbounds|nuw %arg15[%179] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %181 = llvm.load %180 : !llvm.ptr -> f16
      %182 = llvm.mul %162, %0 overflow<nsw, nuw> : i64
      %183 = llvm.add %182, %53 overflow<nsw, nuw> : i64
      %184 = llvm.getelementptr inbounds|nuw %arg15[%183] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %185 = llvm.load %184 : !llvm.ptr -> f16
      %186 = llvm.mul %166, %0 overflow<nsw, nuw> : i64
      %187 = llvm.add %186, %53 overflow<nsw, nuw> : i64
      %188 = llvm.getelementptr inbounds|nuw %arg15[%187] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %189 = llvm.load %188 : !llvm.ptr -> f16
      %190 = llvm.insertelement %177, %36[%20 : i64] : vector<4xf16>
      %191 = llvm.insertelement %181, %190[%21 : i64] : vector<4xf16>
      %192 = llvm.insertelement %185, %191[%22 : i64] : vector<4xf16>
      %193 = llvm.insertelement %189, %192[%23 : i64] : vector<4xf16>
      %194 = rocdl.mfma.f32.32x32x8f16 %173, %193, %150, 0, 0, none : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
      %195 = llvm.add %149, %7 : i64
      llvm.br ^bb1(%195, %194 : i64, vector<16xf32>)
    ^bb3:  // pred: ^bb1
      %196 = llvm.extractelement %150[%20 : i64] : vector<16xf32>
      llvm.store %196, %56 : f32, !llvm.ptr
      %197 = llvm.extractelement %150[%21 : i64] : vector<16xf32>
      llvm.store %197, %61 : f32, !llvm.ptr
      %198 = llvm.extractelement %150[%22 : i64] : vector<16xf32>
      llvm.store %198, %66 : f32, !llvm.ptr
      %199 = llvm.extractelement %150[%23 : i64] : vector<16xf32>
      llvm.store %199, %71 : f32, !llvm.ptr
      %200 = llvm.extractelement %150[%24 : i64] : vector<16xf32>
      llvm.store %200, %76 : f32, !llvm.ptr
      %201 = llvm.extractelement %150[%25 : i64] : vector<16xf32>
      llvm.store %201, %81 : f32, !llvm.ptr
      %202 = llvm.extractelement %150[%26 : i64] : vector<16xf32>
      llvm.store %202, %86 : f32, !llvm.ptr
      %203 = llvm.extractelement %150[%27 : i64] : vector<16xf32>
      llvm.store %203, %91 : f32, !llvm.ptr
      %204 = llvm.extractelement %150[%28 : i64] : vector<16xf32>
      llvm.store %204, %96 : f32, !llvm.ptr
      %205 = llvm.extractelement %150[%29 : i64] : vector<16xf32>
      llvm.store %205, %101 : f32, !llvm.ptr
      %206 = llvm.extractelement %150[%30 : i64] : vector<16xf32>
      llvm.store %206, %106 : f32, !llvm.ptr
      %207 = llvm.extractelement %150[%31 : i64] : vector<16xf32>
      llvm.store %207, %111 : f32, !llvm.ptr
      %208 = llvm.extractelement %150[%32 : i64] : vector<16xf32>
      llvm.store %208, %116 : f32, !llvm.ptr
      %209 = llvm.extractelement %150[%33 : i64] : vector<16xf32>
      llvm.store %209, %121 : f32, !llvm.ptr
      %210 = llvm.extractelement %150[%34 : i64] : vector<16xf32>
      llvm.store %210, %126 : f32, !llvm.ptr
      %211 = llvm.extractelement %150[%35 : i64] : vector<16xf32>
      llvm.store %211, %131 : f32, !llvm.ptr
      llvm.return
    }
  }
}

