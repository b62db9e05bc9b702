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
      %59 = vector.from_elements %11, %13, %15, %17, %19, %21, %23, %25, %27, %29, %31, %33, %35, %37, %39, %41, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58 : vector<32xf32>
      %60 = arith.addi %6, %c32 : index
      %61 = memref.load %arg0[%60, %10] : memref<64x64xf32>
      %62 = arith.addi %6, %c33 : index
      %63 = memref.load %arg0[%62, %10] : memref<64x64xf32>
      %64 = arith.addi %6, %c34 : index
      %65 = memref.load %arg0[%64, %10] : memref<64x64xf32>
      %66 = arith.addi %6, %c35 : index
      %67 = memref.load %arg0[%66, %10] : memref<64x64xf32>
      %68 = arith.addi %6, %c40 : index
      %69 = memref.load %arg0[%68, %10] : memref<64x64xf32>
      %70 = arith.addi %6, %c41 : index
      %71 = memref.load %arg0[%70, %10] : memref<64x64xf32>
      %72 = arith.addi %6, %c42 : index
      %73 = memref.load %arg0[%72, %10] : memref<64x64xf32>
      %74 = arith.addi %6, %c43 : index
      %75 = memref.load %arg0[%74, %10] : memref<64x64xf32>
      %76 = arith.addi %6, %c48 : index
      %77 = memref.load %arg0[%76, %10] : memref<64x64xf32>
      %78 = arith.addi %6, %c49 : index
      %79 = memref.load %arg0[%78, %10] : memref<64x64xf32>
      %80 = arith.addi %6, %c50 : index
      %81 = memref.load %arg0[%80, %10] : memref<64x64xf32>
      %82 = arith.addi %6, %c51 : index
      %83 = memref.load %arg0[%82, %10] : memref<64x64xf32>
      %84 = arith.addi %6, %c56 : index
      %85 = memref.load %arg0[%84, %10] : memref<64x64xf32>
      %86 = arith.addi %6, %c57 : index
      %87 = memref.load %arg0[%86, %10] : memref<64x64xf32>
      %88 = arith.addi %6, %c58 : index
      %89 = memref.load %arg0[%88, %10] : memref<64x64xf32>
      %90 = arith.addi %6, %c59 : index
      %91 = memref.load %arg0[%90, %10] : memref<64x64xf32>
      %92 = memref.load %arg0[%60, %42] : memref<64x64xf32>
      %93 = memref.load %arg0[%62, %42] : memref<64x64xf32>
      %94 = memref.load %arg0[%64, %42] : memref<64x64xf32>
      %95 = memref.load %arg0[%66, %42] : memref<64x64xf32>
      %96 = memref.load %arg0[%68, %42] : memref<64x64xf32>
      %97 = memref.load %arg0[%70, %42] : memref<64x64xf32>
      %98 = memref.load %arg0[%72, %42] : memref<64x64xf32>
      %99 = memref.load %arg0[%74, %42] : memref<64x64xf32>
      %100 = memref.load %arg0[%76, %42] : memref<64x64xf32>
      %101 = memref.load %arg0[%78, %42] : memref<64x64xf32>
      %102 = memref.load %arg0[%80, %42] : memref<64x64xf32>
      %103 = memref.load %arg0[%82, %42] : memref<64x64xf32>
      %104 = memref.load %arg0[%84, %42] : memref<64x64xf32>
      %105 = memref.load %arg0[%86, %42] : memref<64x64xf32>
      %106 = memref.load %arg0[%88, %42] : memref<64x64xf32>
      %107 = memref.load %arg0[%90, %42] : memref<64x64xf32>
      %108 = vector.from_elements %61, %63, %65, %67, %69, %71, %73, %75, %77, %79, %81, %83, %85, %87, %89, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107 : vector<32xf32>
      cf.br ^bb1(%c0, %59, %108 : index, vector<32xf32>, vector<32xf32>)
    ^bb1(%109: index, %110: vector<32xf32>, %111: vector<32xf32>):  // 2 preds: ^bb0, ^bb2
      %112 = arith.cmpi slt, %109, %c3 : index
      cf.cond_br %112, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %113 = memref.load %arg1[%thread_id_x, %109] : memref<64x3xf32>
      %114 = memref.load %arg2[%109, %thread_id_x] : memref<3x64xf32>
      %115 = rocdl.mfma.f32.32x32x1f32 %113, %114, %110, 1, 0, none : (f32, f32, vector<32xf32>) -> vector<32xf32>
      %116 = rocdl.mfma.f32.32x32x1f32 %113, %114, %111, 1, 1, none : (f32, f32, vector<32xf32>) -> vector<32xf32>
      %117 = arith.addi %109, %c1 : index
      cf.br ^bb1(%117, %115, %116 : index, vector<32xf32>, vector<32xf32>)
    ^bb3:  // pred: ^bb1
      %118 = vector.extract %110[0] : f32 from vector<32xf32>
      memref.store %118, %arg0[%6, %10] : memref<64x64xf32>
      %119 = vector.extract %110[1] : f32 from vector<32xf32>
      memref.store %119, %arg0[%12, %10] : memref<64x64xf32>
      %120 = vector.extract %110[2] : f32 from vector<32xf32>
      memref.store %120, %arg0[%14, %10] : memref<64x64xf32>
      %121 = vector.extract %110[3] : f32 from vector<32xf32>
      memref.store %121, %arg0[%16, %10] : memref<64x64xf32>
      %122 = vector.extract %110[4] : f32 from vector<32xf32>
      memref.store %122, %arg0[%18, %10] : memref<64x64xf32>
      %123 = vector.extract %110[5] : f32 from vector<32xf32>
      memref.store %123, %arg0[%20, %10] : memref<64x64xf32>
      %124 = vector.extract %110[6] : f32 from vector<32xf32>
      memref.store %124, %arg0[%22, %10] : memref<64x64xf32>
      %125 = vector.extract %110[7] : f32 from vector<32xf32>
      memref.store %125, %arg0[%24, %10] : memref<64x64xf32>
      %126 = vector.extract %110[8] : f32 from vector<32xf32>
      memref.store %126, %arg0[%26, %10] : memref<64x64xf32>
      %127 = vector.extract %110[9] : f32 from vector<32xf32>
      memref.store %127, %arg0[%28, %10] : memref<64x64xf32>
      %128 = vector.extract %110[10] : f32 from vector<32xf32>
      memref.store %128, %arg0[%30, %10] : memref<64x64xf32>
      %129 = vector.extract %110[11] : f32 from vector<32xf32>
      memref.store %129, %arg0[%32, %10] : memref<64x64xf32>
      %130 = vector.extract %110[12] : f32 from vector<32xf32>
      memref.store %130, %arg0[%34, %10] : memref<64x64xf32>
      %131 = vector.extract %110[13] : f32 from vector<32xf32>
      memref.store %131, %arg0[%36, %10] : memref<64x64xf32>
      %132 = vector.extract %110[14] : f32 from vector<32xf32>
      memref.store %132, %arg0[%38, %10] : memref<64x64xf32>
      %133 = vector.extract %110[15] : f32 from vector<32xf32>
      memref.store %133, %arg0[%40, %10] : memref<64x64xf32>
      %134 = vector.extract %110[16] : f32 from vector<32xf32>
      memref.store %134, %arg0[%6, %42] : memref<64x64xf32>
      %135 = vector.extract %110[17] : f32 from vector<32xf32>
      memref.store %135, %arg0[%12, %42] : memref<64x64xf32>
      %136 = vector.extract %110[18] : f32 from vector<32xf32>
      memref.store %136, %arg0[%14, %42] : memref<64x64xf32>
      %137 = vector.extract %110[19] : f32 from vector<32xf32>
      memref.store %137, %arg0[%16, %42] : memref<64x64xf32>
      %138 = vector.extract %110[20] : f32 from vector<32xf32>
      memref.store %138, %arg0[%18, %42] : memref<64x64xf32>
      %139 = vector.extract %110[21] : f32 from vector<32xf32>
      memref.store %139, %arg0[%20, %42] : memref<64x64xf32>
      %140 = vector.extract %110[22] : f32 from vector<32xf32>
      memref.store %140, %arg0[%22, %42] : memref<64x64xf32>
      %141 = vector.extract %110[23] : f32 from vector<32xf32>
      memref.store %141, %arg0[%24, %42] : memref<64x64xf32>
      %142 = vector.extract %110[24] : f32 from vector<32xf32>
      memref.store %142, %arg0[%26, %42] : memref<64x64xf32>
      %143 = vector.extract %110[25] : f32 from vector<32xf32>
      memref.store %143, %arg0[%28, %42] : memref<64x64xf32>
      %144 = vector.extract %110[26] : f32 from vector<32xf32>
      memref.store %144, %arg0[%30, %42] : memref<64x64xf32>
      %145 = vector.extract %110[27] : f32 from vector<32xf32>
      memref.store %145, %arg0[%32, %42] : memref<64x64xf32>
      %146 = vector.extract %110[28] : f32 from vector<32xf32>
      memref.store %146, %arg0[%34, %42] : memref<64x64xf32>
      %147 = vector.extract %110[29] : f32 from vector<32xf32>
      memref.store %147, %arg0[%36, %42] : memref<64x64xf32>
      %148 = vector.extract %110[30] : f32 from vector<32xf32>
      memref.store %148, %arg0[%38, %42] : memref<64x64xf32>
      %149 = vector.extract %110[31] : f32 from vector<32xf32>
      memref.store %149, %arg0[%40, %42] : memref<64x64xf32>
      %150 = vector.extract %111[0] : f32 from vector<32xf32>
      memref.store %150, %arg0[%60, %10] : memref<64x64xf32>
      %151 = vector.extract %111[1] : f32 from vector<32xf32>
      memref.store %151, %arg0[%62, %10] : memref<64x64xf32>
      %152 = vector.extract %111[2] : f32 from vector<32xf32>
      memref.store %152, %arg0[%64, %10] : memref<64x64xf32>
      %153 = vector.extract %111[3] : f32 from vector<32xf32>
      memref.store %153, %arg0[%66, %10] : memref<64x64xf32>
      %154 = vector.extract %111[4] : f32 from vector<32xf32>
      memref.store %154, %arg0[%68, %10] : memref<64x64xf32>
      %155 = vector.extract %111[5] : f32 from vector<32xf32>
      memref.store %155, %arg0[%70, %10] : memref<64x64xf32>
      %156 = vector.extract %111[6] : f32 from vector<32xf32>
      memref.store %156, %arg0[%72, %10] : memref<64x64xf32>
      %157 = vector.extract %111[7] : f32 from vector<32xf32>
      memref.store %157, %arg0[%74, %10] : memref<64x64xf32>
      %158 = vector.extract %111[8] : f32 from vector<32xf32>
      memref.store %158, %arg0[%76, %10] : memref<64x64xf32>
      %159 = vector.extract %111[9] : f32 from vector<32xf32>
      memref.store %159, %arg0[%78, %10] : memref<64x64xf32>
      %160 = vector.extract %111[10] : f32 from vector<32xf32>
      memref.store %160, %arg0[%80, %10] : memref<64x64xf32>
      %161 = vector.extract %111[11] : f32 from vector<32xf32>
      memref.store %161, %arg0[%82, %10] : memref<64x64xf32>
      %162 = vector.extract %111[12] : f32 from vector<32xf32>
      memref.store %162, %arg0[%84, %10] : memref<64x64xf32>
      %163 = vector.extract %111[13] : f32 from vector<32xf32>
      memref.store %163, %arg0[%86, %10] : memref<64x64xf32>
      %164 = vector.extract %111[14] : f32 from vector<32xf32>
      memref.store %164, %arg0[%88, %10] : memref<64x64xf32>
      %165 = vector.extract %111[15] : f32 from vector<32xf32>
      memref.store %165, %arg0[%90, %10] : memref<64x64xf32>
      %166 = vector.extract %111[16] : f32 from vector<32xf32>
      memref.store %166, %arg0[%60, %42] : memref<64x64xf32>
      %167 = vector.extract %111[17] : f32 from vector<32xf32>
      memref.store %167, %arg0[%62, %42] : memref<64x64xf32>
      %168 = vector.extract %111[18] : f32 from vector<32xf32>
      memref.store %168, %arg0[%64, %42] : memref<64x64xf32>
      %169 = vector.extract %111[19] : f32 from vector<32xf32>
      memref.store %169, %arg0[%66, %42] : memref<64x64xf32>
      %170 = vector.extract %111[20] : f32 from vector<32xf32>
      memref.store %170, %arg0[%68, %42] : memref<64x64xf32>
      %171 = vector.extract %111[21] : f32 from vector<32xf32>
      memref.store %171, %arg0[%70, %42] : memref<64x64xf32>
      %172 = vector.extract %111[22] : f32 from vector<32xf32>
      memref.store %172, %arg0[%72, %42] : memref<64x64xf32>
      %173 = vector.extract %111[23] : f32 from vector<32xf32>
      memref.store %173, %arg0[%74, %42] : memref<64x64xf32>
      %174 = vector.extract %111[24] : f32 from vector<32xf32>
      memref.store %174, %arg0[%76, %42] : memref<64x64xf32>
      %175 = vector.extract %111[25] : f32 from vector<32xf32>
      memref.store %175, %arg0[%78, %42] : memref<64x64xf32>
      %176 = vector.extract %111[26] : f32 from vector<32xf32>
      memref.store %176, %arg0[%80, %42] : memref<64x64xf32>
      %177 = vector.extract %111[27] : f32 from vector<32xf32>
      memref.store %177, %arg0[%82, %42] : memref<64x64xf32>
      %178 = vector.extract %111[28] : f32 from vector<32xf32>
      memref.store %178, %arg0[%84, %42] : memref<64x64xf32>
      %179 = vector.extract %111[29] : f32 from vector<32xf32>
      memref.store %179, %arg0[%86, %42] : memref<64x64xf32>
      %180 = vector.extract %111[30] : f32 from vector<32xf32>
      memref.store %180, %arg0[%88, %42] : memref<64x64xf32>
      %181 = vector.extract %111[31] : f32 from vector<32xf32>
      memref.store %181, %arg0[%90, %42] : memref<64x64xf32>
      gpu.return
    }
  }
}

