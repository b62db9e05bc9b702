module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<12x20xf32>, %arg1: memref<20x12xf32>) {
    %c20 = arith.constant 20 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c12, %c1, %c1) threads in (%c20, %c1, %c1)  args(%arg0 : memref<12x20xf32>, %arg1 : memref<20x12xf32>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<12x20xf32>, %arg1: memref<20x12xf32>) kernel attributes {known_block_size = array<i32: 20, 1, 1>, known_grid_size = array<i32: 12, 1, 1>} {
      %block_id_x = gpu.block_id x
      %block_id_y = gpu.block_id y
      %block_id_z = gpu.block_id z
      %thread_id_x = gpu.thread_id x
      %thread_id_y = gpu.thread_id y
      %thread_id_z = gpu.thread_id z
      %grid_dim_x = gpu.grid_dim x
      %grid_dim_y = gpu.grid_dim y
      %grid_dim_z = gpu.grid_dim z
      %block_dim_x = gpu.block_dim x
      %block_dim_y = gpu.block_dim y
      %block_dim_z = gpu.block_dim z
      %0 = memref.load %arg0[%block_id_x, %thread_id_x] : memref<12x20xf32>
      memref.store %0, %arg1[%thread_id_x, %block_id_x] : memref<20x12xf32>
      gpu.return
    }
  }
}

