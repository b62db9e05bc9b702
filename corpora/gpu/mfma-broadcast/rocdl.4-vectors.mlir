module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<64x3xf32>, %arg1: memref<3x64xf32>, %arg2: memref<64x64xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<64x64xf32>, %arg0 : memref<64x3xf32>, %arg1 : memref<3x64xf32>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx908">] {
    gpu.func @kernel_kernel(%arg0: memref<64x64xf32>, %arg1: memref<64x3xf32>, %arg2: memref<3x64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c59 = arith.constant 59 : index
      %c58 = arith.constant 58 : index
      %c57 = arith.constant 57 : index
      %c56 = arith.constant 56 : index
      %c51 = arith.constant 51 : index
      %c50 = arith.constant 50 : index
      %c49 = arith.constant 49 : index
      %c48 = arith.constant 48 : index
      %c43 = arith.constant 43 : index
      %c42 = arith.constant 42 : index
      %c41 = arith.constant 41 : index
      %c40 = arith.constant 40 : index
      %c35 = arith.constant 35 : index
      %c34 = arith.constant 34 : index
      %c33 = arith.constant 33 : index
      %c27 = arith.constant 27 : index
      %c26 = arith.constant 26 : index
      %c25 = arith.constant 25 : index
      %c24 = arith.constant 24 : index
      %c19 = arith.constant 19 : index
      %c18 = arith.constant 18 : index
      %c17 = arith.constant 17 : index
      %c16 = arith.constant 16 : index
      %c11 = arith.constant 11 : index
      %c10 = arith.constant 10 : index
      %c9 = arith.constant 9 : index
      %c8 = arith.constant 8 : index
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c-1 = arith.constant -1 : index
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %thread_id_x = gpu.thread_id x
      %0 = arith.cmpi slt, %thread_id_x, %c0 : index
      %1 = arith.subi %c-1, %thread_id_x : index
      %2 = arith.select %0, %1, %thread_id_x : index
      %3 = arith.divsi %2, %c32 : index
      %4 = arith.subi %c-1, %3 : index
      %5 = arith.select %0, %4, %3 : index
      %6 = arith.muli %5, %c4 overflow<nsw> : index
      %7 = arith.remsi %thread_id_x, %c32 : index
      %8 = arith.cmpi slt, %7, %c0 : index
      %9 = arith.addi %7, %c32 : index
      %10 = arith.select %8, %9, %7 : index
      %11 = memref.load %arg0[%6, %10] : memref<64x64xf32>
      %12 = arith.addi %6, %c1 : index
      %13 = memref.load %arg0[%12, %10] : memref<64x64xf32>
      %14 = arith.addi %6, %c2 : index
      %15 = memref.load %arg0[%14, %10] : memref<64x64xf32>
      %16 = arith.addi %6, %c3 : index
      %17 = memref.load %arg0[%16, %10] : memref<64x64xf32>
      %18 = arith.addi %6, %c8 : index
      %19 = memref.load %arg0[%18, %10] : memref<64x64xf32>
      %20 = arith.addi %6, %c9 : index
      %21 = memref.load %arg0[%20, %10] : memref<64x64xf32>
      %22 = arith.addi %6, %c10 : index
      %23 = memref.load %arg0[%22, %10] : memref<64x64xf32>
      %24 = arith.addi %6, %c11 : index
      %25 = memref.load %arg0[%24, %10] : memref<64x64xf32>
      %26 = arith.addi %6, %c16 : index
      %27 = memref.load %arg0[%26, %10] : memref<64x64xf32>
      %28 = arith.addi %6, %c17 : index
      %29 = memref.load %arg0[%28, %10] : memref<64x64xf32>
      %30 = arith.addi %6, %c18 : index
      %31 = memref.load %arg0[%30, %10] : memref<64x64xf32>
      %32 = arith.addi %6, %c19 : index
      %33 = memref.load %arg0[%32, %10] : memref<64x64xf32>
      %34 = arith.addi %6, %c24 : index
      %35 = memref.load %arg0[%34, %10] : memref<64x64xf32>
      %36 = arith.addi %6, %c25 : index
      %37 = memref.load %arg0[%36, %10] : memref<64x64xf32>
      %38 = arith.addi %6, %c26 : index
      %39 = memref.load %arg0[%38, %10] : memref<64x64xf32>
      %40 = arith.addi %6, %c27 : index
      %41 = memref.load %arg0[%40, %10] : memref<64x64xf32>
      %42 = arith.addi %10, %c32 : index
      %43 = memref.load %arg0[%6, %42] : memref<64x64xf32>
      %44 = memref.load %arg0[%12, %42] : memref<64x64xf32>
      %45 = memref.load %arg0[%14, %42] : memref<64x64xf32>
      %46 = memref.load %arg0[%16, %42] : memref<64x64xf32>
      %47 = memref.load %arg0[%18, %42] : memref<64x64xf32>
      %48 = memref.load %arg0[%20, %42] : memref<64x64xf32>
      %49 = memref.load %arg0[%22, %42] : memref<64x64xf32>
      %50 = memref.load %arg0[%24, %42] : memref<64x64xf32>
      %51 = memref.load %arg0[%26, %42] : memref<64x64xf32>
      %52 = memref.load %arg0[%28, %42] : memref<64x64xf32>
      %53 = memref.load %arg0[%30, %42] : memref<64x64xf32>
      %54 = memref.load %arg0[%32, %42] : memref<64x64xf32>
      %55 = memref.load %arg0[%34, %42] : memref<64x64xf32>
      %56 = memref.load %arg0[%36, %42] : memref<64x64xf32>
      %57 = memref.load %arg0[%38, %42] : memref<64x64xf32>
      %58 = memref.load %arg0[%40, %42] : memref<64x64xf32>
      %59 = llvm.mlir.poison : vector<32xf32>
      %60 = llvm.mlir.constant(0 : i64) : i64
      %61 = llvm.insertelement %11, %59[%60 : i64] : vector<32xf32>
      %62 = llvm.mlir.constant(1 : i64) : i64
      %63 = llvm.insertelement %13, %61[%62 : i64] : vector<32xf32>
      %64 = llvm.mlir.constant(2 : i64) : i64
      %65 = llvm.insertelement %15, %63[%64 : i64] : vector<32xf32>
      %66 = llvm.mlir.constant(3 : i64) : i64
      %67 = llvm.insertelement %17, %65[%66 : i64] : vector<32xf32>
      %68 = llvm.mlir.constant(4 : i64) : i64
      %69 = llvm.insertelement %19, %67[%68 : i64] : vector<32xf32>
      %70 = llvm.mlir.constant(5 : i64) : i64
      %71 = llvm.insertelement %21, %69[%70 : i64] : vector<32xf32>
      %72 = llvm.mlir.constant(6 : i64) : i64
      %73 = llvm.insertelement %23, %71[%72 : i64] : vector<32xf32>
      %74 = llvm.mlir.constant(7 : i64) : i64
      %75 = llvm.insertelement %25, %73[%74 : i64] : vector<32xf32>
      %76 = llvm.mlir.constant(8 : i64) : i64
      %77 = llvm.insertelement %27, %75[%76 : i64] : vector<32xf32>
      %78 = llvm.mlir.constant(9 : i64) : i64
      %79 = llvm.insertelement %29, %77[%78 : i64] : vector<32xf32>
      %80 = llvm.mlir.constant(10 : i64) : i64
      %81 = llvm.insertelement %31, %79[%80 : i64] : vector<32xf32>
      %82 = llvm.mlir.constant(11 : i64) : i64
      %83 = llvm.insertelement %33, %81[%82 : i64] : vector<32xf32>
      %84 = llvm.mlir.constant(12 : i64) : i64
      %85 = llvm.insertelement %35, %83[%84 : i64] : vector<32xf32>
      %86 = llvm.mlir.constant(13 : i64) : i64
      %87 = llvm.insertelement %37, %85[%86 : i64] : vector<32xf32>
      %88 = llvm.mlir.constant(14 : i64) : i64
      %89 = llvm.insertelement %39, %87[%88 : i64] : vector<32xf32>
      %90 = llvm.mlir.constant(15 : i64) : i64
      %91 = llvm.insertelement %41, %89[%90 : i64] : vector<32xf32>
      %92 = llvm.mlir.constant(16 : i64) : i64
      %93 = llvm.insertelement %43, %91[%92 : i64] : vector<32xf32>
      %94 = llvm.mlir.constant(17 : i64) : i64
      %95 = llvm.insertelement %44, %93[%94 : i64] : vector<32xf32>
      %96 = llvm.mlir.constant(18 : i64) : i64
      %97 = llvm.insertelement %45, %95[%96 : i64] : vector<32xf32>
      %98 = llvm.mlir.constant(19 : i64) : i64
      %99 = llvm.insertelement %46, %97[%98 : i64] : vector<32xf32>
      %100 = llvm.mlir.constant(20 : i64) : i64
      %101 = llvm.insertelement %47, %99[%100 : i64] : vector<32xf32>
      %102 = llvm.mlir.constant(21 : i64) : i64
      %103 = llvm.insertelement %48, %101[%102 : i64] : vector<32xf32>
      %104 = llvm.mlir.constant(22 : i64) : i64
      %105 = llvm.insertelement %49, %103[%104 : i64] : vector<32xf32>
      %106 = llvm.mlir.constant(23 : i64) : i64
      %107 = llvm.insertelement %50, %105[%106 : i64] : vector<32xf32>
      %108 = llvm.mlir.constant(24 : i64) : i64
      %109 = llvm.insertelement %51, %107[%108 : i64] : vector<32xf32>
      %110 = llvm.mlir.constant(25 : i64) : i64
      %111 = llvm.insertelement %52, %109[%110 : i64] : vector<32xf32>
      %112 = llvm.mlir.constant(26 : i64) : i64
      %113 = llvm.insertelement %53, %111[%112 : i64] : vector<32xf32>
      %114 = llvm.mlir.constant(27 : i64) : i64
      %115 = llvm.insertelement %54, %113[%114 : i64] : vector<32xf32>
      %116 = llvm.mlir.constant(28 : i64) : i64
      %117 = llvm.insertelement %55, %115[%116 : i64] : vector<32xf32>
      %118 = llvm.mlir.constant(29 : i64) : i64
      %119 = llvm.insertelement %56, %117[%118 : i64] : vector<32xf32>
      %120 = llvm.mlir.constant(30 : i64) : i64
      %121 = llvm.insertelement %57, %119[%120 : i64] : vector<32xf32>
      %122 = llvm.mlir.constant(31 : i64) : i64
      %123 = llvm.insertelement %58, %121[%122 : i64] : vector<32xf32>
      %124 = arith.addi %6, %c32 : index
      %125 = memref.load %arg0[%124, %10] : memref<64x64xf32>
      %126 = arith.addi %6, %c33 : index
      %127 = memref.load %arg0[%126, %10] : memref<64x64xf32>
      %128 = arith.addi %6, %c34 : index
      %129 = memref.load %arg0[%128, %10] : memref<64x64xf32>
      %130 = arith.addi %6, %c35 : index
      %131 = memref.load %arg0[%130, %10] : memref<64x64xf32>
      %132 = arith.addi %6, %c40 : index
      %133 = memref.load %arg0[%132, %10] : memref<64x64xf32>
      %134 = arith.addi %6, %c41 : index
      %135 = memref.load %arg0[%134, %10] : memref<64x64xf32>
      %136 = arith.addi %6, %c42 : index
      %137 = memref.load %arg0[%136, %10] : memref<64x64xf32>
      %138 = arith.addi %6, %c43 : index
      %139 = memref.load %arg0[%138, %10] : memref<64x64xf32>
      %140 = arith.addi %6, %c48 : index
      %141 = memref.load %arg0[%140, %10] : memref<64x64xf32>
      %142 = arith.addi %6, %c49 : index
      %143 = memref.load %arg0[%142, %10] : memref<64x64xf32>
      %144 = arith.addi %6, %c50 : index
      %145 = memref.load %arg0[%144, %10] : memref<64x64xf32>
      %146 = arith.addi %6, %c51 : index
      %147 = memref.load %arg0[%146, %10] : memref<64x64xf32>
      %148 = arith.addi %6, %c56 : index
      %149 = memref.load %arg0[%148, %10] : memref<64x64xf32>
      %150 = arith.addi %6, %c57 : index
      %151 = memref.load %arg0[%150, %10] : memref<64x64xf32>
      %152 = arith.addi %6, %c58 : index
      %153 = memref.load %arg0[%152, %10] : memref<64x64xf32>
      %154 = arith.addi %6, %c59 : index
      %155 = memref.load %arg0[%154, %10] : memref<64x64xf32>
      %156 = memref.load %arg0[%124, %42] : memref<64x64xf32>
      %157 = memref.load %arg0[%126, %42] : memref<64x64xf32>
      %158 = memref.load %arg0[%128, %42] : memref<64x64xf32>
      %159 = memref.load %arg0[%130, %42] : memref<64x64xf32>
      %160 = memref.load %arg0[%132, %42] : memref<64x64xf32>
      %161 = memref.load %arg0[%134, %42] : memref<64x64xf32>
      %162 = memref.load %arg0[%136, %42] : memref<64x64xf32>
      %163 = memref.load %arg0[%138, %42] : memref<64x64xf32>
      %164 = memref.load %arg0[%140, %42] : memref<64x64xf32>
      %165 = memref.load %arg0[%142, %42] : memref<64x64xf32>
      %166 = memref.load %arg0[%144, %42] : memref<64x64xf32>
      %167 = memref.load %arg0[%146, %42] : memref<64x64xf32>
      %168 = memref.load %arg0[%148, %42] : memref<64x64xf32>
      %169 = memref.load %arg0[%150, %42] : memref<64x64xf32>
      %170 = memref.load %arg0[%152, %42] : memref<64x64xf32>
      %171 = memref.load %arg0[%154, %42] : memref<64x64xf32>
      %172 = llvm.mlir.poison : vector<32xf32>
      %173 = llvm.mlir.constant(0 : i64) : i64
      %174 = llvm.insertelement %125, %172[%173 : i64] : vector<32xf32>
      %175 = llvm.mlir.constant(1 : i64) : i64
      %176 = llvm.insertelement %127, %174[%175 : i64] : vector<32xf32>
      %177 = llvm.mlir.constant(2 : i64) : i64
      %178 = llvm.insertelement %129, %176[%177 : i64] : vector<32xf32>
      %179 = llvm.mlir.constant(3 : i64) : i64
      %180 = llvm.insertelement %131, %178[%179 : i64] : vector<32xf32>
      %181 = llvm.mlir.constant(4 : i64) : i64
      %182 = llvm.insertelement %133, %180[%181 : i64] : vector<32xf32>
      %183 = llvm.mlir.constant(5 : i64) : i64
      %184 = llvm.insertelement %135, %182[%183 : i64] : vector<32xf32>
      %185 = llvm.mlir.constant(6 : i64) : i64
      %186 = llvm.insertelement %137, %184[%185 : i64] : vector<32xf32>
      %187 = llvm.mlir.constant(7 : i64) : i64
      %188 = llvm.insertelement %139, %186[%187 : i64] : vector<32xf32>
      %189 = llvm.mlir.constant(8 : i64) : i64
      %190 = llvm.insertelement %141, %188[%189 : i64] : vector<32xf32>
      %191 = llvm.mlir.constant(9 : i64) : i64
      %192 = llvm.insertelement %143, %190[%191 : i64] : vector<32xf32>
      %193 = llvm.mlir.constant(10 : i64) : i64
      %194 = llvm.insertelement %145, %192[%193 : i64] : vector<32xf32>
      %195 = llvm.mlir.constant(11 : i64) : i64
      %196 = llvm.insertelement %147, %194[%195 : i64] : vector<32xf32>
      %197 = llvm.mlir.constant(12 : i64) : i64
      %198 = llvm.insertelement %149, %196[%197 : i64] : vector<32xf32>
      %199 = llvm.mlir.constant(13 : i64) : i64
      %200 = llvm.insertelement %151, %198[%199 : i64] : vector<32xf32>
      %201 = llvm.mlir.constant(14 : i64) : i64
      %202 = llvm.insertelement %153, %200[%201 : i64] : vector<32xf32>
      %203 = llvm.mlir.constant(15 : i64) : i64
      %204 = llvm.insertelement %155, %202[%203 : i64] : vector<32xf32>
      %205 = llvm.mlir.constant(16 : i64) : i64
      %206 = llvm.insertelement %156, %204[%205 : i64] : vector<32xf32>
      %207 = llvm.mlir.constant(17 : i64) : i64
      %208 = llvm.insertelement %157, %206[%207 : i64] : vector<32xf32>
      %209 = llvm.mlir.constant(18 : i64) : i64
      %210 = llvm.insertelement %158, %208[%209 : i64] : vector<32xf32>
      %211 = llvm.mlir.constant(19 : i64) : i64
      %212 = llvm.insertelement %159, %210[%211 : i64] : vector<32xf32>
      %213 = llvm.mlir.constant(20 : i64) : i64
      %214 = llvm.insertelement %160, %212[%213 : i64] : vector<32xf32>
      %215 = llvm.mlir.constant(21 : i64) : i64
      %216 = llvm.insertelement %161, %214[%215 : i64] : vector<32xf32>
      %217 = llvm.mlir.constant(22 : i64) : i64
      %218 = llvm.insertelement %162, %216[%217 : i64] : vector<32xf32>
      %219 = llvm.mlir.constant(23 : i64) : i64
      %220 = llvm.insertelement %163, %218[%219 : i64] : vector<32xf32>
      %221 = llvm.mlir.constant(24 : i64) : i64
      %222 = llvm.insertelement %164, %220[%221 : i64] : vector<32xf32>
      %223 = llvm.mlir.constant(25 : i64) : i64
      %224 = llvm.insertelement %165, %222[%223 : i64] : vector<32xf32>
      %225 = llvm.mlir.constant(26 : i64) : i64
      %226 = llvm.insertelement %166, %224[%225 : i64] : vector<32xf32>
      %227 = llvm.mlir.constant(27 : i64) : i64
      %228 = llvm.insertelement %167, %226[%227 : i64] : vector<32xf32>
      %229 = llvm.mlir.constant(28 : i64) : i64
      %230 = llvm.insertelement %168, %228[%229 : i64] : vector<32xf32>
      %231 = llvm.mlir.constant(29 : i64) : i64
      %232 = llvm.insertelement %169, %230[%231 : i64] : vector<32xf32>
      %233 = llvm.mlir.constant(30 : i64) : i64
      %234 = llvm.insertelement %170, %232[%233 : i64] : vector<32xf32>
      %235 = llvm.mlir.constant(31 : i64) : i64
      %236 = llvm.insertelement %171, %234[%235 : i64] : vector<32xf32>
      cf.br ^bb1(%c0, %123, %236 : index, vector<32xf32>, vector<32xf32>)
    ^bb1(%237: index, %238: vector<32xf32>, %239: vector<32xf32>):  // 2 preds: ^bb0, ^bb2
      %240 = arith.cmpi slt, %237, %c3 : index
      cf.cond_br %240, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %241 = memref.load %arg1[%thread_id_x, %237] : memref<64x3xf32>
      %242 = memref.load %arg2[%237, %thread_id_x] : memref<3x64xf32>
      %243 = rocdl.mfma.f32.32x32x1f32 %241, %242, %238, 1, 0, none : (f32, f32, vector<32xf32>) -> vector<32xf32>
      %244 = rocdl.mfma.f32.32x32x1f32 %241, %242, %239, 1, 1, none : (f32, f32, vector<32xf32>) -> vector<32xf32>
      %245 = arith.addi %237, %c1 : index
      cf.br ^bb1(%245, %243, %244 : index, vector<32xf32>, vector<32xf32>)
    ^bb3:  // pred: ^bb1
      %246 = llvm.mlir.constant(0 : i64) : i64
      %247 = llvm.extractelement %238[%246 : i64] : vector<32xf32>
      memref.store %247, %arg0[%6, %10] : memref<64x64xf32>
      %248 = llvm.mlir.constant(1 : i64) : i64
      %249 = llvm.extractelement %238[%248 : i64] : vector<32xf32>
      memref.store %249, %arg0[%12, %10] : memref<64x64xf32>
      %250 = llvm.mlir.constant(2 : i64) : i64
      %251 = llvm.extractelement %238[%250 : i64] : vector<32xf32>
      memref.store %251, %arg0[%14, %10] : memref<64x64xf32>
      %252 = llvm.mlir.constant(3 : i64) : i64
      %253 = llvm.extractelement %238[%252 : i64] : vector<32xf32>
      memref.store %253, %arg0[%16, %10] : memref<64x64xf32>
      %254 = llvm.mlir.constant(4 : i64) : i64
      %255 = llvm.extractelement %238[%254 : i64] : vector<32xf32>
      memref.store %255, %arg0[%18, %10] : memref<64x64xf32>
      %256 = llvm.mlir.constant(5 : i64) : i64
      %257 = llvm.extractelement %238[%256 : i64] : vector<32xf32>
      memref.store %257, %arg0[%20, %10] : memref<64x64xf32>
      %258 = llvm.mlir.constant(6 : i64) : i64
      %259 = llvm.extractelement %238[%258 : i64] : vector<32xf32>
      memref.store %259, %arg0[%22, %10] : memref<64x64xf32>
      %260 = llvm.mlir.constant(7 : i64) : i64
      %261 = llvm.extractelement %238[%260 : i64] : vector<32xf32>
      memref.store %261, %arg0[%24, %10] : memref<64x64xf32>
      %262 = llvm.mlir.constant(8 : i64) : i64
      %263 = llvm.extractelement %238[%262 : i64] : vector<32xf32>
      memref.store %263, %arg0[%26, %10] : memref<64x64xf32>
      %264 = llvm.mlir.constant(9 : i64) : i64
      %265 = llvm.extractelement %238[%264 : i64] : vector<32xf32>
      memref.store %265, %arg0[%28, %10] : memref<64x64xf32>
      %266 = llvm.mlir.constant(10 : i64) : i64
      %267 = llvm.extractelement %238[%266 : i64] : vector<32xf32>
      memref.store %267, %arg0[%30, %10] : memref<64x64xf32>
      %268 = llvm.mlir.constant(11 : i64) : i64
      %269 = llvm.extractelement %238[%268 : i64] : vector<32xf32>
      memref.store %269, %arg0[%32, %10] : memref<64x64xf32>
      %270 = llvm.mlir.constant(12 : i64) : i64
      %271 = llvm.extractelement %238[%270 : i64] : vector<32xf32>
      memref.store %271, %arg0[%34, %10] : memref<64x64xf32>
      %272 = llvm.mlir.constant(13 : i64) : i64
      %273 = llvm.extractelement %238[%272 : i64] : vector<32xf32>
      memref.store %273, %arg0[%36, %10] : memref<64x64xf32>
      %274 = llvm.mlir.constant(14 : i64) : i64
      %275 = llvm.extractelement %238[%274 : i64] : vector<32xf32>
      memref.store %275, %arg0[%38, %10] : memref<64x64xf32>
      %276 = llvm.mlir.constant(15 : i64) : i64
      %277 = llvm.extractelement %238[%276 : i64] : vector<32xf32>
      memref.store %277, %arg0[%40, %10] : memref<64x64xf32>
      %278 = llvm.mlir.constant(16 : i64) : i64
      %279 = llvm.extractelement %238[%278 : i64] : vector<32xf32>
      memref.store %279, %arg0[%6, %42] : memref<64x64xf32>
      %280 = llvm.mlir.constant(17 : i64) : i64
      %281 = llvm.extractelement %238[%280 : i64] : vector<32xf32>
      memref.store %281, %arg0[%12, %42] : memref<64x64xf32>
      %282 = llvm.mlir.constant(18 : i64) : i64
      %283 = llvm.extractelement %238[%282 : i64] : vector<32xf32>
      memref.store %283, %arg0[%14, %42] : memref<64x64xf32>
      %284 = llvm.mlir.constant(19 : i64) : i64
      %285 = llvm.extractelement %238[%284 : i64] : vector<32xf32>
      memref.store %285, %arg0[%16, %42] : memref<64x64xf32>
      %286 = llvm.mlir.constant(20 : i64) : i64
      %287 = llvm.extractelement %238[%286 : i64] : vector<32xf32>
      memref.store %287, %arg0[%18, %42] : memref<64x64xf32>
      %288 = llvm.mlir.constant(21 : i64) : i64
      %289 = llvm.extractelement %238[%288 : i64] : vector<32xf32>
      memref.store %289, %arg0[%20, %42] : memref<64x64xf32>
      %290 = llvm.mlir.constant(22 : i64) : i64
      %291 = llvm.extractelement %238[%290 : i64] : vector<32xf32>
      memref.store %291, %arg0[%22, %42] : memref<64x64xf32>
      %292 = llvm.mlir.constant(23 : i64) : i64
      %293 = llvm.extractelement %238[%292 : i64] : vector<32xf32>
      memref.store %293, %arg0[%24, %42] : memref<64x64xf32>
      %294 = llvm.mlir.constant(24 : i64) : i64
      %295 = llvm.extractelement %238[%294 : i64] : vector<32xf32>
      memref.store %295, %arg0[%26, %42] : memref<64x64xf32>
      %296 = llvm.mlir.constant(25 : i64) : i64
      %297 = llvm.extractelement %238[%296 : i64] : vector<32xf32>
      memref.store %297, %arg0[%28, %42] : memref<64x64xf32>
      %298 = llvm.mlir.constant(26 : i64) : i64
      %299 = llvm.extractelement %238[%298 : i64] : vector<32xf32>
      memref.store %299, %arg0[%30, %42] : memref<64x64xf32>
      %300 = llvm.mlir.constant(27 : i64) : i64
      %301 = llvm.extractelement %238[%300 : i64] : vector<32xf32>
      memref.store %301, %arg0[%32, %42] : memref<64x64xf32>
      %302 = llvm.mlir.constant(28 : i64) : i64
      %303 = llvm.extractelement %238[%302 : i64] : vector<32xf32>
      memref.store %303, %arg0[%34, %42] : memref<64x64xf32>
      %304 = llvm.mlir.constant(29 : i64) : i64
      %305 = llvm.extractelement %238[%304 : i64] : vector<32xf32>
      memref.store %305, %arg0[%36, %42] : memref<64x64xf32>
      %306 = llvm.mlir.constant(30 : i64) : i64
      %307 = llvm.extractelement %238[%306 : i64] : vector<32xf32>
      memref.store %307, %arg0[%38, %42] : memref<64x64xf32>
      %308 = llvm.mlir.constant(31 : i64) : i64
      %309 = llvm.extractelement %238[%308 : i64] : vector<32xf32>
      memref.store %309, %arg0[%40, %42] : memref<64x64xf32>
      %310 = llvm.mlir.constant(0 : i64) : i64
      %311 = llvm.extractelement %239[%310 : i64] : vector<32xf32>
      memref.store %311, %arg0[%124, %10] : memref<64x64xf32>
      %312 = llvm.mlir.constant(1 : i64) : i64
      %313 = llvm.extractelement %239[%312 : i64] : vector<32xf32>
      memref.store %313, %arg0[%126, %10] : memref<64x64xf32>
      %314 = llvm.mlir.constant(2 : i64) : i64
      %315 = llvm.extractelement %239[%314 : i64] : vector<32xf32>
      memref.store %315, %arg0[%128, %10] : memref<64x64xf32>
      %316 = llvm.mlir.constant(3 : i64) : i64
      %317 = llvm.extractelement %239[%316 : i64] : vector<32xf32>
      memref.store %317, %arg0[%130, %10] : memref<64x64xf32>
      %318 = llvm.mlir.constant(4 : i64) : i64
      %319 = llvm.extractelement %239[%318 : i64] : vector<32xf32>
      memref.store %319, %arg0[%132, %10] : memref<64x64xf32>
      %320 = llvm.mlir.constant(5 : i64) : i64
      %321 = llvm.extractelement %239[%320 : i64] : vector<32xf32>
      memref.store %321, %arg0[%134, %10] : memref<64x64xf32>
      %322 = llvm.mlir.constant(6 : i64) : i64
      %323 = llvm.extractelement %239[%322 : i64] : vector<32xf32>
      memref.store %323, %arg0[%136, %10] : memref<64x64xf32>
      %324 = llvm.mlir.constant(7 : i64) : i64
      %325 = llvm.extractelement %239[%324 : i64] : vector<32xf32>
      memref.store %325, %arg0[%138, %10] : memref<64x64xf32>
      %326 = llvm.mlir.constant(8 : i64) : i64
      %327 = llvm.extractelement %239[%326 : i64] : vector<32xf32>
      memref.store %327, %arg0[%140, %10] : memref<64x64xf32>
      %328 = llvm.mlir.constant(9 : i64) : i64
      %329 = llvm.extractelement %239[%328 : i64] : vector<32xf32>
      memref.store %329, %arg0[%142, %10] : memref<64x64xf32>
      %330 = llvm.mlir.constant(10 : i64) : i64
      %331 = llvm.extractelement %239[%330 : i64] : vector<32xf32>
      memref.store %331, %arg0[%144, %10] : memref<64x64xf32>
      %332 = llvm.mlir.constant(11 : i64) : i64
      %333 = llvm.extractelement %239[%332 : i64] : vector<32xf32>
      memref.store %333, %arg0[%146, %10] : memref<64x64xf32>
      %334 = llvm.mlir.constant(12 : i64) : i64
      %335 = llvm.extractelement %239[%334 : i64] : vector<32xf32>
      memref.store %335, %arg0[%148, %10] : memref<64x64xf32>
      %336 = llvm.mlir.constant(13 : i64) : i64
      %337 = llvm.extractelement %239[%336 : i64] : vector<32xf32>
      memref.store %337, %arg0[%150, %10] : memref<64x64xf32>
      %338 = llvm.mlir.constant(14 : i64) : i64
      %339 = llvm.extractelement %239[%338 : i64] : vector<32xf32>
      memref.store %339, %arg0[%152, %10] : memref<64x64xf32>
      %340 = llvm.mlir.constant(15 : i64) : i64
      %341 = llvm.extractelement %239[%340 : i64] : vector<32xf32>
      memref.store %341, %arg0[%154, %10] : memref<64x64xf32>
      %342 = llvm.mlir.constant(16 : i64) : i64
      %343 = llvm.extractelement %239[%342 : i64] : vector<32xf32>
      memref.store %343, %arg0[%124, %42] : memref<64x64xf32>
      %344 = llvm.mlir.constant(17 : i64) : i64
      %345 = llvm.extractelement %239[%344 : i64] : vector<32xf32>
      memref.store %345, %arg0[%126, %42] : memref<64x64xf32>
      %346 = llvm.mlir.constant(18 : i64) : i64
      %347 = llvm.extractelement %239[%346 : i64] : vector<32xf32>
      memref.store %347, %arg0[%128, %42] : memref<64x64xf32>
      %348 = llvm.mlir.constant(19 : i64) : i64
      %349 = llvm.extractelement %239[%348 : i64] : vector<32xf32>
      memref.store %349, %arg0[%130, %42] : memref<64x64xf32>
      %350 = llvm.mlir.constant(20 : i64) : i64
      %351 = llvm.extractelement %239[%350 : i64] : vector<32xf32>
      memref.store %351, %arg0[%132, %42] : memref<64x64xf32>
      %352 = llvm.mlir.constant(21 : i64) : i64
      %353 = llvm.extractelement %239[%352 : i64] : vector<32xf32>
      memref.store %353, %arg0[%134, %42] : memref<64x64xf32>
      %354 = llvm.mlir.constant(22 : i64) : i64
      %355 = llvm.extractelement %239[%354 : i64] : vector<32xf32>
      memref.store %355, %arg0[%136, %42] : memref<64x64xf32>
      %356 = llvm.mlir.constant(23 : i64) : i64
      %357 = llvm.extractelement %239[%356 : i64] : vector<32xf32>
      memref.store %357, %arg0[%138, %42] : memref<64x64xf32>
      %358 = llvm.mlir.constant(24 : i64) : i64
      %359 = llvm.extractelement %239[%358 : i64] : vector<32xf32>
      memref.store %359, %arg0[%140, %42] : memref<64x64xf32>
      %360 = llvm.mlir.constant(25 : i64) : i64
      %361 = llvm.extractelement %239[%360 : i64] : vector<32xf32>
      memref.store %361, %arg0[%142, %42] : memref<64x64xf32>
      %362 = llvm.mlir.constant(26 : i64) : i64
      %363 = llvm.extractelement %239[%362 : i64] : vector<32xf32>
      memref.store %363, %arg0[%144, %42] : memref<64x64xf32>
      %364 = llvm.mlir.constant(27 : i64) : i64
      %365 = llvm.extractelement %239[%364 : i64] : vector<32xf32>
      memref.store %365, %arg0[%146, %42] : memref<64x64xf32>
      %366 = llvm.mlir.constant(28 : i64) : i64
      %367 = llvm.extractelement %239[%366 : i64] : vector<32xf32>
      memref.store %367, %arg0[%148, %42] : memref<64x64xf32>
      %368 = llvm.mlir.constant(29 : i64) : i64
      %369 = llvm.extractelement %239[%368 : i64] : vector<32xf32>
      memref.store %369, %arg0[%150, %42] : memref<64x64xf32>
      %370 = llvm.mlir.constant(30 : i64) : i64
      %371 = llvm.extractelement %239[%370 : i64] : vector<32xf32>
      memref.store %371, %arg0[%152, %42] : memref<64x64xf32>
      %372 = llvm.mlir.constant(31 : i64) : i64
      %373 = llvm.extractelement %239[%372 : i64] : vector<32xf32>
      memref.store %373, %arg0[%154, %42] : memref<64x64xf32>
      gpu.return
    }
  }
}

