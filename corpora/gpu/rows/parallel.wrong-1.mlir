module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x24xi32>, %arg1: memref<16xi32>) {
    %c24 = arith.constant 24 : index
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c4, %c1, %c1) threads in (%c4, %c1, %c1)  args(%c4 : index, %arg0 : memref<16x24xi32>, %c0 : index, %c24 : index, %c1 : index, %c0_i32 : i32, %arg1 : memref<16xi32>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: index, %arg1: memref<16x24xi32>, %arg2: index, %arg3: index, %arg4: index, %arg5: i32, %arg6: memref<16xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
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
      %0 = arith.muli %block_id_x, %arg0 overflow<nsw> : index
      %1 = arith.subi %thread_id_x, %0 : index
      %2 = scf.for %arg7 = %arg2 to %arg3 step %arg4 iter_args(%arg8 = %arg5) -> (i32) {
        %3 = memref.load %arg1[%1, %arg7] : memref<16x24xi32>
        %4 = arith.subi %arg8, %3 : i32
        scf.yield %4 : i32
      }
      memref.store %2, %arg6[%1] : memref<16xi32>
      gpu.return
    }
  }
}

