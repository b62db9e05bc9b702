module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: memref<16x16xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg2 : memref<16x16xf32>, %arg0 : memref<16x32xf16>, %arg1 : memref<32x16xf16>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<16x16xf32>, %arg1: memref<16x32xf16>, %arg2: memref<32x16xf16>) kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c11 = arith.constant 11 : index
      %c10 = arith.constant 10 : index
      %c9 = arith.constant 9 : index
      %c32 = arith.constant 32 : index
      %c7 = arith.constant 7 : index
      %c6 = arith.constant 6 : index
      %c5 = arith.constant 5 : index
      %c4 = arith.constant 4 : index
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
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
      %6 = arith.muli %5, %c8 overflow<nsw> : index
      %7 = arith.remsi %thread_id_x, %c16 : index
      %8 = arith.cmpi slt, %7, %c0 : index
      %9 = arith.addi %7, %c16 : index
      %10 = arith.select %8, %9, %7 : index
      %11 = memref.load %arg0[%6, %10] : memref<16x16xf32>
      %12 = arith.addi %6, %c1 : index
      %13 = memref.load %arg0[%12, %10] : memref<16x16xf32>
      %14 = arith.addi %6, %c2 : index
      %15 = memref.load %arg0[%14, %10] : memref<16x16xf32>
      %16 = arith.addi %6, %c3 : index
      %17 = memref.load %arg0[%16, %10] : memref<16x16xf32>
      %18 = arith.addi %6, %c4 : index
      %19 = memref.load %arg0[%18, %10] : memref<16x16xf32>
      %20 = arith.addi %6, %c5 : index
      %21 = memref.load %arg0[%20, %10] : memref<16x16xf32>
      %22 = arith.addi %6, %c6 : index
      %23 = memref.load %arg0[%22, %10] : memref<16x16xf32>
      %24 = arith.addi %6, %c7 : index
      %25 = memref.load %arg0[%24, %10] : memref<16x16xf32>
      %26 = vector.from_elements %11, %13, %15, %17, %19, %21, %23, %25 : vector<8xf32>
      %27 = scf.for %arg3 = %c0 to %c32 step %c16 iter_args(%arg4 = %26) -> (vector<8xf32>) {
        %36 = arith.muli %5, %c4 overflow<nsw> : index
        %37 = arith.addi %arg3, %36 : index
        %38 = memref.load %arg1[%10, %37] : memref<16x32xf16>
        %39 = arith.addi %37, %c1 : index
        %40 = memref.load %arg1[%10, %39] : memref<16x32xf16>
        %41 = arith.addi %37, %c2 : index
        %42 = memref.load %arg1[%10, %41] : memref<16x32xf16>
        %43 = arith.addi %37, %c3 : index
        %44 = memref.load %arg1[%10, %43] : memref<16x32xf16>
        %45 = arith.addi %37, %c8 : index
        %46 = memref.load %arg1[%10, %45] : memref<16x32xf16>
        %47 = arith.addi %37, %c9 : index
        %48 = memref.load %arg1[%10, %47] : memref<16x32xf16>
        %49 = arith.addi %37, %c10 : index
        %50 = memref.load %arg1[%10, %49] : memref<16x32xf16>
        %51 = arith.addi %37, %c11 : index
        %52 = memref.load %arg1[%10, %51] : memref<16x32xf16>
        %53 = vector.from_elements %38, %40, %42, %44, %46, %48, %50, %52 : vector<8xf16>
        %54 = memref.load %arg2[%37, %10] : memref<32x16xf16>
        %55 = memref.load %arg2[%39, %10] : memref<32x16xf16>
        %56 = memref.load %arg2[%41, %10] : memref<32x16xf16>
        %57 = memref.load %arg2[%43, %10] : memref<32x16xf16>
        %58 = memref.load %arg2[%45, %10] : memref<32x16xf16>
        %59 = memref.load %arg2[%47, %10] : memref<32x16xf16>
        %60 = memref.load %arg2[%49, %10] : memref<32x16xf16>
        %61 = memref.load %arg2[%51, %10] : memref<32x16xf16>
        %62 = vector.from_elements %54, %55, %56, %57, %58, %59, %60, %61 : vector<8xf16>
        %63 = amdgpu.wmma 16x16x16 %53 * %62 + %arg4 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        scf.yield %63 : vector<8xf32>
      }
      %28 = vector.extract %27[0] : f32 from vector<8xf32>
      memref.store %28, %arg0[%6, %10] : memref<16x16xf32>
      %29 = vector.extract %27[1] : f32 from vector<8xf32>
      memref.store %29, %arg0[%12, %10] : memref<16x16xf32>
      %30 = vector.extract %27[2] : f32 from vector<8xf32>
      memref.store %30, %arg0[%14, %10] : memref<16x16xf32>
      %31 = vector.extract %27[3] : f32 from vector<8xf32>
      memref.store %31, %arg0[%16, %10] : memref<16x16xf32>
      %32 = vector.extract %27[4] : f32 from vector<8xf32>
      memref.store %32, %arg0[%18, %10] : memref<16x16xf32>
      %33 = vector.extract %27[5] : f32 from vector<8xf32>
      memref.store %33, %arg0[%20, %10] : memref<16x16xf32>
      %34 = vector.extract %27[6] : f32 from vector<8xf32>
      memref.store %34, %arg0[%22, %10] : memref<16x16xf32>
      %35 = vector.extract %27[7] : f32 from vector<8xf32>
      memref.store %35, %arg0[%24, %10] : memref<16x16xf32>
      gpu.return
    }
  }
}

