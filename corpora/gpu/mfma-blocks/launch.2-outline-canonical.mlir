module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x4x3xf32>, %arg1: memref<16x3x4xf32>, %arg2: memref<16x4x4xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x4x4xf32>, %arg0 : memref<16x4x3xf32>, %arg1 : memref<16x3x4xf32>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<16x4x4xf32>, %arg1: memref<16x4x3xf32>, %arg2: memref<16x3x4xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c-1 = arith.constant -1 : index
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %thread_id_x = gpu.thread_id x
      %0 = arith.cmpi slt, %thread_id_x, %c0 : index
      %1 = arith.subi %c-1, %thread_id_x : index
      %2 = arith.select %0, %1, %thread_id_x : index
      %3 = arith.divsi %2, %c4 : index
      %4 = arith.subi %c-1, %3 : index
      %5 = arith.select %0, %4, %3 : index
      %6 = arith.remsi %thread_id_x, %c4 : index
      %7 = arith.cmpi slt, %6, %c0 : index
      %8 = arith.addi %6, %c4 : index
      %9 = arith.select %7, %8, %6 : index
      %10 = memref.load %arg0[%5, %c0, %9] : memref<16x4x4xf32>
      %11 = memref.load %arg0[%5, %c1, %9] : memref<16x4x4xf32>
      %12 = memref.load %arg0[%5, %c2, %9] : memref<16x4x4xf32>
      %13 = memref.load %arg0[%5, %c3, %9] : memref<16x4x4xf32>
      %14 = vector.from_elements %10, %11, %12, %13 : vector<4xf32>
      %15 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %14) -> (vector<4xf32>) {
        %20 = memref.load %arg1[%5, %9, %arg3] : memref<16x4x3xf32>
        %21 = memref.load %arg2[%5, %arg3, %9] : memref<16x3x4xf32>
        %22 = amdgpu.mfma 4x4x1 %20 * %21 + %arg4 {blocks = 16 : i32} blgp = none : f32, f32, vector<4xf32>
        scf.yield %22 : vector<4xf32>
      }
      %16 = vector.extract %15[0] : f32 from vector<4xf32>
      memref.store %16, %arg0[%5, %c0, %9] : memref<16x4x4xf32>
      %17 = vector.extract %15[1] : f32 from vector<4xf32>
      memref.store %17, %arg0[%5, %c1, %9] : memref<16x4x4xf32>
      %18 = vector.extract %15[2] : f32 from vector<4xf32>
      memref.store %18, %arg0[%5, %c2, %9] : memref<16x4x4xf32>
      %19 = vector.extract %15[3] : f32 from vector<4xf32>
      memref.store %19, %arg0[%5, %c3, %9] : memref<16x4x4xf32>
      gpu.return
    }
  }
}

