module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<64x16xf16>, %arg1: memref<16x32xf16>, %arg2: memref<64x32xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c2 = arith.constant 2 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c2, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<64x32xf32>, %arg0 : memref<64x16xf16>, %arg1 : memref<16x32xf16>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<64x32xf32>, %arg1: memref<64x16xf16>, %arg2: memref<16x32xf16>) kernel attributes {known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 2, 1, 1>} {
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
      %block_id_x = gpu.block_id x
      %thread_id_x = gpu.thread_id x
      %0 = arith.muli %block_id_x, %c32 overflow<nsw> : index
      %1 = arith.cmpi slt, %thread_id_x, %c0 : index
      %2 = arith.subi %c-1, %thread_id_x : index
      %3 = arith.select %1, %2, %thread_id_x : index
      %4 = arith.divsi %3, %c32 : index
      %5 = arith.subi %c-1, %4 : index
      %6 = arith.select %1, %5, %4 : index
      %7 = arith.muli %6, %c4 overflow<nsw> : index
      %8 = arith.addi %0, %7 : index
      %9 = arith.remsi %thread_id_x, %c32 : index
      %10 = arith.cmpi slt, %9, %c0 : index
      %11 = arith.addi %9, %c32 : index
      %12 = arith.select %10, %11, %9 : index
      %13 = memref.load %arg0[%8, %12] : memref<64x32xf32>
      %14 = arith.addi %8, %c1 : index
      %15 = memref.load %arg0[%14, %12] : memref<64x32xf32>
      %16 = arith.addi %8, %c2 : index
      %17 = memref.load %arg0[%16, %12] : memref<64x32xf32>
      %18 = arith.addi %8, %c3 : index
      %19 = memref.load %arg0[%18, %12] : memref<64x32xf32>
      %20 = arith.addi %8, %c8 : index
      %21 = memref.load %arg0[%20, %12] : memref<64x32xf32>
      %22 = arith.addi %8, %c9 : index
      %23 = memref.load %arg0[%22, %12] : memref<64x32xf32>
      %24 = arith.addi %8, %c10 : index
      %25 = memref.load %arg0[%24, %12] : memref<64x32xf32>
      %26 = arith.addi %8, %c11 : index
      %27 = memref.load %arg0[%26, %12] : memref<64x32xf32>
      %28 = arith.addi %8, %c16 : index
      %29 = memref.load %arg0[%28, %12] : memref<64x32xf32>
      %30 = arith.addi %8, %c17 : index
      %31 = memref.load %arg0[%30, %12] : memref<64x32xf32>
      %32 = arith.addi %8, %c18 : index
      %33 = memref.load %arg0[%32, %12] : memref<64x32xf32>
      %34 = arith.addi %8, %c19 : index
      %35 = memref.load %arg0[%34, %12] : memref<64x32xf32>
      %36 = arith.addi %8, %c24 : index
      %37 = memref.load %arg0[%36, %12] : memref<64x32xf32>
      %38 = arith.addi %8, %c25 : index
      %39 = memref.load %arg0[%38, %12] : memref<64x32xf32>
      %40 = arith.addi %8, %c26 : index
      %41 = memref.load %arg0[%40, %12] : memref<64x32xf32>
      %42 = arith.addi %8, %c27 : index
      %43 = memref.load %arg0[%42, %12] : memref<64x32xf32>
      %44 = vector.from_elements %13, %15, %17, %19, %21, %23, %25, %27, %29, %31, %33, %35, %37, %39, %41, %43 : vector<16xf32>
      %45 = scf.for %arg3 = %c0 to %c16 step %c8 iter_args(%arg4 = %44) -> (vector<16xf32>) {
        %62 = arith.addi %0, %12 : index
        %63 = arith.addi %arg3, %7 : index
        %64 = memref.load %arg1[%62, %63] : memref<64x16xf16>
        %65 = arith.addi %63, %c1 : index
        %66 = memref.load %arg1[%62, %65] : memref<64x16xf16>
        %67 = arith.addi %63, %c2 : index
        %68 = memref.load %arg1[%62, %67] : memref<64x16xf16>
        %69 = arith.addi %63, %c3 : index
        %70 = memref.load %arg1[%62, %69] : memref<64x16xf16>
        %71 = vector.from_elements %64, %66, %68, %70 : vector<4xf16>
        %72 = memref.load %arg2[%63, %12] : memref<16x32xf16>
        %73 = memref.load %arg2[%65, %12] : memref<16x32xf16>
        %74 = memref.load %arg2[%67, %12] : memref<16x32xf16>
        %75 = memref.load %arg2[%69, %12] : memref<16x32xf16>
        %76 = vector.from_elements %72, %73, %74, %75 : vector<4xf16>
        %77 = amdgpu.mfma 32x32x8 %71 * %76 + %arg4 blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
        scf.yield %77 : vector<16xf32>
      }
      %46 = vector.extract %45[0] : f32 from vector<16xf32>
      memref.store %46, %arg0[%8, %12] : memref<64x32xf32>
      %47 = vector.extract %45[1] : f32 from vector<16xf32>
      memref.store %47, %arg0[%14, %12] : memref<64x32xf32>
      %48 = vector.extract %45[2] : f32 from vector<16xf32>
      memref.store %48, %arg0[%16, %12] : memref<64x32xf32>
      %49 = vector.extract %45[3] : f32 from vector<16xf32>
      memref.store %49, %arg0[%18, %12] : memref<64x32xf32>
      %50 = vector.extract %45[4] : f32 from vector<16xf32>
      memref.store %50, %arg0[%20, %12] : memref<64x32xf32>
      %51 = vector.extract %45[5] : f32 from vector<16xf32>
      memref.store %51, %arg0[%22, %12] : memref<64x32xf32>
      %52 = vector.extract %45[6] : f32 from vector<16xf32>
      memref.store %52, %arg0[%24, %12] : memref<64x32xf32>
      %53 = vector.extract %45[7] : f32 from vector<16xf32>
      memref.store %53, %arg0[%26, %12] : memref<64x32xf32>
      %54 = vector.extract %45[8] : f32 from vector<16xf32>
      memref.store %54, %arg0[%28, %12] : memref<64x32xf32>
      %55 = vector.extract %45[9] : f32 from vector<16xf32>
      memref.store %55, %arg0[%30, %12] : memref<64x32xf32>
      %56 = vector.extract %45[10] : f32 from vector<16xf32>
      memref.store %56, %arg0[%32, %12] : memref<64x32xf32>
      %57 = vector.extract %45[11] : f32 from vector<16xf32>
      memref.store %57, %arg0[%34, %12] : memref<64x32xf32>
      %58 = vector.extract %45[12] : f32 from vector<16xf32>
      memref.store %58, %arg0[%36, %12] : memref<64x32xf32>
      %59 = vector.extract %45[13] : f32 from vector<16xf32>
      memref.store %59, %arg0[%38, %12] : memref<64x32xf32>
      %60 = vector.extract %45[14] : f32 from vector<16xf32>
      memref.store %60, %arg0[%40, %12] : memref<64x32xf32>
      %61 = vector.extract %45[15] : f32 from vector<16xf32>
      memref.store %61, %arg0[%42, %12] : memref<64x32xf32>
      gpu.return
    }
  }
}

