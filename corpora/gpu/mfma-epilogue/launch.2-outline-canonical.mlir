module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<64x16xf16>, %arg1: memref<32x16xf16>, %arg2: memref<32xf16>, %arg3: memref<64x32xf16>) {
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %cst = arith.constant 0.000000e+00 : f32
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c128, %c1, %c1)  args(%arg0 : memref<64x16xf16>, %arg1 : memref<32x16xf16>, %arg2 : memref<32xf16>, %cst : f32, %arg3 : memref<64x32xf16>)
    return
  }
  gpu.module @kernel_kernel {
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
      %0 = scf.for %arg5 = %c0 to %c16 step %c8 iter_args(%arg6 = %cst) -> (vector<16xf32>) {
        %105 = arith.cmpi slt, %thread_id_x, %c0 : index
        %106 = arith.subi %c-1, %thread_id_x : index
        %107 = arith.select %105, %106, %thread_id_x : index
        %108 = arith.divsi %107, %c64 : index
        %109 = arith.subi %c-1, %108 : index
        %110 = arith.select %105, %109, %108 : index
        %111 = arith.muli %110, %c32 overflow<nsw> : index
        %112 = arith.remsi %thread_id_x, %c32 : index
        %113 = arith.cmpi slt, %112, %c0 : index
        %114 = arith.addi %112, %c32 : index
        %115 = arith.select %113, %114, %112 : index
        %116 = arith.addi %111, %115 : index
        %117 = arith.remsi %thread_id_x, %c64 : index
        %118 = arith.cmpi slt, %117, %c0 : index
        %119 = arith.addi %117, %c64 : index
        %120 = arith.select %118, %119, %117 : index
        %121 = arith.cmpi slt, %120, %c0 : index
        %122 = arith.subi %c-1, %120 : index
        %123 = arith.select %121, %122, %120 : index
        %124 = arith.divsi %123, %c32 : index
        %125 = arith.subi %c-1, %124 : index
        %126 = arith.select %121, %125, %124 : index
        %127 = arith.muli %126, %c4 overflow<nsw> : index
        %128 = arith.addi %arg5, %127 : index
        %129 = memref.load %arg0[%116, %128] : memref<64x16xf16>
        %130 = arith.addi %128, %c1 : index
        %131 = memref.load %arg0[%116, %130] : memref<64x16xf16>
        %132 = arith.addi %128, %c2 : index
        %133 = memref.load %arg0[%116, %132] : memref<64x16xf16>
        %134 = arith.addi %128, %c3 : index
        %135 = memref.load %arg0[%116, %134] : memref<64x16xf16>
        %136 = vector.from_elements %129, %131, %133, %135 : vector<4xf16>
        %137 = memref.load %arg1[%115, %128] : memref<32x16xf16>
        %138 = memref.load %arg1[%115, %130] : memref<32x16xf16>
        %139 = memref.load %arg1[%115, %132] : memref<32x16xf16>
        %140 = memref.load %arg1[%115, %134] : memref<32x16xf16>
        %141 = vector.from_elements %137, %138, %139, %140 : vector<4xf16>
        %142 = amdgpu.mfma 32x32x8 %136 * %141 + %arg6 blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
        scf.yield %142 : vector<16xf32>
      }
      %1 = arith.remsi %thread_id_x, %c32 : index
      %2 = arith.cmpi slt, %1, %c0 : index
      %3 = arith.addi %1, %c32 : index
      %4 = arith.select %2, %3, %1 : index
      %5 = memref.load %arg2[%4] : memref<32xf16>
      %6 = arith.extf %5 : f16 to f32
      %7 = vector.extract %0[0] : f32 from vector<16xf32>
      %8 = arith.addf %7, %6 : f32
      %9 = arith.maximumf %8, %arg3 : f32
      %10 = arith.truncf %9 : f32 to f16
      %11 = arith.cmpi slt, %thread_id_x, %c0 : index
      %12 = arith.subi %c-1, %thread_id_x : index
      %13 = arith.select %11, %12, %thread_id_x : index
      %14 = arith.divsi %13, %c64 : index
      %15 = arith.subi %c-1, %14 : index
      %16 = arith.select %11, %15, %14 : index
      %17 = arith.muli %16, %c32 overflow<nsw> : index
      %18 = arith.remsi %thread_id_x, %c64 : index
      %19 = arith.cmpi slt, %18, %c0 : index
      %20 = arith.addi %18, %c64 : index
      %21 = arith.select %19, %20, %18 : index
      %22 = arith.cmpi slt, %21, %c0 : index
      %23 = arith.subi %c-1, %21 : index
      %24 = arith.select %22, %23, %21 : index
      %25 = arith.divsi %24, %c32 : index
      %26 = arith.subi %c-1, %25 : index
      %27 = arith.select %22, %26, %25 : index
      %28 = arith.muli %27, %c4 overflow<nsw> : index
      %29 = arith.addi %17, %28 : index
      memref.store %10, %arg4[%29, %4] : memref<64x32xf16>
      %30 = vector.extract %0[1] : f32 from vector<16xf32>
      %31 = arith.addf %30, %6 : f32
      %32 = arith.maximumf %31, %arg3 : f32
      %33 = arith.truncf %32 : f32 to f16
      %34 = arith.addi %29, %c1 : index
      memref.store %33, %arg4[%34, %4] : memref<64x32xf16>
      %35 = vector.extract %0[2] : f32 from vector<16xf32>
      %36 = arith.addf %35, %6 : f32
      %37 = arith.maximumf %36, %arg3 : f32
      %38 = arith.truncf %37 : f32 to f16
      %39 = arith.addi %29, %c2 : index
      memref.store %38, %arg4[%39, %4] : memref<64x32xf16>
      %40 = vector.extract %0[3] : f32 from vector<16xf32>
      %41 = arith.addf %40, %6 : f32
      %42 = arith.maximumf %41, %arg3 : f32
      %43 = arith.truncf %42 : f32 to f16
      %44 = arith.addi %29, %c3 : index
      memref.store %43, %arg4[%44, %4] : memref<64x32xf16>
      %45 = vector.extract %0[4] : f32 from vector<16xf32>
      %46 = arith.addf %45, %6 : f32
      %47 = arith.maximumf %46, %arg3 : f32
      %48 = arith.truncf %47 : f32 to f16
      %49 = arith.addi %29, %c8 : index
      memref.store %48, %arg4[%49, %4] : memref<64x32xf16>
      %50 = vector.extract %0[5] : f32 from vector<16xf32>
      %51 = arith.addf %50, %6 : f32
      %52 = arith.maximumf %51, %arg3 : f32
      %53 = arith.truncf %52 : f32 to f16
      %54 = arith.addi %29, %c9 : index
      memref.store %53, %arg4[%54, %4] : memref<64x32xf16>
      %55 = vector.extract %0[6] : f32 from vector<16xf32>
      %56 = arith.addf %55, %6 : f32
      %57 = arith.maximumf %56, %arg3 : f32
      %58 = arith.truncf %57 : f32 to f16
      %59 = arith.addi %29, %c10 : index
      memref.store %58, %arg4[%59, %4] : memref<64x32xf16>
      %60 = vector.extract %0[7] : f32 from vector<16xf32>
      %61 = arith.addf %60, %6 : f32
      %62 = arith.maximumf %61, %arg3 : f32
      %63 = arith.truncf %62 : f32 to f16
      %64 = arith.addi %29, %c11 : index
      memref.store %63, %arg4[%64, %4] : memref<64x32xf16>
      %65 = vector.extract %0[8] : f32 from vector<16xf32>
      %66 = arith.addf %65, %6 : f32
      %67 = arith.maximumf %66, %arg3 : f32
      %68 = arith.truncf %67 : f32 to f16
      %69 = arith.addi %29, %c16 : index
      memref.store %68, %arg4[%69, %4] : memref<64x32xf16>
      %70 = vector.extract %0[9] : f32 from vector<16xf32>
      %71 = arith.addf %70, %6 : f32
      %72 = arith.maximumf %71, %arg3 : f32
      %73 = arith.truncf %72 : f32 to f16
      %74 = arith.addi %29, %c17 : index
      memref.store %73, %arg4[%74, %4] : memref<64x32xf16>
      %75 = vector.extract %0[10] : f32 from vector<16xf32>
      %76 = arith.addf %75, %6 : f32
      %77 = arith.maximumf %76, %arg3 : f32
      %78 = arith.truncf %77 : f32 to f16
      %79 = arith.addi %29, %c18 : index
      memref.store %78, %arg4[%79, %4] : memref<64x32xf16>
      %80 = vector.extract %0[11] : f32 from vector<16xf32>
      %81 = arith.addf %80, %6 : f32
      %82 = arith.maximumf %81, %arg3 : f32
      %83 = arith.truncf %82 : f32 to f16
      %84 = arith.addi %29, %c19 : index
      memref.store %83, %arg4[%84, %4] : memref<64x32xf16>
      %85 = vector.extract %0[12] : f32 from vector<16xf32>
      %86 = arith.addf %85, %6 : f32
      %87 = arith.maximumf %86, %arg3 : f32
      %88 = arith.truncf %87 : f32 to f16
      %89 = arith.addi %29, %c24 : index
      memref.store %88, %arg4[%89, %4] : memref<64x32xf16>
      %90 = vector.extract %0[13] : f32 from vector<16xf32>
      %91 = arith.addf %90, %6 : f32
      %92 = arith.maximumf %91, %arg3 : f32
      %93 = arith.truncf %92 : f32 to f16
      %94 = arith.addi %29, %c25 : index
      memref.store %93, %arg4[%94, %4] : memref<64x32xf16>
      %95 = vector.extract %0[14] : f32 from vector<16xf32>
      %96 = arith.addf %95, %6 : f32
      %97 = arith.maximumf %96, %arg3 : f32
      %98 = arith.truncf %97 : f32 to f16
      %99 = arith.addi %29, %c26 : index
      memref.store %98, %arg4[%99, %4] : memref<64x32xf16>
      %100 = vector.extract %0[15] : f32 from vector<16xf32>
      %101 = arith.addf %100, %6 : f32
      %102 = arith.maximumf %101, %arg3 : f32
      %103 = arith.truncf %102 : f32 to f16
      %104 = arith.addi %29, %c27 : index
      memref.store %103, %arg4[%104, %4] : memref<64x32xf16>
      gpu.return
    }
  }
}

