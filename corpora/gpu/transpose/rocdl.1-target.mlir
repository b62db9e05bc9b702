module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<12x20xf32>, %arg1: memref<20x12xf32>) {
    %c20 = arith.constant 20 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c12, %c1, %c1) threads in (%c20, %c1, %c1)  args(%arg0 : memref<12x20xf32>, %arg1 : memref<20x12xf32>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: memref<12x20xf32>, %arg1: memref<20x12xf32>) kernel attributes {known_block_size = array<i32: 20, 1, 1>, known_grid_size = array<i32: 12, 1, 1>} {
      %block_id_x = gpu.block_id x
      %thread_id_x = gpu.thread_id x
      %0 = memref.load %arg0[%block_id_x, %thread_id_x] : memref<12x20xf32>
      memref.store %0, %arg1[%thread_id_x, %block_id_x] : memref<20x12xf32>
      gpu.return
    }
  }
}

