module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>) {
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c4, %c2, %c1) threads in (%c4, %c4, %c1)  args(%c4 : index, %arg0 : memref<16x24xf32>, %arg1 : memref<24x8xf32>, %arg2 : memref<16x8xf32>, %c0 : index, %c24 : index, %c1 : index)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: index, %arg1: memref<16x24xf32>, %arg2: memref<24x8xf32>, %arg3: memref<16x8xf32>, %arg4: index, %arg5: index, %arg6: index) kernel attributes {known_block_size = array<i32: 4, 4, 1>, known_grid_size = array<i32: 4, 2, 1>} {
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
      %1 = arith.muli %block_id_y, %arg0 overflow<nsw> : index
      %2 = arith.addi %thread_id_x, %0 : index
      %3 = arith.addi %thread_id_y, %1 : index
      scf.for %arg7 = %arg4 to %arg5 step %arg6 {
        %4 = memref.load %arg1[%2, %arg7] : memref<16x24xf32>
        %5 = memref.load %arg2[%arg7, %3] : memref<24x8xf32>
        %6 = memref.load %arg3[%2, %3] : memref<16x8xf32>
        %7 = arith.mulf %4, %5 : f32
        %8 = arith.addf %6, %7 : f32
        memref.store %8, %arg3[%3, %2] : memref<16x8xf32>
      }
      gpu.return
    }
  }
}

