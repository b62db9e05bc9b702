module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xi8>, %arg1: memref<16x32xi8>, %arg2: memref<16x16xi32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg2 : memref<16x16xi32>, %arg0 : memref<16x32xi8>, %arg1 : memref<16x32xi8>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx1100">] attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 32, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, rocdl.flat_work_group_size = "32,32", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 32, 1, 1>} {
      %0 = llvm.mlir.constant(16 : index) : i64
      %1 = llvm.mlir.constant(0 : index) : i64
      %2 = llvm.mlir.constant(-1 : index) : i64
      %3 = llvm.mlir.constant(2 : index) : i64
      %4 = llvm.mlir.constant(4 : index) : i64
      %5 = llvm.mlir.constant(6 : index) : i64
      %6 = llvm.mlir.constant(8 : index) : i64
      %7 = llvm.mlir.constant(10 : index) : i64
      %8 = llvm.mlir.constant(12 : index) : i64
      %9 = llvm.mlir.constant(14 : index) : i64
      %10 = llvm.mlir.constant(32 : index) : i64
      %11 = llvm.mlir.constant(1 : index) : i64
      %12 = llvm.mlir.constant(3 : index) : i64
      %13 = llvm.mlir.constant(5 : index) : i64
      %14 = llvm.mlir.constant(7 : index) : i64
      %15 = llvm.mlir.constant(9 : index) : i64
      %16 = llvm.mlir.constant(11 : index) : i64
      %17 = llvm.mlir.constant(13 : index) : i64
      %18 = llvm.mlir.constant(15 : index) : i64
      %19 = llvm.mlir.poison : vector<8xi32>
      %20 = llvm.mlir.constant(0 : i64) : i64
      %21 = llvm.mlir.constant(1 : i64) : i64
      %22 = llvm.mlir.constant(2 : i64) : i64
      %23 = llvm.mlir.constant(3 : i64) : i64
      %24 = llvm.mlir.constant(4 : i64) : i64
      %25 = llvm.mlir.constant(5 : i64) : i64
      %26 = llvm.mlir.constant(6 : i64) : i64
      %27 = llvm.mlir.constant(7 : i64) : i64
      %28 = llvm.mlir.poison : vector<16xi8>
      %29 = llvm.mlir.constant(8 : i64) : i64
      %30 = llvm.mlir.constant(9 : i64) : i64
      %31 = llvm.mlir.constant(10 : i64) : i64
      %32 = llvm.mlir.constant(11 : i64) : i64
      %33 = llvm.mlir.constant(12 : i64) : i64
      %34 = llvm.mlir.constant(13 : i64) : i64
      %35 = llvm.mlir.constant(14 : i64) : i64
      %36 = llvm.mlir.constant(15 : i64) : i64
      %37 = rocdl.workitem.id.x range <i32, 0, 32> : i32
      %38 = llvm.sext %37 : i32 to i64
      %39 = llvm.icmp "slt" %38, %1 : i64
      %40 = llvm.sub %2, %38 : i64
      %41 = llvm.select %39, %40, %38 : i1, i64
      %42 = llvm.sdiv %41, %0 : i64
      %43 = llvm.sub %2, %42 : i64
      %44 = llvm.select %39, %43, %42 : i1, i64
      %45 = llvm.srem %38, %0 : i64
      %46 = llvm.icmp "slt" %45, %1 : i64
      %47 = llvm.add %45, %0 : i64
      %48 = llvm.select %46, %47, %45 : i1, i64
      %49 = llvm.mul %44, %0 overflow<nsw, nuw> : i64
      %50 = llvm.add %49, %48 overflow<nsw, nuw> : i64
      %51 = llvm.getelementptr inbounds|nuw %arg1[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %52 = llvm.load %51 : !llvm.ptr -> i32
      %53 = llvm.add %44, %3 : i64
      %54 = llvm.mul %53, %0 overflow<nsw, nuw> : i64
      %55 = llvm.add %54, %48 overflow<nsw, nuw> : i64
      %56 = llvm.getelementptr inbounds|nuw %arg1[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %57 = llvm.load %56 : !llvm.ptr -> i32
      %58 = llvm.add %44, %4 : i64
      %59 = llvm.mul %58, %0 overflow<nsw, nuw> : i64
      %60 = llvm.add %59, %48 overflow<nsw, nuw> : i64
      %61 = llvm.getelementptr inbounds|nuw %arg1[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %62 = llvm.load %61 : !llvm.ptr -> i32
      %63 = llvm.add %44, %5 : i64
      %64 = llvm.mul %63, %0 overflow<nsw, nuw> : i64
      %65 = llvm.add %64, %48 overflow<nsw, nuw> : i64
      %66 = llvm.getelementptr inbounds|nuw %arg1[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %67 = llvm.load %66 : !llvm.ptr -> i32
      %68 = llvm.add %44, %6 : i64
      %69 = llvm.mul %68, %0 overflow<nsw, nuw> : i64
      %70 = llvm.add %69, %48 overflow<nsw, nuw> : i64
      %71 = llvm.getelementptr inbounds|nuw %arg1[%70] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %72 = llvm.load %71 : !llvm.ptr -> i32
      %73 = llvm.add %44, %7 : i64
      %74 = llvm.mul %73, %0 overflow<nsw, nuw> : i64
      %75 = llvm.add %74, %48 overflow<nsw, nuw> : i64
      %76 = llvm.getelementptr inbounds|nuw %arg1[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %77 = llvm.load %76 : !llvm.ptr -> i32
      %78 = llvm.add %44, %8 : i64
      %79 = llvm.mul %78, %0 overflow<nsw, nuw> : i64
      %80 = llvm.add %79, %48 overflow<nsw, nuw> : i64
      %81 = llvm.getelementptr inbounds|nuw %arg1[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %82 = llvm.load %81 : !llvm.ptr -> i32
      %83 = llvm.add %44, %9 : i64
      %84 = llvm.mul %83, %0 overflow<nsw, nuw> : i64
      %85 = llvm.add %84, %48 overflow<nsw, nuw> : i64
      %86 = llvm.getelementptr inbounds|nuw %arg1[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %87 = llvm.load %86 : !llvm.ptr -> i32
      %88 = llvm.insertelement %52, %19[%20 : i64] : vector<8xi32>
      %89 = llvm.insertelement %57, %88[%21 : i64] : vector<8xi32>
      %90 = llvm.insertelement %62, %89[%22 : i64] : vector<8xi32>
      %91 = llvm.insertelement %67, %90[%23 : i64] : vector<8xi32>
      %92 = llvm.insertelement %72, %91[%24 : i64] : vector<8xi32>
      %93 = llvm.insertelement %77, %92[%25 : i64] : vector<8xi32>
      %94 = llvm.insertelement %82, %93[%26 : i64] : vector<8xi32>
      %95 = llvm.insertelement %87, %94[%27 : i64] : vector<8xi32>
      llvm.br ^bb1(%1, %95 : i64, vector<8xi32>)
    ^bb1(%96: i64, %97: vector<8xi32>):  // 2 preds: ^bb0, ^bb2
      %98 = llvm.icmp "slt" %96, %10 : i64
      llvm.cond_br %98, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %99 = llvm.mul %48, %10 overflow<nsw, nuw> : i64
      %100 = llvm.add %99, %96 overflow<nsw, nuw> : i64
      %101 = llvm.getelementptr inbounds|nuw %arg8[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %102 = llvm.load %101 : !llvm.ptr -> i8
      %103 = llvm.add %96, %11 : i64
      %104 = llvm.add %99, %103 overflow<nsw, nuw> : i64
      %105 = llvm.getelementptr inbounds|nuw %arg8[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %106 = llvm.load %105 : !llvm.ptr -> i8
      %107 = llvm.add %96, %3 : i64
      %108 = llvm.add %99, %107 overflow<nsw, nuw> : i64
      %109 = llvm.getelementptr inbounds|nuw %arg8[%108] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %110 = llvm.load %109 : !llvm.ptr -> i8
      %111 = llvm.add %96, %12 : i64
      %112 = llvm.add %99, %111 overflow<nsw, nuw> : i64
      %113 = llvm.getelementptr inbounds|nuw %arg8[%112] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %114 = llvm.load %113 : !llvm.ptr -> i8
      %115 = llvm.add %96, %4 : i64
      %116 = llvm.add %99, %115 overflow<nsw, nuw> : i64
      %117 = llvm.getelementptr inbounds|nuw %arg8[%116] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %118 = llvm.load %117 : !llvm.ptr -> i8
      %119 = llvm.add %96, %13 : i64
      %120 = llvm.add %99, %119 overflow<nsw, nuw> : i64
      %121 = llvm.getelementptr inbounds|nuw %arg8[%120] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %122 = llvm.load %121 : !llvm.ptr -> i8
      %123 = llvm.add %96, %5 : i64
      %124 = llvm.add %99, %123 overflow<nsw, nuw> : i64
      %125 = llvm.getelementptr inbounds|nuw %arg8[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %126 = llvm.load %125 : !llvm.ptr -> i8
      %127 = llvm.add %96, %14 : i64
      %128 = llvm.add %99, %127 overflow<nsw, nuw> : i64
      %129 = llvm.getelementptr inbounds|nuw %arg8[%128] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %130 = llvm.load %129 : !llvm.ptr -> i8
      %131 = llvm.add %96, %6 : i64
      %132 = llvm.add %99, %131 overflow<nsw, nuw> : i64
      %133 = llvm.getelementptr inbounds|nuw %arg8[%132] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %134 = llvm.load %133 : !llvm.ptr -> i8
      %135 = llvm.add %96, %15 : i64
      %136 = llvm.add %99, %135 overflow<nsw, nuw> : i64
      %137 = llvm.getelementptr inbounds|nuw %arg8[%136] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %138 = llvm.load %137 : !llvm.ptr -> i8
      %139 = llvm.add %96, %7 : i64
      %140 = llvm.add %99, %139 overflow<nsw, nuw> : i64
      %141 = llvm.getelementptr inbounds|nuw %arg8[%140] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %142 = llvm.load %141 : !llvm.ptr -> i8
      %143 = llvm.add %96, %16 : i64
      %144 = llvm.add %99, %143 overflow<nsw, nuw> : i64
      %145 = llvm.getelementptr inbounds|nuw %arg8[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %146 = llvm.load %145 : !llvm.ptr -> i8
      %147 = llvm.add %96, %8 : i64
      %148 = llvm.add %99, %147 overflow<nsw, nuw> : i64
      %149 = llvm.getelementptr inbounds|nuw %arg8[%148] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %150 = llvm.load %149 : !llvm.ptr -> i8
      %151 = llvm.add %96, %17 : i64
      %152 = llvm.add %99, %151 overflow<nsw, nuw> : i64
      %153 = llvm.getelementptr inbounds|nuw %arg8[%152] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %154 = llvm.load %153 : !llvm.ptr -> i8
      %155 = llvm.add %96, %9 : i64
      %156 = llvm.add %99, %155 overflow<nsw, nuw> : i64
      %157 = llvm.getelementptr inbounds|nuw %arg8[%156] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %158 = llvm.load %157 : !llvm.ptr -> i8
      %159 = llvm.add %96, %18 : i64
      %160 = llvm.add %99, %159 overflow<nsw, nuw> : i64
      %161 = llvm.getelementptr inbounds|nuw %arg8[%160] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %162 = llvm.load %161 : !llvm.ptr -> i8
      %163 = llvm.insertelement %102, %28[%20 : i64] : vector<16xi8>
      %164 = llvm.insertelement %106, %163[%21 : i64] : vector<16xi8>
      %165 = llvm.insertelement %110, %164[%22 : i64] : vector<16xi8>
      %166 = llvm.insertelement %114, %165[%23 : i64] : vector<16xi8>
      %167 = llvm.insertelement %118, %166[%24 : i64] : vector<16xi8>
      %168 = llvm.insertelement %122, %167[%25 : i64] : vector<16xi8>
      %169 = llvm.insertelement %126, %168[%26 : i64] : vector<16xi8>
      %170 = llvm.insertelement %130, %169[%27 : i64] : vector<16xi8>
      %171 = llvm.insertelement %134, %170[%29 : i64] : vector<16xi8>
      %172 = llvm.insertelement %138, %171[%30 : i64] : vector<16xi8>
      %173 = llvm.insertelement %142, %172[%31 : i64] : vector<16xi8>
      %174 = llvm.insertelement %146, %173[%32 : i64] : vector<16xi8>
      %175 = llvm.insertelement %150, %174[%33 : i64] : vector<16xi8>
      %176 = llvm.insertelement %154, %175[%34 : i64] : vector<16xi8>
      %177 = llvm.insertelement %158, %176[%35 : i64] : vector<16xi8>
      %178 = llvm.insertelement %162, %177[%36 : i64] : vector<16xi8>
      %179 = llvm.getelementptr inbounds|nuw %arg15[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %180 = llvm.load %179 : !llvm.ptr -> i8
      %181 = llvm.getelementptr inbounds|nuw %arg15[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %182 = llvm.load %181 : !llvm.ptr -> i8
      %183 = llvm.getelementptr inbounds|nuw %arg15[%108] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %184 = llvm.load %183 : !llvm.ptr -> i8
      %185 = llvm.getelementptr inbounds|nuw %arg15[%112] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %186 = llvm.load %185 : !llvm.ptr -> i8
      %187 = llvm.getelementptr inbounds|nuw %arg15[%116] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %188 = llvm.load %187 : !llvm.ptr -> i8
      %189 = llvm.getelementptr inbounds|nuw %arg15[%120] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %190 = llvm.load %189 : !llvm.ptr -> i8
      %191 = llvm.getelementptr inbounds|nuw %arg15[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %192 = llvm.load %191 : !llvm.ptr -> i8
      %193 = llvm.getelementptr inbounds|nuw %arg15[%128] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %194 = llvm.load %193 : !llvm.ptr -> i8
      %195 = llvm.getelementptr inbounds|nuw %arg15[%132] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %196 = llvm.load %195 : !llvm.ptr -> i8
      %197 = llvm.getelementptr inbounds|nuw %arg15[%136] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %198 = llvm.load %197 : !llvm.ptr -> i8
      %199 = llvm.getelementptr inbounds|nuw %arg15[%140] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %200 = llvm.load %199 : !llvm.ptr -> i8
      %201 = llvm.getelementptr inbounds|nuw %arg15[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %202 = llvm.load %201 : !llvm.ptr -> i8
      %203 = llvm.getelementptr inbounds|nuw %arg15[%148] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %204 = llvm.load %203 : !llvm.ptr -> i8
      %205 = llvm.getelementptr inbounds|nuw %arg15[%152] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %206 = llvm.load %205 : !llvm.ptr -> i8
      %207 = llvm.getelementptr inbounds|nuw %arg15[%156] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %208 = llvm.load %207 : !llvm.ptr -> i8
      %209 = llvm.getelementptr inbounds|nuw %arg15[%160] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %210 = llvm.load %209 : !llvm.ptr -> i8
      %211 = llvm.insertelement %180, %28[%20 : i64] : vector<16xi8>
      %212 = llvm.insertelement %182, %211[%21 : i64] : vector<16xi8>
      %213 = llvm.insertelement %184, %212[%22 : i64] : vector<16xi8>
      %214 = llvm.insertelement %186, %213[%23 : i64] : vector<16xi8>
      %215 = llvm.insertelement %188, %214[%24 : i64] : vector<16xi8>
      %216 = llvm.insertelement %190, %215[%25 : i64] : vector<16xi8>
      %217 = llvm.insertelement %192, %216[%26 : i64] : vector<16xi8>
      %218 = llvm.insertelement %194, %217[%27 : i64] : vector<16xi8>
      %219 = llvm.insertelement %196, %218[%29 : i64] : vector<16xi8>
      %220 = llvm.insertelement %198, %219[%30 : i64] : vector<16xi8>
      %221 = llvm.insertelement %200, %220[%31 : i64] : vector<16xi8>
      %222 = llvm.insertelement %202, %221[%32 : i64] : vector<16xi8>
      %223 = llvm.insertelement %204, %222[%33 : i64] : vector<16xi8>
      %224 = llvm.insertelement %206, %223[%34 : i64] : vector<16xi8>
      %225 = llvm.insertelement %208, %224[%35 : i64] : vector<16xi8>
      %226 = llvm.insertelement %210, %225[%36 : i64] : vector<16xi8>
      %227 = llvm.bitcast %178 : vector<16xi8> to vector<4xi32>
      %228 = llvm.bitcast %226 : vector<16xi8> to vector<4xi32>
      %229 = rocdl.wmma.i32.16x16x16.iu8 %227, %228, %97 {signB = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
      %230 = llvm.add %96, %0 : i64
      llvm.br ^bb1(%230, %229 : i64, vector<8xi32>)
    ^bb3:  // pred: ^bb1
      %231 = llvm.extractelement %97[%20 : i64] : vector<8xi32>
      llvm.store %231, %51 : i32, !llvm.ptr
      %232 = llvm.extractelement %97[%21 : i64] : vector<8xi32>
      llvm.store %232, %56 : i32, !llvm.ptr
      %233 = llvm.extractelement %97[%22 : i64] : vector<8xi32>
      llvm.store %233, %61 : i32, !llvm.ptr
      %234 = llvm.extractelement %97[%23 : i64] : vector<8xi32>
      llvm.store %234, %66 : i32, !llvm.ptr
      %235 = llvm.extractelement %97[%24 : i64] : vector<8xi32>
      llvm.store %235, %71 : i32, !llvm.ptr
      %236 = llvm.extractelement %97[%25 : i64] : vector<8xi32>
      llvm.store %236, %76 : i32, !llvm.ptr
      %237 = llvm.extractelement %97[%26 : i64] : vector<8xi32>
      llvm.store %237, %81 : i32, !llvm.ptr
      %238 = llvm.extractelement %97[%27 : i64] : vector<8xi32>
      llvm.store %238, %86 : i32, !llvm.ptr
      llvm.return
    }
  }
}

