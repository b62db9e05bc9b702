module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<64x16xf16>, %arg1: memref<32x16xf16>, %arg2: memref<32xf16>, %arg3: memref<64x32xf16>) {
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %cst = arith.constant 0.000000e+00 : f32
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c128, %c1, %c1)  args(%arg0 : memref<64x16xf16>, %arg1 : memref<32x16xf16>, %arg2 : memref<32xf16>, %cst : f32, %arg3 : memref<64x32xf16>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: memref<64x16xf16>, %arg1: memref<32x16xf16>, %arg2: memref<32xf16>, %arg3: f32, %arg4: memref<64x32xf16>) kernel attributes {known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c27 = arith.constant 27 : index
      %c26 = arith.constant 26 : index
      %c25 = arith.constant 25 : index
      %c24 = arith.constant 24 : index
      %c19 = arith.constant 19 : index
      %c18 = arith.constant 18 : index
      %c17 = arith.constant 17 : index
      %c11 = arith.constant 11 : index
      %c10 = arith.constant 10 : index
      %c9 = arith.constant 9 : index
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c32 = arith.constant 32 : index
      %c-1 = arith.constant -1 : index
      %c64 = arith.constant 64 : index
      %c8 = arith.constant 8 : index
      %c16 = arith.constant 16 : index
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : vector<16xf32>
      %thread_id_x = gpu.thread_id x
      cf.br ^bb1(%c0, %cst : index, vector<16xf32>)
    ^bb1(%0: index, %1: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
      %2 = arith.cmpi slt, %0, %c16 : index
      cf.cond_br %2, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %3 = arith.cmpi slt, %thread_id_x, %c0 : index
      %4 = arith.subi %c-1, %thread_id_x : index
      %5 = arith.select %3, %4, %thread_id_x : index
      %6 = arith.divsi %5, %c64 : index
      %7 = arith.subi %c-1, %6 : index
      %8 = arith.select %3, %7, %6 : index
      %9 = arith.muli %8, %c32 overflow<nsw> : index
      %10 = arith.remsi %thread_id_x, %c32 : index
      %11 = arith.cmpi slt, %10, %c0 : index
      %12 = arith.addi %10, %c32 : index
      %13 = arith.select %11, %12, %10 : index
      %14 = arith.addi %9, %13 : index
      %15 = arith.remsi %thread_id_x, %c64 : index
      %16 = arith.cmpi slt, %15, %c0 : index
      %17 = arith.addi %15, %c64 : index
      %18 = arith.select %16, %17, %15 : index
      %19 = arith.cmpi slt, %18, %c0 : index
      %20 = arith.subi %c-1, %18 : index
      %21 = arith.select %19, %20, %18 : index
      %22 = arith.divsi %21, %c32 : index
      %23 = arith.subi %c-1, %22 : index
      %24 = arith.select %19, %23, %22 : index
      %25 = arith.muli %24, %c4 overflow<nsw> : index
      %26 = arith.addi %0, %25 : index
      %27 = memref.load %arg0[%14, %26] : memref<64x16xf16>
      %28 = arith.addi %26, %c1 : index
      %29 = memref.load %arg0[%14, %28] : memref<64x16xf16>
      %30 = arith.addi %26, %c2 : index
      %31 = memref.load %arg0[%14, %30] : memref<64x16xf16>
      %32 = arith.addi %26, %c3 : index
      %33 = memref.load %arg0[%14, %32] : memref<64x16xf16>
      %34 = vector.from_elements %27, %29, %31, %33 : vector<4xf16>
      %35 = memref.load %arg1[%13, %26] : memref<32x16xf16>
      %36 = memref.load %arg1[%13, %28] : memref<32x16xf16>
      %37 = memref.load %arg1[%13, %30] : memref<32x16xf16>
      %38 = memref.load %arg1[%13, %32] : memref<32x16xf16>
      %39 = vector.from_elements %35, %36, %37, %38 : vector<4xf16>
      %40 = rocdl.mfma.f32.32x32x8f16 %34, %39, %1, 0, 0, none : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
      %41 = arith.addi %0, %c8 : index
      cf.br ^bb1(%41, %40 : index, vector<16xf32>)
    ^bb3:  // pred: ^bb1
      %42 = arith.remsi %thread_id_x, %c32 : index
      %43 = arith.cmpi slt, %42, %c0 : index
      %44 = arith.addi %42, %c32 : index
      %45 = arith.select %43, %44, %42 : index
      %46 = memref.load %arg2[%45] : memref<32xf16>
      %47 = arith.extf %46 : f16 to f32
      %48 = vector.extract %1[0] : f32 from vector<16xf32>
      %49 = arith.addf %48, %47 : f32
      %50 = arith.maximumf %49, %arg3 : f32
      %51 = arith.truncf %50 : f32 to f16
      %52 = arith.cmpi slt, %thread_id_x, %c0 : index
      %53 = arith.subi %c-1, %thread_id_x : index
      %54 = arith.select %52, %53, %thread_id_x : index
      %55 = arith.divsi %54, %c64 : index
      %56 = arith.subi %c-1, %55 : index
      %57 = arith.select %52, %56, %55 : index
      %58 = arith.muli %57, %c32 overflow<nsw> : index
      %59 = arith.remsi %thread_id_x, %c64 : index
      %60 = arith.cmpi slt, %59, %c0 : index
      %61 = arith.addi %59, %c64 : index
      %62 = arith.select %60, %61, %59 : index
      %63 = arith.cmpi slt, %62, %c0 : index
      %64 = arith.subi %c-1, %62 : index
      %65 = arith.select %63, %64, %62 : index
      %66 = arith.divsi %65, %c32 : index
      %67 = arith.subi %c-1, %66 : index
      %68 = arith.select %63, %67, %66 : index
      %69 = arith.muli %68, %c4 overflow<nsw> : index
      %70 = arith.addi %58, %69 : index
      memref.store %51, %arg4[%70, %45] : memref<64x32xf16>
      %71 = vector.extract %1[1] : f32 from vector<16xf32>
      %72 = arith.addf %71, %47 : f32
      %73 = arith.maximumf %72, %arg3 : f32
      %74 = arith.truncf %73 : f32 to f16
      %75 = arith.addi %70, %c1 : index
      memref.store %74, %arg4[%75, %45] : memref<64x32xf16>
      %76 = vector.extract %1[2] : f32 from vector<16xf32>
      %77 = arith.addf %76, %47 : f32
      %78 = arith.maximumf %77, %arg3 : f32
      %79 = arith.truncf %78 : f32 to f16
      %80 = arith.addi %70, %c2 : index
      memref.store %79, %arg4[%80, %45] : memref<64x32xf16>
      %81 = vector.extract %1[3] : f32 from vector<16xf32>
      %82 = arith.addf %81, %47 : f32
      %83 = arith.maximumf %82, %arg3 : f32
      %84 = arith.truncf %83 : f32 to f16
      %85 = arith.addi %70, %c3 : index
      memref.store %84, %arg4[%85, %45] : memref<64x32xf16>
      %86 = vector.extract %1[4] : f32 from vector<16xf32>
      %87 = arith.addf %86, %47 : f32
      %88 = arith.maximumf %87, %arg3 : f32
      %89 = arith.truncf %88 : f32 to f16
      %90 = arith.addi %70, %c8 : index
      memref.store %89, %arg4[%90, %45] : memref<64x32xf16>
      %91 = vector.extract %1[5] : f32 from vector<16xf32>
      %92 = arith.addf %91, %47 : f32
      %93 = arith.maximumf %92, %arg3 : f32
      %94 = arith.truncf %93 : f32 to f16
      %95 = arith.addi %70, %c9 : index
      memref.store %94, %arg4[%95, %45] : memref<64x32xf16>
      %96 = vector.extract %1[6] : f32 from vector<16xf32>
      %97 = arith.addf %96, %47 : f32
      %98 = arith.maximumf %97, %arg3 : f32
      %99 = arith.truncf %98 : f32 to f16
      %100 = arith.addi %70, %c10 : index
      memref.store %99, %arg4[%100, %45] : memref<64x32xf16>
      %101 = vector.extract %1[7] : f32 from vector<16xf32>
      %102 = arith.addf %101, %47 : f32
      %103 = arith.maximumf %102, %arg3 : f32
      %104 = arith.truncf %103 : f32 to f16
      %105 = arith.addi %70, %c11 : index
      memref.store %104, %arg4[%105, %45] : memref<64x32xf16>
      %106 = vector.extract %1[8] : f32 from vector<16xf32>
      %107 = arith.addf %106, %47 : f32
      %108 = arith.maximumf %107, %arg3 : f32
      %109 = arith.truncf %108 : f32 to f16
      %110 = arith.addi %70, %c16 : index
      memref.store %109, %arg4[%110, %45] : memref<64x32xf16>
      %111 = vector.extract %1[9] : f32 from vector<16xf32>
      %112 = arith.addf %111, %47 : f32
      %113 = arith.maximumf %112, %arg3 : f32
      %114 = arith.truncf %113 : f32 to f16
      %115 = arith.addi %70, %c17 : index
      memref.store %114, %arg4[%115, %45] : memref<64x32xf16>
      %116 = vector.extract %1[10] : f32 from vector<16xf32>
      %117 = arith.addf %116, %47 : f32
      %118 = arith.maximumf %117, %arg3 : f32
      %119 = arith.truncf %118 : f32 to f16
      %120 = arith.addi %70, %c18 : index
      memref.store %119, %arg4[%120, %45] : memref<64x32xf16>
      %121 = vector.extract %1[11] : f32 from vector<16xf32>
      %122 = arith.addf %121, %47 : f32
      %123 = arith.maximumf %122, %arg3 : f32
      %124 = arith.truncf %123 : f32 to f16
      %125 = arith.addi %70, %c19 : index
      memref.store %124, %arg4[%125, %45] : memref<64x32xf16>
      %126 = vector.extract %1[12] : f32 from vector<16xf32>
      %127 = arith.addf %126, %47 : f32
      %128 = arith.maximumf %127, %arg3 : f32
      %129 = arith.truncf %128 : f32 to f16
      %130 = arith.addi %70, %c24 : index
      memref.store %129, %arg4[%130, %45] : memref<64x32xf16>
      %131 = vector.extract %1[13] : f32 from vector<16xf32>
      %132 = arith.addf %131, %47 : f32
      %133 = arith.maximumf %132, %arg3 : f32
      %134 = arith.truncf %133 : f32 to f16
      %135 = arith.addi %70, %c25 : index
      memref.store %134, %arg4[%135, %45] : memref<64x32xf16>
      %136 = vector.extract %1[14] : f32 from vector<16xf32>
      %137 = arith.addf %136, %47 : f32
      %138 = arith.maximumf %137, %arg3 : f32
      %139 = arith.truncf %138 : f32 to f16
      %140 = arith.addi %70, %c26 : index
      memref.store %139, %arg4[%140, %45] : memref<64x32xf16>
      %141 = vector.extract %1[15] : f32 from vector<16xf32>
      %142 = arith.addf %141, %47 : f32
      %143 = arith.maximumf %142, %arg3 : f32
      %144 = arith.truncf %143 : f32 to f16
      %145 = arith.addi %70, %c27 : index
      memref.store %144, %arg4[%145, %45] : memref<64x32xf16>
      gpu.return
    }
  }
}

