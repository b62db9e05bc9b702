module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>) {
    %c24 = arith.constant 24 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c16, %c1, %c1) threads in (%c8, %c1, %c1)  args(%arg0 : memref<16x24xf32>, %arg1 : memref<24x8xf32>, %arg2 : memref<16x8xf32>, %c0 : index, %c24 : index, %c1 : index)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>, %arg3: index, %arg4: index, %arg5: index) kernel attributes {known_block_size = array<i32: 8, 1, 1>, known_grid_size = array<i32: 16, 1, 1>} {
      %block_id_x = gpu.block_id x
      %thread_id_x = gpu.thread_id x
      scf.for %arg6 = %arg3 to %arg4 step %arg5 {
        %0 = memref.load %arg0[%block_id_x, %arg6] : memref<16x24xf32>
        %1 = memref.load %arg1[%arg6, %thread_id_x] : memref<24x8xf32>
        %2 = memref.load %arg2[%block_id_x, %thread_id_x] : memref<16x8xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %arg2[%block_id_x, %thread_id_x] : memref<16x8xf32>
      }
      gpu.return
    }
  }
}

