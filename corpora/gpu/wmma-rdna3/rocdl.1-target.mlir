module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: memref<16x16xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg2 : memref<16x16xf32>, %arg0 : memref<16x32xf16>, %arg1 : memref<32x16xf16>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx1100">] {
    gpu.func @kernel_kernel(%arg0: memref<16x16xf32>, %arg1: memref<16x32xf16>, %arg2: memref<32x16xf16>) kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c15 = arith.constant 15 : index
      %c13 = arith.constant 13 : index
      %c11 = arith.constant 11 : index
      %c9 = arith.constant 9 : index
      %c7 = arith.constant 7 : index
      %c5 = arith.constant 5 : index
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      %c32 = arith.constant 32 : index
      %c14 = arith.constant 14 : index
      %c12 = arith.constant 12 : index
      %c10 = arith.constant 10 : index
      %c8 = arith.constant 8 : index
      %c6 = arith.constant 6 : index
      %c4 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
      %c-1 = arith.constant -1 : index
      %c0 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %thread_id_x = gpu.thread_id x
      %0 = arith.cmpi slt, %thread_id_x, %c0 : index
      %1 = arith.subi %c-1, %thread_id_x : index
      %2 = arith.select %0, %1, %thread_id_x : index
      %3 = arith.divsi %2, %c16 : index
      %4 = arith.subi %c-1, %3 : index
      %5 = arith.select %0, %4, %3 : index
      %6 = arith.remsi %thread_id_x, %c16 : index
      %7 = arith.cmpi slt, %6, %c0 : index
      %8 = arith.addi %6, %c16 : index
      %9 = arith.select %7, %8, %6 : index
      %10 = memref.load %arg0[%5, %9] : memref<16x16xf32>
      %11 = arith.addi %5, %c2 : index
      %12 = memref.load %arg0[%11, %9] : memref<16x16xf32>
      %13 = arith.addi %5, %c4 : index
      %14 = memref.load %arg0[%13, %9] : memref<16x16xf32>
      %15 = arith.addi %5, %c6 : index
      %16 = memref.load %arg0[%15, %9] : memref<16x16xf32>
      %17 = arith.addi %5, %c8 : index
      %18 = memref.load %arg0[%17, %9] : memref<16x16xf32>
      %19 = arith.addi %5, %c10 : index
      %20 = memref.load %arg0[%19, %9] : memref<16x16xf32>
      %21 = arith.addi %5, %c12 : index
      %22 = memref.load %arg0[%21, %9] : memref<16x16xf32>
      %23 = arith.addi %5, %c14 : index
      %24 = memref.load %arg0[%23, %9] : memref<16x16xf32>
      %25 = vector.from_elements %10, %12, %14, %16, %18, %20, %22, %24 : vector<8xf32>
      %26 = scf.for %arg3 = %c0 to %c32 step %c16 iter_args(%arg4 = %25) -> (vector<8xf32>) {
        %35 = memref.load %arg1[%9, %arg3] : memref<16x32xf16>
        %36 = arith.addi %arg3, %c1 : index
        %37 = memref.load %arg1[%9, %36] : memref<16x32xf16>
        %38 = arith.addi %arg3, %c2 : index
        %39 = memref.load %arg1[%9, %38] : memref<16x32xf16>
        %40 = arith.addi %arg3, %c3 : index
        %41 = memref.load %arg1[%9, %40] : memref<16x32xf16>
        %42 = arith.addi %arg3, %c4 : index
        %43 = memref.load %arg1[%9, %42] : memref<16x32xf16>
        %44 = arith.addi %arg3, %c5 : index
        %45 = memref.load %arg1[%9, %44] : memref<16x32xf16>
        %46 = arith.addi %arg3, %c6 : index
        %47 = memref.load %arg1[%9, %46] : memref<16x32xf16>
        %48 = arith.addi %arg3, %c7 : index
        %49 = memref.load %arg1[%9, %48] : memref<16x32xf16>
        %50 = arith.addi %arg3, %c8 : index
        %51 = memref.load %arg1[%9, %50] : memref<16x32xf16>
        %52 = arith.addi %arg3, %c9 : index
        %53 = memref.load %arg1[%9, %52] : memref<16x32xf16>
        %54 = arith.addi %arg3, %c10 : index
        %55 = memref.load %arg1[%9, %54] : memref<16x32xf16>
        %56 = arith.addi %arg3, %c11 : index
        %57 = memref.load %arg1[%9, %56] : memref<16x32xf16>
        %58 = arith.addi %arg3, %c12 : index
        %59 = memref.load %arg1[%9, %58] : memref<16x32xf16>
        %60 = arith.addi %arg3, %c13 : index
        %61 = memref.load %arg1[%9, %60] : memref<16x32xf16>
        %62 = arith.addi %arg3, %c14 : index
        %63 = memref.load %arg1[%9, %62] : memref<16x32xf16>
        %64 = arith.addi %arg3, %c15 : index
        %65 = memref.load %arg1[%9, %64] : memref<16x32xf16>
        %66 = vector.from_elements %35, %37, %39, %41, %43, %45, %47, %49, %51, %53, %55, %57, %59, %61, %63, %65 : vector<16xf16>
        %67 = memref.load %arg2[%arg3, %9] : memref<32x16xf16>
        %68 = memref.load %arg2[%36, %9] : memref<32x16xf16>
        %69 = memref.load %arg2[%38, %9] : memref<32x16xf16>
        %70 = memref.load %arg2[%40, %9] : memref<32x16xf16>
        %71 = memref.load %arg2[%42, %9] : memref<32x16xf16>
        %72 = memref.load %arg2[%44, %9] : memref<32x16xf16>
        %73 = memref.load %arg2[%46, %9] : memref<32x16xf16>
        %74 = memref.load %arg2[%48, %9] : memref<32x16xf16>
        %75 = memref.load %arg2[%50, %9] : memref<32x16xf16>
        %76 = memref.load %arg2[%52, %9] : memref<32x16xf16>
        %77 = memref.load %arg2[%54, %9] : memref<32x16xf16>
        %78 = memref.load %arg2[%56, %9] : memref<32x16xf16>
        %79 = memref.load %arg2[%58, %9] : memref<32x16xf16>
        %80 = memref.load %arg2[%60, %9] : memref<32x16xf16>
        %81 = memref.load %arg2[%62, %9] : memref<32x16xf16>
        %82 = memref.load %arg2[%64, %9] : memref<32x16xf16>
        %83 = vector.from_elements %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82 : vector<16xf16>
        %84 = amdgpu.wmma 16x16x16 %66 * %83 + %arg4 : vector<16xf16>, vector<16xf16>, vector<8xf32>
        scf.yield %84 : vector<8xf32>
      }
      %27 = vector.extract %26[0] : f32 from vector<8xf32>
      memref.store %27, %arg0[%5, %9] : memref<16x16xf32>
      %28 = vector.extract %26[1] : f32 from vector<8xf32>
      memref.store %28, %arg0[%11, %9] : memref<16x16xf32>
      %29 = vector.extract %26[2] : f32 from vector<8xf32>
      memref.store %29, %arg0[%13, %9] : memref<16x16xf32>
      %30 = vector.extract %26[3] : f32 from vector<8xf32>
      memref.store %30, %arg0[%15, %9] : memref<16x16xf32>
      %31 = vector.extract %26[4] : f32 from vector<8xf32>
      memref.store %31, %arg0[%17, %9] : memref<16x16xf32>
      %32 = vector.extract %26[5] : f32 from vector<8xf32>
      memref.store %32, %arg0[%19, %9] : memref<16x16xf32>
      %33 = vector.extract %26[6] : f32 from vector<8xf32>
      memref.store %33, %arg0[%21, %9] : memref<16x16xf32>
      %34 = vector.extract %26[7] : f32 from vector<8xf32>
      memref.store %34, %arg0[%23, %9] : memref<16x16xf32>
      gpu.return
    }
  }
}

