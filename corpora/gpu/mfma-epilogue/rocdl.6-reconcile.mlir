module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<64x16xf16>, %arg1: memref<32x16xf16>, %arg2: memref<32xf16>, %arg3: memref<64x32xf16>) {
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %cst = arith.constant 0.000000e+00 : f32
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c128, %c1, %c1)  args(%arg0 : memref<64x16xf16>, %arg1 : memref<32x16xf16>, %arg2 : memref<32xf16>, %cst : f32, %arg3 : memref<64x32xf16>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: f32, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 128, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, rocdl.flat_work_group_size = "128,128", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 128, 1, 1>} {
      %0 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
      %1 = llvm.mlir.constant(0 : index) : i64
      %2 = llvm.mlir.constant(16 : index) : i64
      %3 = llvm.mlir.constant(8 : index) : i64
      %4 = llvm.mlir.constant(64 : index) : i64
      %5 = llvm.mlir.constant(-1 : index) : i64
      %6 = llvm.mlir.constant(32 : index) : i64
      %7 = llvm.mlir.constant(4 : index) : i64
      %8 = llvm.mlir.constant(1 : index) : i64
      %9 = llvm.mlir.constant(2 : index) : i64
      %10 = llvm.mlir.constant(3 : index) : i64
      %11 = llvm.mlir.constant(9 : index) : i64
      %12 = llvm.mlir.constant(10 : index) : i64
      %13 = llvm.mlir.constant(11 : index) : i64
      %14 = llvm.mlir.constant(17 : index) : i64
      %15 = llvm.mlir.constant(18 : index) : i64
      %16 = llvm.mlir.constant(19 : index) : i64
      %17 = llvm.mlir.constant(24 : index) : i64
      %18 = llvm.mlir.constant(25 : index) : i64
      %19 = llvm.mlir.constant(26 : index) : i64
      %20 = llvm.mlir.constant(27 : index) : i64
      %21 = llvm.mlir.poison : vector<4xf16>
      %22 = llvm.mlir.constant(0 : i64) : i64
      %23 = llvm.mlir.constant(1 : i64) : i64
      %24 = llvm.mlir.constant(2 : i64) : i64
      %25 = llvm.mlir.constant(3 : i64) : i64
      %26 = llvm.mlir.constant(4 : i64) : i64
      %27 = llvm.mlir.constant(5 : i64) : i64
      %28 = llvm.mlir.constant(6 : i64) : i64
      %29 = llvm.mlir.constant(7 : i64) : i64
      %30 = llvm.mlir.constant(8 : i64) : i64
      %31 = llvm.mlir.constant(9 : i64) : i64
      %32 = llvm.mlir.constant(10 : i64) : i64
      %33 = llvm.mlir.constant(11 : i64) : i64
      %34 = llvm.mlir.constant(12 : i64) : i64
      %35 = llvm.mlir.constant(13 : i64) : i64
      %36 = llvm.mlir.constant(14 : i64) : i64
      %37 = llvm.mlir.constant(15 : i64) : i64
      %38 = rocdl.workitem.id.x range <i32, 0, 128> : i32
      %39 = llvm.sext %38 : i32 to i64
      llvm.br ^bb1(%1, %0 : i64, vector<16xf32>)
    ^bb1(%40: i64, %41: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
      %42 = llvm.icmp "slt" %40, %2 : i64
      llvm.cond_br %42, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %43 = llvm.icmp "slt" %39, %1 : i64
      %44 = llvm.sub %5, %39 : i64
      %45 = llvm.select %43, %44, %39 : i1, i64
      %46 = llvm.sdiv %45, %4 : i64
      %47 = llvm.sub %5, %46 : i64
      %48 = llvm.select %43, %47, %46 : i1, i64
      %49 = llvm.mul %48, %6 overflow<nsw> : i64
      %50 = llvm.srem %39, %6 : i64
      %51 = llvm.icmp "slt" %50, %1 : i64
      %52 = llvm.add %50, %6 : i64
      %53 = llvm.select %51, %52, %50 : i1, i64
      %54 = llvm.add %49, %53 : i64
      %55 = llvm.srem %39, %4 : i64
      %56 = llvm.icmp "slt" %55, %1 : i64
      %57 = llvm.add %55, %4 : i64
      %58 = llvm.select %56, %57, %55 : i1, i64
      %59 = llvm.icmp "slt" %58, %1 : i64
      %60 = llvm.sub %5, %58 : i64
      %61 = llvm.select %59, %60, %58 : i1, i64
      %62 = llvm.sdiv %61, %6 : i64
      %63 = llvm.sub %5, %62 : i64
      %64 = llvm.select %59, %63, %62 : i1, i64
      %65 = llvm.mul %64, %7 overflow<nsw> : i64
      %66 = llvm.add %40, %65 : i64
      %67 = llvm.mul %54, %2 overflow<nsw, nuw> : i64
      %68 = llvm.add %67, %66 overflow<nsw, nuw> : i64
      %69 = llvm.getelementptr inbounds|nuw %arg1[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %70 = llvm.load %69 : !llvm.ptr -> f16
      %71 = llvm.add %66, %8 : i64
      %72 = llvm.add %67, %71 overflow<nsw, nuw> : i64
      %73 = llvm.getelementptr inbounds|nuw %arg1[%72] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %74 = llvm.load %73 : !llvm.ptr -> f16
      %75 = llvm.add %66, %9 : i64
      %76 = llvm.add %67, %75 overflow<nsw, nuw> : i64
      %77 = llvm.getelementptr inbounds|nuw %arg1[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %78 = llvm.load %77 : !llvm.ptr -> f16
      %79 = llvm.add %66, %10 : i64
      %80 = llvm.add %67, %79 overflow<nsw, nuw> : i64
      %81 = llvm.getelementptr inbounds|nuw %arg1[%80] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %82 = llvm.load %81 : !llvm.ptr -> f16
      %83 = llvm.insertelement %70, %21[%22 : i64] : vector<4xf16>
      %84 = llvm.insertelement %74, %83[%23 : i64] : vector<4xf16>
      %85 = llvm.insertelement %78, %84[%24 : i64] : vector<4xf16>
      %86 = llvm.insertelement %82, %85[%25 : i64] : vector<4xf16>
      %87 = llvm.mul %53, %2 overflow<nsw, nuw> : i64
      %88 = llvm.add %87, %66 overflow<nsw, nuw> : i64
      %89 = llvm.getelementptr inbounds|nuw %arg8[%88] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %90 = llvm.load %89 : !llvm.ptr -> f16
      %91 = llvm.add %87, %71 overflow<nsw, nuw> : i64
      %92 = llvm.getelementptr inbounds|nuw %arg8[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %93 = llvm.load %92 : !llvm.ptr -> f16
      %94 = llvm.add %87, %75 overflow<nsw, nuw> : i64
      %95 = llvm.getelementptr inbounds|nuw %arg8[%94] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %96 = llvm.load %95 : !llvm.ptr -> f16
      %97 = llvm.add %87, %79 overflow<nsw, nuw> : i64
      %98 = llvm.getelementptr inbounds|nuw %arg8[%97] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %99 = llvm.load %98 : !llvm.ptr -> f16
      %100 = llvm.insertelement %90, %21[%22 : i64] : vector<4xf16>
      %101 = llvm.insertelement %93, %100[%23 : i64] : vector<4xf16>
      %102 = llvm.insertelement %96, %101[%24 : i64] : vector<4xf16>
      %103 = llvm.insertelement %99, %102[%25 : i64] : vector<4xf16>
      %104 = rocdl.mfma.f32.32x32x8f16 %86, %103, %41, 0, 0, none : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
      %105 = llvm.add %40, %3 : i64
      llvm.br ^bb1(%105, %104 : i64, vector<16xf32>)
    ^bb3:  // pred: ^bb1
      %106 = llvm.srem %39, %6 : i64
      %107 = llvm.icmp "slt" %106, %1 : i64
      %108 = llvm.add %106, %6 : i64
      %109 = llvm.select %107, %108, %106 : i1, i64
      %110 = llvm.getelementptr inbounds|nuw %arg15[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %111 = llvm.load %110 : !llvm.ptr -> f16
      %112 = llvm.fpext %111 : f16 to f32
      %113 = llvm.extractelement %41[%22 : i64] : vector<16xf32>
      %114 = llvm.fadd %113, %112 : f32
      %115 = llvm.intr.maximum(%114, %arg19) : (f32, f32) -> f32
      %116 = llvm.fptrunc %115 : f32 to f16
      %117 = llvm.icmp "slt" %39, %1 : i64
      %118 = llvm.sub %5, %39 : i64
      %119 = llvm.select %117, %118, %39 : i1, i64
      %120 = llvm.sdiv %119, %4 : i64
      %121 = llvm.sub %5, %120 : i64
      %122 = llvm.select %117, %121, %120 : i1, i64
      %123 = llvm.mul %122, %6 overflow<nsw> : i64
      %124 = llvm.srem %39, %4 : i64
      %125 = llvm.icmp "slt" %124, %1 : i64
      %126 = llvm.add %124, %4 : i64
      %127 = llvm.select %125, %126, %124 : i1, i64
      %128 = llvm.icmp "slt" %127, %1 : i64
      %129 = llvm.sub %5, %127 : i64
      %130 = llvm.select %128, %129, %127 : i1, i64
      %131 = llvm.sdiv %130, %6 : i64
      %132 = llvm.sub %5, %131 : i64
      %133 = llvm.select %128, %132, %131 : i1, i64
      %134 = llvm.mul %133, %7 overflow<nsw> : i64
      %135 = llvm.add %123, %134 : i64
      %136 = llvm.mul %135, %6 overflow<nsw, nuw> : i64
      %137 = llvm.add %136, %109 overflow<nsw, nuw> : i64
      %138 = llvm.getelementptr inbounds|nuw %arg21[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %116, %138 : f16, !llvm.ptr
      %139 = llvm.extractelement %41[%23 : i64] : vector<16xf32>
      %140 = llvm.fadd %139, %112 : f32
      %141 = llvm.intr.maximum(%140, %arg19) : (f32, f32) -> f32
      %142 = llvm.fptrunc %141 : f32 to f16
      %143 = llvm.add %135, %8 : i64
      %144 = llvm.mul %143, %6 overflow<nsw, nuw> : i64
      %145 = llvm.add %144, %109 overflow<nsw, nuw> : i64
      %146 = llvm.getelementptr inbounds|nuw %arg21[%145] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %142, %146 : f16, !llvm.ptr
      %147 = llvm.extractelement %41[%24 : i64] : vector<16xf32>
      %148 = llvm.fadd %147, %112 : f32
      %149 = llvm.intr.maximum(%148, %arg19) : (f32, f32) -> f32
      %150 = llvm.fptrunc %149 : f32 to f16
      %151 = llvm.add %135, %9 : i64
      %152 = llvm.mul %151, %6 overflow<nsw, nuw> : i64
      %153 = llvm.add %152, %109 overflow<nsw, nuw> : i64
      %154 = llvm.getelementptr inbounds|nuw %arg21[%153] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %150, %154 : f16, !llvm.ptr
      %155 = llvm.extractelement %41[%25 : i64] : vector<16xf32>
      %156 = llvm.fadd %155, %112 : f32
      %157 = llvm.intr.maximum(%156, %arg19) : (f32, f32) -> f32
      %158 = llvm.fptrunc %157 : f32 to f16
      %159 = llvm.add %135, %10 : i64
      %160 = llvm.mul %159, %6 overflow<nsw, nuw> : i64
      %161 = llvm.add %160, %109 overflow<nsw, nuw> : i64
      %162 = llvm.getelementptr inbounds|nuw %arg21[%161] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %158, %162 : f16, !llvm.ptr
      %163 = llvm.extractelement %41[%26 : i64] : vector<16xf32>
      %164 = llvm.fadd %163, %112 : f32
      %165 = llvm.intr.maximum(%164, %arg19) : (f32, f32) -> f32
      %166 = llvm.fptrunc %165 : f32 to f16
      %167 = llvm.add %135, %3 : i64
      %168 = llvm.mul %167, %6 overflow<nsw, nuw> : i64
      %169 = llvm.add %168, %109 overflow<nsw, nuw> : i64
      %170 = llvm.getelementptr inbounds|nuw %arg21[%169] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %166, %170 : f16, !llvm.ptr
      %171 = llvm.extractelement %41[%27 : i64] : vector<16xf32>
      %172 = llvm.fadd %171, %112 : f32
      %173 = llvm.intr.maximum(%172, %arg19) : (f32, f32) -> f32
      %174 = llvm.fptrunc %173 : f32 to f16
      %175 = llvm.add %135, %11 : i64
      %176 = llvm.mul %175, %6 overflow<nsw, nuw> : i64
      %177 = llvm.add %176, %109 overflow<nsw, nuw> : i64
      %178 = llvm.getelementptr inbounds|nuw %arg21[%177] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %174, %178 : f16, !llvm.ptr
      %179 = llvm.extractelement %41[%28 : i64] : vector<16xf32>
      %180 = llvm.fadd %179, %112 : f32
      %181 = llvm.intr.maximum(%180, %arg19) : (f32, f32) -> f32
      %182 = llvm.fptrunc %181 : f32 to f16
      %183 = llvm.add %135, %12 : i64
      %184 = llvm.mul %183, %6 overflow<nsw, nuw> : i64
      %185 = llvm.add %184, %109 overflow<nsw, nuw> : i64
      %186 = llvm.getelementptr inbounds|nuw %arg21[%185] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %182, %186 : f16, !llvm.ptr
      %187 = llvm.extractelement %41[%29 : i64] : vector<16xf32>
      %188 = llvm.fadd %187, %112 : f32
      %189 = llvm.intr.maximum(%188, %arg19) : (f32, f32) -> f32
      %190 = llvm.fptrunc %189 : f32 to f16
      %191 = llvm.add %135, %13 : i64
      %192 = llvm.mul %191, %6 overflow<nsw, nuw> : i64
      %193 = llvm.add %192, %109 overflow<nsw, nuw> : i64
      %194 = llvm.getelementptr inbounds|nuw %arg21[%193] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %190, %194 : f16, !llvm.ptr
      %195 = llvm.extractelement %41[%30 : i64] : vector<16xf32>
      %196 = llvm.fadd %195, %112 : f32
      %197 = llvm.intr.maximum(%196, %arg19) : (f32, f32) -> f32
      %198 = llvm.fptrunc %197 : f32 to f16
      %199 = llvm.add %135, %2 : i64
      %200 = llvm.mul %199, %6 overflow<nsw, nuw> : i64
      %201 = llvm.add %200, %109 overflow<nsw, nuw> : i64
      %202 = llvm.getelementptr inbounds|nuw %arg21[%201] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %198, %202 : f16, !llvm.ptr
      %203 = llvm.extractelement %41[%31 : i64] : vector<16xf32>
      %204 = llvm.fadd %203, %112 : f32
      %205 = llvm.intr.maximum(%204, %arg19) : (f32, f32) -> f32
      %206 = llvm.fptrunc %205 : f32 to f16
      %207 = llvm.add %135, %14 : i64
      %208 = llvm.mul %207, %6 overflow<nsw, nuw> : i64
      %209 = llvm.add %208, %109 overflow<nsw, nuw> : i64
      %210 = llvm.getelementptr inbounds|nuw %arg21[%209] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %206, %210 : f16, !llvm.ptr
      %211 = llvm.extractelement %41[%32 : i64] : vector<16xf32>
      %212 = llvm.fadd %211, %112 : f32
      %213 = llvm.intr.maximum(%212, %arg19) : (f32, f32) -> f32
      %214 = llvm.fptrunc %213 : f32 to f16
      %215 = llvm.add %135, %15 : i64
      %216 = llvm.mul %215, %6 overflow<nsw, nuw> : i64
      %217 = llvm.add %216, %109 overflow<nsw, nuw> : i64
      %218 = llvm.getelementptr inbounds|nuw %arg21[%217] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %214, %218 : f16, !llvm.ptr
      %219 = llvm.extractelement %41[%33 : i64] : vector<16xf32>
      %220 = llvm.fadd %219, %112 : f32
      %221 = llvm.intr.maximum(%220, %arg19) : (f32, f32) -> f32
      %222 = llvm.fptrunc %221 : f32 to f16
      %223 = llvm.add %135, %16 : i64
      %224 = llvm.mul %223, %6 overflow<nsw, nuw> : i64
      %225 = llvm.add %224, %109 overflow<nsw, nuw> : i64
      %226 = llvm.getelementptr inbounds|nuw %arg21[%225] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %222, %226 : f16, !llvm.ptr
      %227 = llvm.extractelement %41[%34 : i64] : vector<16xf32>
      %228 = llvm.fadd %227, %112 : f32
      %229 = llvm.intr.maximum(%228, %arg19) : (f32, f32) -> f32
      %230 = llvm.fptrunc %229 : f32 to f16
      %231 = llvm.add %135, %17 : i64
      %232 = llvm.mul %231, %6 overflow<nsw, nuw> : i64
      %233 = llvm.add %232, %109 overflow<nsw, nuw> : i64
      %234 = llvm.getelementptr inbounds|nuw %arg21[%233] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %230, %234 : f16, !llvm.ptr
      %235 = llvm.extractelement %41[%35 : i64] : vector<16xf32>
      %236 = llvm.fadd %235, %112 : f32
      %237 = llvm.intr.maximum(%236, %arg19) : (f32, f32) -> f32
      %238 = llvm.fptrunc %237 : f32 to f16
      %239 = llvm.add %135, %18 : i64
      %240 = llvm.mul %239, %6 overflow<nsw, nuw> : i64
      %241 = llvm.add %240, %109 overflow<nsw, nuw> : i64
      %242 = llvm.getelementptr inbounds|nuw %arg21[%241] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %238, %242 : f16, !llvm.ptr
      %243 = llvm.extractelement %41[%36 : i64] : vector<16xf32>
      %244 = llvm.fadd %243, %112 : f32
      %245 = llvm.intr.maximum(%244, %arg19) : (f32, f32) -> f32
      %246 = llvm.fptrunc %245 : f32 to f16
      %247 = llvm.add %135, %19 : i64
      %248 = llvm.mul %247, %6 overflow<nsw, nuw> : i64
      %249 = llvm.add %248, %109 overflow<nsw, nuw> : i64
      %250 = llvm.getelementptr inbounds|nuw %arg21[%249] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %246, %250 : f16, !llvm.ptr
      %251 = llvm.extractelement %41[%37 : i64] : vector<16xf32>
      %252 = llvm.fadd %251, %112 : f32
      %253 = llvm.intr.maximum(%252, %arg19) : (f32, f32) -> f32
      %254 = llvm.fptrunc %253 : f32 to f16
      %255 = llvm.add %135, %20 : i64
      %256 = llvm.mul %255, %6 overflow<nsw, nuw> : i64
      %257 = llvm.add %256, %109 overflow<nsw, nuw> : i64
      %258 = llvm.getelementptr inbounds|nuw %arg21[%257] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      llvm.store %254, %258 : f16, !llvm.ptr
      llvm.return
    }
  }
}

