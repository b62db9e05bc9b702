module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x64xi8>, %arg1: memref<16x64xi8>, %arg2: memref<16x16xi32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x16xi32>, %arg0 : memref<16x64xi8>, %arg1 : memref<16x64xi8>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<16x16xi32>, %arg1: memref<16x64xi8>, %arg2: memref<16x64xi8>) kernel attributes {known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c7 = arith.constant 7 : index
      %c6 = arith.constant 6 : index
      %c5 = arith.constant 5 : index
      %c8 = arith.constant 8 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
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
      %6 = arith.muli %5, %c4 overflow<nsw> : index
      %7 = arith.remsi %thread_id_x, %c16 : index
      %8 = arith.cmpi slt, %7, %c0 : index
      %9 = arith.addi %7, %c16 : index
      %10 = arith.select %8, %9, %7 : index
      %11 = memref.load %arg0[%6, %10] : memref<16x16xi32>
      %12 = arith.addi %6, %c1 : index
      %13 = memref.load %arg0[%12, %10] : memref<16x16xi32>
      %14 = arith.addi %6, %c2 : index
      %15 = memref.load %arg0[%14, %10] : memref<16x16xi32>
      %16 = arith.addi %6, %c3 : index
      %17 = memref.load %arg0[%16, %10] : memref<16x16xi32>
      %18 = vector.from_elements %11, %13, %15, %17 : vector<4xi32>
      %19 = scf.for %arg3 = %c0 to %c64 step %c32 iter_args(%arg4 = %18) -> (vector<4xi32>) {
        %24 = arith.muli %5, %c8 overflow<nsw> : index
        %25 = arith.addi %arg3, %24 : index
        %26 = memref.load %arg1[%10, %25] : memref<16x64xi8>
        %27 = arith.addi %25, %c1 : index
        %28 = memref.load %arg1[%10, %27] : memref<16x64xi8>
        %29 = arith.addi %25, %c2 : index
        %30 = memref.load %arg1[%10, %29] : memref<16x64xi8>
        %31 = arith.addi %25, %c3 : index
        %32 = memref.load %arg1[%10, %31] : memref<16x64xi8>
        %33 = arith.addi %25, %c4 : index
        %34 = memref.load %arg1[%10, %33] : memref<16x64xi8>
        %35 = arith.addi %25, %c5 : index
        %36 = memref.load %arg1[%10, %35] : memref<16x64xi8>
        %37 = arith.addi %25, %c6 : index
        %38 = memref.load %arg1[%10, %37] : memref<16x64xi8>
        %39 = arith.addi %25, %c7 : index
        %40 = memref.load %arg1[%10, %39] : memref<16x64xi8>
        %41 = vector.from_elements %26, %28, %30, %32, %34, %36, %38, %40 : vector<8xi8>
        %42 = memref.load %arg2[%10, %25] : memref<16x64xi8>
        %43 = memref.load %arg2[%10, %27] : memref<16x64xi8>
        %44 = memref.load %arg2[%10, %29] : memref<16x64xi8>
        %45 = memref.load %arg2[%10, %31] : memref<16x64xi8>
        %46 = memref.load %arg2[%10, %33] : memref<16x64xi8>
        %47 = memref.load %arg2[%10, %35] : memref<16x64xi8>
        %48 = memref.load %arg2[%10, %37] : memref<16x64xi8>
        %49 = memref.load %arg2[%10, %39] : memref<16x64xi8>
        %50 = vector.from_elements %42, %43, %44, %45, %46, %47, %48, %49 : vector<8xi8>
        %51 = amdgpu.mfma 16x16x32 %41 * %50 + %arg4 blgp = none : vector<8xi8>, vector<8xi8>, vector<4xi32>
        scf.yield %51 : vector<4xi32>
      }
      %20 = vector.extract %19[0] : i32 from vector<4xi32>
      memref.store %20, %arg0[%6, %10] : memref<16x16xi32>
      %21 = vector.extract %19[1] : i32 from vector<4xi32>
      memref.store %21, %arg0[%12, %10] : memref<16x16xi32>
      %22 = vector.extract %19[2] : i32 from vector<4xi32>
      memref.store %22, %arg0[%14, %10] : memref<16x16xi32>
      %23 = vector.extract %19[3] : i32 from vector<4xi32>
      memref.store %23, %arg0[%16, %10] : memref<16x16xi32>
      gpu.return
    }
  }
}

