module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<64x3xf32>, %arg1: memref<3x64xf32>, %arg2: memref<64x64xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<64x64xf32>, %arg0 : memref<64x3xf32>, %arg1 : memref<3x64xf32>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx908">] attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 64, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, rocdl.flat_work_group_size = "64,64", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 64, 1, 1>} {
      %0 = llvm.mlir.constant(64 : index) : i64
      %1 = llvm.mlir.constant(32 : index) : i64
      %2 = llvm.mlir.constant(0 : index) : i64
      %3 = llvm.mlir.constant(-1 : index) : i64
      %4 = llvm.mlir.constant(4 : index) : i64
      %5 = llvm.mlir.constant(1 : index) : i64
      %6 = llvm.mlir.constant(2 : index) : i64
      %7 = llvm.mlir.constant(3 : index) : i64
      %8 = llvm.mlir.constant(8 : index) : i64
      %9 = llvm.mlir.constant(9 : index) : i64
      %10 = llvm.mlir.constant(10 : index) : i64
      %11 = llvm.mlir.constant(11 : index) : i64
      %12 = llvm.mlir.constant(16 : index) : i64
      %13 = llvm.mlir.constant(17 : index) : i64
      %14 = llvm.mlir.constant(18 : index) : i64
      %15 = llvm.mlir.constant(19 : index) : i64
      %16 = llvm.mlir.constant(24 : index) : i64
      %17 = llvm.mlir.constant(25 : index) : i64
      %18 = llvm.mlir.constant(26 : index) : i64
      %19 = llvm.mlir.constant(27 : index) : i64
      %20 = llvm.mlir.constant(33 : index) : i64
      %21 = llvm.mlir.constant(34 : index) : i64
      %22 = llvm.mlir.constant(35 : index) : i64
      %23 = llvm.mlir.constant(40 : index) : i64
      %24 = llvm.mlir.constant(41 : index) : i64
      %25 = llvm.mlir.constant(42 : index) : i64
      %26 = llvm.mlir.constant(43 : index) : i64
      %27 = llvm.mlir.constant(48 : index) : i64
      %28 = llvm.mlir.constant(49 : index) : i64
      %29 = llvm.mlir.constant(50 : index) : i64
      %30 = llvm.mlir.constant(51 : index) : i64
      %31 = llvm.mlir.constant(56 : index) : i64
      %32 = llvm.mlir.constant(57 : index) : i64
      %33 = llvm.mlir.constant(58 : index) : i64
      %34 = llvm.mlir.constant(59 : index) : i64
      %35 = llvm.mlir.poison : vector<32xf32>
      %36 = llvm.mlir.constant(0 : i64) : i64
      %37 = llvm.mlir.constant(1 : i64) : i64
      %38 = llvm.mlir.constant(2 : i64) : i64
      %39 = llvm.mlir.constant(3 : i64) : i64
      %40 = llvm.mlir.constant(4 : i64) : i64
      %41 = llvm.mlir.constant(5 : i64) : i64
      %42 = llvm.mlir.constant(6 : i64) : i64
      %43 = llvm.mlir.constant(7 : i64) : i64
      %44 = llvm.mlir.constant(8 : i64) : i64
      %45 = llvm.mlir.constant(9 : i64) : i64
      %46 = llvm.mlir.constant(10 : i64) : i64
      %47 = llvm.mlir.constant(11 : i64) : i64
      %48 = llvm.mlir.constant(12 : i64) : i64
      %49 = llvm.mlir.constant(13 : i64) : i64
      %50 = llvm.mlir.constant(14 : i64) : i64
      %51 = llvm.mlir.constant(15 : i64) : i64
      %52 = llvm.mlir.constant(16 : i64) : i64
      %53 = llvm.mlir.constant(17 : i64) : i64
      %54 = llvm.mlir.constant(18 : i64) : i64
      %55 = llvm.mlir.constant(19 : i64) : i64
      %56 = llvm.mlir.constant(20 : i64) : i64
      %57 = llvm.mlir.constant(21 : i64) : i64
      %58 = llvm.mlir.constant(22 : i64) : i64
      %59 = llvm.mlir.constant(23 : i64) : i64
      %60 = llvm.mlir.constant(24 : i64) : i64
      %61 = llvm.mlir.constant(25 : i64) : i64
      %62 = llvm.mlir.constant(26 : i64) : i64
      %63 = llvm.mlir.constant(27 : i64) : i64
      %64 = llvm.mlir.constant(28 : i64) : i64
      %65 = llvm.mlir.constant(29 : i64) : i64
      %66 = llvm.mlir.constant(30 : i64) : i64
      %67 = llvm.mlir.constant(31 : i64) : i64
      %68 = rocdl.workitem.id.x range <i32, 0, 64> : i32
      %69 = llvm.sext %68 : i32 to i64
      %70 = llvm.icmp "slt" %69, %2 : i64
      %71 = llvm.sub %3, %69 : i64
      %72 = llvm.select %70, %71, %69 : i1, i64
      %73 = llvm.sdiv %72, %1 : i64
      %74 = llvm.sub %3, %73 : i64
      %75 = llvm.select %70, %74, %73 : i1, i64
      %76 = llvm.mul %75, %4 overflow<nsw> : i64
      %77 = llvm.srem %69, %1 : i64
      %78 = llvm.icmp "slt" %77, %2 : i64
      %79 = llvm.add %77, %1 : i64
      %80 = llvm.select %78, %79, %77 : i1, i64
      %81 = llvm.mul %76, %0 overflow<nsw, nuw> : i64
      %82 = llvm.add %81, %80 overflow<nsw, nuw> : i64
      %83 = llvm.getelementptr inbounds|nuw %arg1[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %84 = llvm.load %83 : !llvm.ptr -> f32
      %85 = llvm.add %76, %5 : i64
      %86 = llvm.mul %85, %0 overflow<nsw, nuw> : i64
      %87 = llvm.add %86, %80 overflow<nsw, nuw> : i64
      %88 = llvm.getelementptr inbounds|nuw %arg1[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %89 = llvm.load %88 : !llvm.ptr -> f32
      %90 = llvm.add %76, %6 : i64
      %91 = llvm.mul %90, %0 overflow<nsw, nuw> : i64
      %92 = llvm.add %91, %80 overflow<nsw, nuw> : i64
      %93 = llvm.getelementptr inbounds|nuw %arg1[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %94 = llvm.load %93 : !llvm.ptr -> f32
      %95 = llvm.add %76, %7 : i64
      %96 = llvm.mul %95, %0 overflow<nsw, nuw> : i64
      %97 = llvm.add %96, %80 overflow<nsw, nuw> : i64
      %98 = llvm.getelementptr inbounds|nuw %arg1[%97] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %99 = llvm.load %98 : !llvm.ptr -> f32
      %100 = llvm.add %76, %8 : i64
      %101 = llvm.mul %100, %0 overflow<nsw, nuw> : i64
      %102 = llvm.add %101, %80 overflow<nsw, nuw> : i64
      %103 = llvm.getelementptr inbounds|nuw %arg1[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %104 = llvm.load %103 : !llvm.ptr -> f32
      %105 = llvm.add %76, %9 : i64
      %106 = llvm.mul %105, %0 overflow<nsw, nuw> : i64
      %107 = llvm.add %106, %80 overflow<nsw, nuw> : i64
      %108 = llvm.getelementptr inbounds|nuw %arg1[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %109 = llvm.load %108 : !llvm.ptr -> f32
      %110 = llvm.add %76, %10 : i64
      %111 = llvm.mul %110, %0 overflow<nsw, nuw> : i64
      %112 = llvm.add %111, %80 overflow<nsw, nuw> : i64
      %113 = llvm.getelementptr inbounds|nuw %arg1[%112] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %114 = llvm.load %113 : !llvm.ptr -> f32
      %115 = llvm.add %76, %11 : i64
      %116 = llvm.mul %115, %0 overflow<nsw, nuw> : i64
      %117 = llvm.add %116, %80 overflow<nsw, nuw> : i64
      %118 = llvm.getelementptr inbounds|nuw %arg1[%117] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %119 = llvm.load %118 : !llvm.ptr -> f32
      %120 = llvm.add %76, %12 : i64
      %121 = llvm.mul %120, %0 overflow<nsw, nuw> : i64
      %122 = llvm.add %121, %80 overflow<nsw, nuw> : i64
      %123 = llvm.getelementptr inbounds|nuw %arg1[%122] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %124 = llvm.load %123 : !llvm.ptr -> f32
      %125 = llvm.add %76, %13 : i64
      %126 = llvm.mul %125, %0 overflow<nsw, nuw> : i64
      %127 = llvm.add %126, %80 overflow<nsw, nuw> : i64
      %128 = llvm.getelementptr inbounds|nuw %arg1[%127] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %129 = llvm.load %128 : !llvm.ptr -> f32
      %130 = llvm.add %76, %14 : i64
      %131 = llvm.mul %130, %0 overflow<nsw, nuw> : i64
      %132 = llvm.add %131, %80 overflow<nsw, nuw> : i64
      %133 = llvm.getelementptr inbounds|nuw %arg1[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %134 = llvm.load %133 : !llvm.ptr -> f32
      %135 = llvm.add %76, %15 : i64
      %136 = llvm.mul %135, %0 overflow<nsw, nuw> : i64
      %137 = llvm.add %136, %80 overflow<nsw, nuw> : i64
      %138 = llvm.getelementptr inbounds|nuw %arg1[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %139 = llvm.load %138 : !llvm.ptr -> f32
      %140 = llvm.add %76, %16 : i64
      %141 = llvm.mul %140, %0 overflow<nsw, nuw> : i64
      %142 = llvm.add %141, %80 overflow<nsw, nuw> : i64
      %143 = llvm.getelementptr inbounds|nuw %arg1[%142] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %144 = llvm.load %143 : !llvm.ptr -> f32
      %145 = llvm.add %76, %17 : i64
      %146 = llvm.mul %145, %0 overflow<nsw, nuw> : i64
      %147 = llvm.add %146, %80 overflow<nsw, nuw> : i64
      %148 = llvm.getelementptr inbounds|nuw %arg1[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %149 = llvm.load %148 : !llvm.ptr -> f32
      %150 = llvm.add %76, %18 : i64
      %151 = llvm.mul %150, %0 overflow<nsw, nuw> : i64
      %152 = llvm.add %151, %80 overflow<nsw, nuw> : i64
      %153 = llvm.getelementptr inbounds|nuw %arg1[%152] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %154 = llvm.load %153 : !llvm.ptr -> f32
      %155 = llvm.add %76, %19 : i64
      %156 = llvm.mul %155, %0 overflow<nsw, nuw> : i64
      %157 = llvm.add %156, %80 overflow<nsw, nuw> : i64
      %158 = llvm.getelementptr inbounds|nuw %arg1[%157] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %159 = llvm.load %158 : !llvm.ptr -> f32
      %160 = llvm.add %80, %1 : i64
      %161 = llvm.add %81, %160 overflow<nsw, nuw> : i64
      %162 = llvm.getelementptr inbounds|nuw %arg1[%161] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %163 = llvm.load %162 : !llvm.ptr -> f32
      %164 = llvm.add %86, %160 overflow<nsw, nuw> : i64
      %165 = llvm.getelementptr inbounds|nuw %arg1[%164] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %166 = llvm.load %165 : !llvm.ptr -> f32
      %167 = llvm.add %91, %160 overflow<nsw, nuw> : i64
      %168 = llvm.getelementptr inbounds|nuw %arg1[%167] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %169 = llvm.load %168 : !llvm.ptr -> f32
      %170 = llvm.add %96, %160 overflow<nsw, nuw> : i64
      %171 = llvm.getelementptr inbounds|nuw %arg1[%170] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %172 = llvm.load %171 : !llvm.ptr -> f32
      %173 = llvm.add %101, %160 overflow<nsw, nuw> : i64
      %174 = llvm.getelementptr inbounds|nuw %arg1[%173] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %175 = llvm.load %174 : !llvm.ptr -> f32
      %176 = llvm.add %106, %160 overflow<nsw, nuw> : i64
      %177 = llvm.getelementptr inbounds|nuw %arg1[%176] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %178 = llvm.load %177 : !llvm.ptr -> f32
      %179 = llvm.add %111, %160 overflow<nsw, nuw> : i64
      %180 = llvm.getelementptr inbounds|nuw %arg1[%179] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %181 = llvm.load %180 : !llvm.ptr -> f32
      %182 = llvm.add %116, %160 overflow<nsw, nuw> : i64
      %183 = llvm.getelementptr inbounds|nuw %arg1[%182] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %184 = llvm.load %183 : !llvm.ptr -> f32
      %185 = llvm.add %121, %160 overflow<nsw, nuw> : i64
      %186 = llvm.getelementptr inbounds|nuw %arg1[%185] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %187 = llvm.load %186 : !llvm.ptr -> f32
      %188 = llvm.add %126, %160 overflow<nsw, nuw> : i64
      %189 = llvm.getelementptr inbounds|nuw %arg1[%188] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %190 = llvm.load %189 : !llvm.ptr -> f32
      %191 = llvm.add %131, %160 overflow<nsw, nuw> : i64
      %192 = llvm.getelementptr inbounds|nuw %arg1[%191] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %193 = llvm.load %192 : !llvm.ptr -> f32
      %194 = llvm.add %136, %160 overflow<nsw, nuw> : i64
      %195 = llvm.getelementptr inbounds|nuw %arg1[%194] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %196 = llvm.load %195 : !llvm.ptr -> f32
      %197 = llvm.add %141, %160 overflow<nsw, nuw> : i64
      %198 = llvm.getelementptr inbounds|nuw %arg1[%197] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %199 = llvm.load %198 : !llvm.ptr -> f32
      %200 = llvm.add %146, %160 overflow<nsw, nuw> : i64
      %201 = llvm.getelementptr inbounds|nuw %arg1[%200] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %202 = llvm.load %201 : !llvm.ptr -> f32
      %203 = llvm.add %151, %160 overflow<nsw, nuw> : i64
      %204 = llvm.getelementptr inbounds|nuw %arg1[%203] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %205 = llvm.load %204 : !llvm.ptr -> f32
      %206 = llvm.add %156, %160 overflow<nsw, nuw> : i64
      %207 = llvm.getelementptr inbounds|nuw %arg1[%206] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %208 = llvm.load %207 : !llvm.ptr -> f32
      %209 = llvm.insertelement %84, %35[%36 : i64] : vector<32xf32>
      %210 = llvm.insertelement %89, %209[%37 : i64] : vector<32xf32>
      %211 = llvm.insertelement %94, %210[%38 : i64] : vector<32xf32>
      %212 = llvm.insertelement %99, %211[%39 : i64] : vector<32xf32>
      %213 = llvm.insertelement %104, %212[%40 : i64] : vector<32xf32>
      %214 = llvm.insertelement %109, %213[%41 : i64] : vector<32xf32>
      %215 = llvm.insertelement %114, %214[%42 : i64] : vector<32xf32>
      %216 = llvm.insertelement %119, %215[%43 : i64] : vector<32xf32>
      %217 = llvm.insertelement %124, %216[%44 : i64] : vector<32xf32>
      %218 = llvm.insertelement %129, %217[%45 : i64] : vector<32xf32>
      %219 = llvm.insertelement %134, %218[%46 : i64] : vector<32xf32>
      %220 = llvm.insertelement %139, %219[%47 : i64] : vector<32xf32>
      %221 = llvm.insertelement %144, %220[%48 : i64] : vector<32xf32>
      %222 = llvm.insertelement %149, %221[%49 : i64] : vector<32xf32>
      %223 = llvm.insertelement %154, %222[%50 : i64] : vector<32xf32>
      %224 = llvm.insertelement %159, %223[%51 : i64] : vector<32xf32>
      %225 = llvm.insertelement %163, %224[%52 : i64] : vector<32xf32>
      %226 = llvm.insertelement %166, %225[%53 : i64] : vector<32xf32>
      %227 = llvm.insertelement %169, %226[%54 : i64] : vector<32xf32>
      %228 = llvm.insertelement %172, %227[%55 : i64] : vector<32xf32>
      %229 = llvm.insertelement %175, %228[%56 : i64] : vector<32xf32>
      %230 = llvm.insertelement %178, %229[%57 : i64] : vector<32xf32>
      %231 = llvm.insertelement %181, %230[%58 : i64] : vector<32xf32>
      %232 = llvm.insertelement %184, %231[%59 : i64] : vector<32xf32>
      %233 = llvm.insertelement %187, %232[%60 : i64] : vector<32xf32>
      %234 = llvm.insertelement %190, %233[%61 : i64] : vector<32xf32>
      %235 = llvm.insertelement %193, %234[%62 : i64] : vector<32xf32>
      %236 = llvm.insertelement %196, %235[%63 : i64] : vector<32xf32>
      %237 = llvm.insertelement %199, %236[%64 : i64] : vector<32xf32>
      %238 = llvm.insertelement %202, %237[%65 : i64] : vector<32xf32>
      %239 = llvm.insertelement %205, %238[%66 : i64] : vector<32xf32>
      %240 = llvm.insertelement %208, %239[%67 : i64] : vector<32xf32>
      %241 = llvm.add %76, %1 : i64
      %242 = llvm.mul %241, %0 overflow<nsw, nuw> : i64
      %243 = llvm.add %242, %80 overflow<nsw, nuw> : i64
      %244 = llvm.getelementptr inbounds|nuw %arg1[%243] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %245 = llvm.load %244 : !llvm.ptr -> f32
      %246 = llvm.add %76, %20 : i64
      %247 = llvm.mul %246, %0 overflow<nsw, nuw> : i64
      %248 = llvm.add %247, %80 overflow<nsw, nuw> : i64
      %249 = llvm.getelementptr inbounds|nuw %arg1[%248] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %250 = llvm.load %249 : !llvm.ptr -> f32
      %251 = llvm.add %76, %21 : i64
      %252 = llvm.mul %251, %0 overflow<nsw, nuw> : i64
      %253 = llvm.add %252, %80 overflow<nsw, nuw> : i64
      %254 = llvm.getelementptr inbounds|nuw %arg1[%253] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %255 = llvm.load %254 : !llvm.ptr -> f32
      %256 = llvm.add %76, %22 : i64
      %257 = llvm.mul %256, %0 overflow<nsw, nuw> : i64
      %258 = llvm.add %257, %80 overflow<nsw, nuw> : i64
      %259 = llvm.getelementptr inbounds|nuw %arg1[%258] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %260 = llvm.load %259 : !llvm.ptr -> f32
      %261 = llvm.add %76, %23 : i64
      %262 = llvm.mul %261, %0 overflow<nsw, nuw> : i64
      %263 = llvm.add %262, %80 overflow<nsw, nuw> : i64
      %264 = llvm.getelementptr inbounds|nuw %arg1[%263] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %265 = llvm.load %264 : !llvm.ptr -> f32
      %266 = llvm.add %76, %24 : i64
      %267 = llvm.mul %266, %0 overflow<nsw, nuw> : i64
      %268 = llvm.add %267, %80 overflow<nsw, nuw> : i64
      %269 = llvm.getelementptr inbounds|nuw %arg1[%268] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %270 = llvm.load %269 : !llvm.ptr -> f32
      %271 = llvm.add %76, %25 : i64
      %272 = llvm.mul %271, %0 overflow<nsw, nuw> : i64
      %273 = llvm.add %272, %80 overflow<nsw, nuw> : i64
      %274 = llvm.getelementptr inbounds|nuw %arg1[%273] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %275 = llvm.load %274 : !llvm.ptr -> f32
      %276 = llvm.add %76, %26 : i64
      %277 = llvm.mul %276, %0 overflow<nsw, nuw> : i64
      %278 = llvm.add %277, %80 overflow<nsw, nuw> : i64
      %279 = llvm.getelementptr inbounds|nuw %arg1[%278] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %280 = llvm.load %279 : !llvm.ptr -> f32
      %281 = llvm.add %76, %27 : i64
      %282 = llvm.mul %281, %0 overflow<nsw, nuw> : i64
      %283 = llvm.add %282, %80 overflow<nsw, nuw> : i64
      %284 = llvm.getelementptr inbounds|nuw %arg1[%283] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %285 = llvm.load %284 : !llvm.ptr -> f32
      %286 = llvm.add %76, %28 : i64
      %287 = llvm.mul %286, %0 overflow<nsw, nuw> : i64
      %288 = llvm.add %287, %80 overflow<nsw, nuw> : i64
      %289 = llvm.getelementptr inbounds|nuw %arg1[%288] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %290 = llvm.load %289 : !llvm.ptr -> f32
      %291 = llvm.add %76, %29 : i64
      %292 = llvm.mul %291, %0 overflow<nsw, nuw> : i64
      %293 = llvm.add %292, %80 overflow<nsw, nuw> : i64
      %294 = llvm.getelementptr inbounds|nuw %arg1[%293] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %295 = llvm.load %294 : !llvm.ptr -> f32
      %296 = llvm.add %76, %30 : i64
      %297 = llvm.mul %296, %0 overflow<nsw, nuw> : i64
      %298 = llvm.add %297, %80 overflow<nsw, nuw> : i64
      %299 = llvm.getelementptr inbounds|nuw %arg1[%298] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %300 = llvm.load %299 : !llvm.ptr -> f32
      %301 = llvm.add %76, %31 : i64
      %302 = llvm.mul %301, %0 overflow<nsw, nuw> : i64
      %303 = llvm.add %302, %80 overflow<nsw, nuw> : i64
      %304 = llvm.getelementptr inbounds|nuw %arg1[%303] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %305 = llvm.load %304 : !llvm.ptr -> f32
      %306 = llvm.add %76, %32 : i64
      %307 = llvm.mul %306, %0 overflow<nsw, nuw> : i64
      %308 = llvm.add %307, %80 overflow<nsw, nuw> : i64
      %309 = llvm.getelementptr inbounds|nuw %arg1[%308] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %310 = llvm.load %309 : !llvm.ptr -> f32
      %311 = llvm.add %76, %33 : i64
      %312 = llvm.mul %311, %0 overflow<nsw, nuw> : i64
      %313 = llvm.add %312, %80 overflow<nsw, nuw> : i64
      %314 = llvm.getelementptr inbounds|nuw %arg1[%313] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %315 = llvm.load %314 : !llvm.ptr -> f32
      %316 = llvm.add %76, %34 : i64
      %317 = llvm.mul %316, %0 overflow<nsw, nuw> : i64
      %318 = llvm.add %317, %80 overflow<nsw, nuw> : i64
      %319 = llvm.getelementptr inbounds|nuw %arg1[%318] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %320 = llvm.load %319 : !llvm.ptr -> f32
      %321 = llvm.add %242, %160 overflow<nsw, nuw> : i64
      %322 = llvm.getelementptr inbounds|nuw %arg1[%321] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %323 = llvm.load %322 : !llvm.ptr -> f32
      %324 = llvm.add %247, %160 overflow<nsw, nuw> : i64
      %325 = llvm.getelementptr inbounds|nuw %arg1[%324] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %326 = llvm.load %325 : !llvm.ptr -> f32
      %327 = llvm.add %252, %160 overflow<nsw, nuw> : i64
      %328 = llvm.getelementptr inbounds|nuw %arg1[%327] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %329 = llvm.load %328 : !llvm.ptr -> f32
      %330 = llvm.add %257, %160 overflow<nsw, nuw> : i64
      %331 = llvm.getelementptr inbounds|nuw %arg1[%330] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %332 = llvm.load %331 : !llvm.ptr -> f32
      %333 = llvm.add %262, %160 overflow<nsw, nuw> : i64
      %334 = llvm.getelementptr inbounds|nuw %arg1[%333] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %335 = llvm.load %334 : !llvm.ptr -> f32
      %336 = llvm.add %267, %160 overflow<nsw, nuw> : i64
      %337 = llvm.getelementptr inbounds|nuw %arg1[%336] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %338 = llvm.load %337 : !llvm.ptr -> f32
      %339 = llvm.add %272, %160 overflow<nsw, nuw> : i64
      %340 = llvm.getelementptr inbounds|nuw %arg1[%339] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %341 = llvm.load %340 : !llvm.ptr -> f32
      %342 = llvm.add %277, %160 overflow<nsw, nuw> : i64
      %343 = llvm.getelementptr inbounds|nuw %arg1[%342] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %344 = llvm.load %343 : !llvm.ptr -> f32
      %345 = llvm.add %282, %160 overflow<nsw, nuw> : i64
      %346 = llvm.getelementptr inbounds|nuw %arg1[%345] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %347 = llvm.load %346 : !llvm.ptr -> f32
      %348 = llvm.add %287, %160 overflow<nsw, nuw> : i64
      %349 = llvm.getelementptr inbounds|nuw %arg1[%348] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %350 = llvm.load %349 : !llvm.ptr -> f32
      %351 = llvm.add %292, %160 overflow<nsw, nuw> : i64
      %352 = llvm.getelementptr inbounds|nuw %arg1[%351] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %353 = llvm.load %352 : !llvm.ptr -> f32
      %354 = llvm.add %297, %160 overflow<nsw, nuw> : i64
      %355 = llvm.getelementptr inbounds|nuw %arg1[%354] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %356 = llvm.load %355 : !llvm.ptr -> f32
      %357 = llvm.add %302, %160 overflow<nsw, nuw> : i64
      %358 = llvm.getelementptr inbounds|nuw %arg1[%357] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %359 = llvm.load %358 : !llvm.ptr -> f32
      %360 = llvm.add %307, %160 overflow<nsw, nuw> : i64
      %361 = llvm.getelementptr inbounds|nuw %arg1[%360] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %362 = llvm.load %361 : !llvm.ptr -> f32
      %363 = llvm.add %312, %160 overflow<nsw, nuw> : i64
      %364 = llvm.getelementptr inbounds|nuw %arg1[%363] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %365 = llvm.load %364 : !llvm.ptr -> f32
      %366 = llvm.add %317, %160 overflow<nsw, nuw> : i64
      %367 = llvm.getelementptr inbounds|nuw %arg1[%366] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %368 = llvm.load %367 : !llvm.ptr -> f32
      %369 = llvm.insertelement %245, %35[%36 : i64] : vector<32xf32>
      %370 = llvm.insertelement %250, %369[%37 : i64] : vector<32xf32>
      %371 = llvm.insertelement %255, %370[%38 : i64] : vector<32xf32>
      %372 = llvm.insertelement %260, %371[%39 : i64] : vector<32xf32>
      %373 = llvm.insertelement %265, %372[%40 : i64] : vector<32xf32>
      %374 = llvm.insertelement %270, %373[%41 : i64] : vector<32xf32>
      %375 = llvm.insertelement %275, %374[%42 : i64] : vector<32xf32>
      %376 = llvm.insertelement %280, %375[%43 : i64] : vector<32xf32>
      %377 = llvm.insertelement %285, %376[%44 : i64] : vector<32xf32>
      %378 = llvm.insertelement %290, %377[%45 : i64] : vector<32xf32>
      %379 = llvm.insertelement %295, %378[%46 : i64] : vector<32xf32>
      %380 = llvm.insertelement %300, %379[%47 : i64] : vector<32xf32>
      %381 = llvm.insertelement %305, %380[%48 : i64] : vector<32xf32>
      %382 = llvm.insertelement %310, %381[%49 : i64] : vector<32xf32>
      %383 = llvm.insertelement %315, %382[%50 : i64] : vector<32xf32>
      %384 = llvm.insertelement %320, %383[%51 : i64] : vector<32xf32>
      %385 = llvm.insertelement %323, %384[%52 : i64] : vector<32xf32>
      %386 = llvm.insertelement %326, %385[%53 : i64] : vector<32xf32>
      %387 = llvm.insertelement %329, %386[%54 : i64] : vector<32xf32>
      %388 = llvm.insertelement %332, %387[%55 : i64] : vector<32xf32>
      %389 = llvm.insertelement %335, %388[%56 : i64] : vector<32xf32>
      %390 = llvm.insertelement %338, %389[%57 : i64] : vector<32xf32>
      %391 = llvm.insertelement %341, %390[%58 : i64] : vector<32xf32>
      %392 = llvm.insertelement %344, %391[%59 : i64] : vector<32xf32>
      %393 = llvm.insertelement %347, %392[%60 : i64] : vector<32xf32>
      %394 = llvm.insertelement %350, %393[%61 : i64] : vector<32xf32>
      %395 = llvm.insertelement %353, %394[%62 : i64] : vector<32xf32>
      %396 = llvm.insertelement %356, %395[%63 : i64] : vector<32xf32>
      %397 = llvm.insertelement %359, %396[%64 : i64] : vector<32xf32>
      %398 = llvm.insertelement %362, %397[%65 : i64] : vector<32xf32>
      %399 = llvm.insertelement %365, %398[%66 : i64] : vector<32xf32>
      %400 = llvm.insertelement %368, %399[%67 : i64] : vector<32xf32>
      llvm.br ^bb1(%2, %240, %400 : i64, vector<32xf32>, vector<32xf32>)
    ^bb1(%401: i64, %402: vector<32xf32>, %403: vector<32xf32>):  // 2 preds: ^bb0, ^bb2
      %404 = llvm.icmp "slt" %401, %7 : i64
      llvm.cond_br %404, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %405 = llvm.mul %69, %7 overflow<nsw, nuw> : i64
      %406 = llvm.add %405, %401 overflow<nsw, nuw> : i64
      %407 = llvm.getelementptr inbounds|nuw %arg8[%406] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %408 = llvm.load %407 : !llvm.ptr -> f32
      %409 = llvm.mul %401, %0 overflow<nsw, nuw> : i64
      %410 = llvm.add %409, %69 overflow<nsw, nuw> : i64
      %411 = llvm.getelementptr inbounds|nuw %arg15[%410] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %412 = llvm.load %411 : !llvm.ptr -> f32
      %413 = rocdl.mfma.f32.32x32x1f32 %408, %412, %402, 1, 0, none : (f32, f32, vector<32xf32>) -> vector<32xf32>
      %414 = rocdl.mfma.f32.32x32x1f32 %408, %412, %403, 1, 1, none : (f32, f32, vector<32xf32>) -> vector<32xf32>
      %415 = llvm.add %401, %5 : i64
      llvm.br ^bb1(%415, %413, %414 : i64, vector<32xf32>, vector<32xf32>)
    ^bb3:  // pred: ^bb1
      %416 = llvm.extractelement %402[%36 : i64] : vector<32xf32>
      llvm.store %416, %83 : f32, !llvm.ptr
      %417 = llvm.extractelement %402[%37 : i64] : vector<32xf32>
      llvm.store %417, %88 : f32, !llvm.ptr
      %418 = llvm.extractelement %402[%38 : i64] : vector<32xf32>
      llvm.store %418, %93 : f32, !llvm.ptr
      %419 = llvm.extractelement %402[%39 : i64] : vector<32xf32>
      llvm.store %419, %98 : f32, !llvm.ptr
      %420 = llvm.extractelement %402[%40 : i64] : vector<32xf32>
      llvm.store %420, %103 : f32, !llvm.ptr
      %421 = llvm.extractelement %402[%41 : i64] : vector<32xf32>
      llvm.store %421, %108 : f32, !llvm.ptr
      %422 = llvm.extractelement %402[%42 : i64] : vector<32xf32>
      llvm.store %422, %113 : f32, !llvm.ptr
      %423 = llvm.extractelement %402[%43 : i64] : vector<32xf32>
      llvm.store %423, %118 : f32, !llvm.ptr
      %424 = llvm.extractelement %402[%44 : i64] : vector<32xf32>
      llvm.store %424, %123 : f32, !llvm.ptr
      %425 = llvm.extractelement %402[%45 : i64] : vector<32xf32>
      llvm.store %425, %128 : f32, !llvm.ptr
      %426 = llvm.extractelement %402[%46 : i64] : vector<32xf32>
      llvm.store %426, %133 : f32, !llvm.ptr
      %427 = llvm.extractelement %402[%47 : i64] : vector<32xf32>
      llvm.store %427, %138 : f32, !llvm.ptr
      %428 = llvm.extractelement %402[%48 : i64] : vector<32xf32>
      llvm.store %428, %143 : f32, !llvm.ptr
      %429 = llvm.extractelement %402[%49 : i64] : vector<32xf32>
      llvm.store %429, %148 : f32, !llvm.ptr
      %430 = llvm.extractelement %402[%50 : i64] : vector<32xf32>
      llvm.store %430, %153 : f32, !llvm.ptr
      %431 = llvm.extractelement %402[%51 : i64] : vector<32xf32>
      llvm.store %431, %158 : f32, !llvm.ptr
      %432 = llvm.extractelement %402[%52 : i64] : vector<32xf32>
      llvm.store %432, %162 : f32, !llvm.ptr
      %433 = llvm.extractelement %402[%53 : i64] : vector<32xf32>
      llvm.store %433, %165 : f32, !llvm.ptr
      %434 = llvm.extractelement %402[%54 : i64] : vector<32xf32>
      llvm.store %434, %168 : f32, !llvm.ptr
      %435 = llvm.extractelement %402[%55 : i64] : vector<32xf32>
      llvm.store %435, %171 : f32, !llvm.ptr
      %436 = llvm.extractelement %402[%56 : i64] : vector<32xf32>
      llvm.store %436, %174 : f32, !llvm.ptr
      %437 = llvm.extractelement %402[%57 : i64] : vector<32xf32>
      llvm.store %437, %177 : f32, !llvm.ptr
      %438 = llvm.extractelement %402[%58 : i64] : vector<32xf32>
      llvm.store %438, %180 : f32, !llvm.ptr
      %439 = llvm.extractelement %402[%59 : i64] : vector<32xf32>
      llvm.store %439, %183 : f32, !llvm.ptr
      %440 = llvm.extractelement %402[%60 : i64] : vector<32xf32>
      llvm.store %440, %186 : f32, !llvm.ptr
      %441 = llvm.extractelement %402[%61 : i64] : vector<32xf32>
      llvm.store %441, %189 : f32, !llvm.ptr
      %442 = llvm.extractelement %402[%62 : i64] : vector<32xf32>
      llvm.store %442, %192 : f32, !llvm.ptr
      %443 = llvm.extractelement %402[%63 : i64] : vector<32xf32>
      llvm.store %443, %195 : f32, !llvm.ptr
      %444 = llvm.extractelement %402[%64 : i64] : vector<32xf32>
      llvm.store %444, %198 : f32, !llvm.ptr
      %445 = llvm.extractelement %402[%65 : i64] : vector<32xf32>
      llvm.store %445, %201 : f32, !llvm.ptr
      %446 = llvm.extractelement %402[%66 : i64] : vector<32xf32>
      llvm.store %446, %204 : f32, !llvm.ptr
      %447 = llvm.extractelement %402[%67 : i64] : vector<32xf32>
      llvm.store %447, %207 : f32, !llvm.ptr
      %448 = llvm.extractelement %403[%36 : i64] : vector<32xf32>
      llvm.store %448, %244 : f32, !llvm.ptr
      %449 = llvm.extractelement %403[%37 : i64] : vector<32xf32>
      llvm.store %449, %249 : f32, !llvm.ptr
      %450 = llvm.extractelement %403[%38 : i64] : vector<32xf32>
      llvm.store %450, %254 : f32, !llvm.ptr
      %451 = llvm.extractelement %403[%39 : i64] : vector<32xf32>
      llvm.store %451, %259 : f32, !llvm.ptr
      %452 = llvm.extractelement %403[%40 : i64] : vector<32xf32>
      llvm.store %452, %264 : f32, !llvm.ptr
      %453 = llvm.extractelement %403[%41 : i64] : vector<32xf32>
      llvm.store %453, %269 : f32, !llvm.ptr
      %454 = llvm.extractelement %403[%42 : i64] : vector<32xf32>
      llvm.store %454, %274 : f32, !llvm.ptr
      %455 = llvm.extractelement %403[%43 : i64] : vector<32xf32>
      llvm.store %455, %279 : f32, !llvm.ptr
      %456 = llvm.extractelement %403[%44 : i64] : vector<32xf32>
      llvm.store %456, %284 : f32, !llvm.ptr
      %457 = llvm.extractelement %403[%45 : i64] : vector<32xf32>
      llvm.store %457, %289 : f32, !llvm.ptr
      %458 = llvm.extractelement %403[%46 : i64] : vector<32xf32>
      llvm.store %458, %294 : f32, !llvm.ptr
      %459 = llvm.extractelement %403[%47 : i64] : vector<32xf32>
      llvm.store %459, %299 : f32, !llvm.ptr
      %460 = llvm.extractelement %403[%48 : i64] : vector<32xf32>
      llvm.store %460, %304 : f32, !llvm.ptr
      %461 = llvm.extractelement %403[%49 : i64] : vector<32xf32>
      llvm.store %461, %309 : f32, !llvm.ptr
      %462 = llvm.extractelement %403[%50 : i64] : vector<32xf32>
      llvm.store %462, %314 : f32, !llvm.ptr
      %463 = llvm.extractelement %403[%51 : i64] : vector<32xf32>
      llvm.store %463, %319 : f32, !llvm.ptr
      %464 = llvm.extractelement %403[%52 : i64] : vector<32xf32>
      llvm.store %464, %322 : f32, !llvm.ptr
      %465 = llvm.extractelement %403[%53 : i64] : vector<32xf32>
      llvm.store %465, %325 : f32, !llvm.ptr
      %466 = llvm.extractelement %403[%54 : i64] : vector<32xf32>
      llvm.store %466, %328 : f32, !llvm.ptr
      %467 = llvm.extractelement %403[%55 : i64] : vector<32xf32>
      llvm.store %467, %331 : f32, !llvm.ptr
      %468 = llvm.extractelement %403[%56 : i64] : vector<32xf32>
      llvm.store %468, %334 : f32, !llvm.ptr
      %469 = llvm.extractelement %403[%57 : i64] : vector<32xf32>
      llvm.store %469, %337 : f32, !llvm.ptr
      %470 = llvm.extractelement %403[%58 : i64] : vector<32xf32>
      llvm.store %470, %340 : f32, !llvm.ptr
      %471 = llvm.extractelement %403[%59 : i64] : vector<32xf32>
      llvm.store %471, %343 : f32, !llvm.ptr
      %472 = llvm.extractelement %403[%60 : i64] : vector<32xf32>
      llvm.store %472, %346 : f32, !llvm.ptr
      %473 = llvm.extractelement %403[%61 : i64] : vector<32xf32>
      llvm.store %473, %349 : f32, !llvm.ptr
      %474 = llvm.extractelement %403[%62 : i64] : vector<32xf32>
      llvm.store %474, %352 : f32, !llvm.ptr
      %475 = llvm.extractelement %403[%63 : i64] : vector<32xf32>
      llvm.store %475, %355 : f32, !llvm.ptr
      %476 = llvm.extractelement %403[%64 : i64] : vector<32xf32>
      llvm.store %476, %358 : f32, !llvm.ptr
      %477 = llvm.extractelement %403[%65 : i64] : vector<32xf32>
      llvm.store %477, %361 : f32, !llvm.ptr
      %478 = llvm.extractelement %403[%66 : i64] : vector<32xf32>
      llvm.store %478, %364 : f32, !llvm.ptr
      %479 = llvm.extractelement %403[%67 : i64] : vector<32xf32>
      llvm.store %479, %367 : f32, !llvm.ptr
      llvm.return
    }
  }
}

