module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf32>, %arg1: memref<32x8xf32>, %arg2: memref<16x8xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c4, %c2, %c1) threads in (%c4, %c4, %c1)  args(%arg2 : memref<16x8xf32>, %arg0 : memref<16x32xf32>, %arg1 : memref<32x8xf32>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<16x8xf32>, %arg1: memref<16x32xf32>, %arg2: memref<32x8xf32>) workgroup(%arg3 : memref<2x4x4xf32, #gpu.address_space<workgroup>>, %arg4 : memref<2x4x4xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 4, 4, 1>, known_grid_size = array<i32: 4, 2, 1>} {
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
      %c4 = arith.constant 4 : index
      %0 = arith.muli %block_id_x, %c4 overflow<nsw> : index
      %1 = arith.addi %0, %thread_id_x : index
      %c4_0 = arith.constant 4 : index
      %2 = arith.muli %block_id_y, %c4_0 overflow<nsw> : index
      %3 = arith.addi %2, %thread_id_y : index
      %4 = memref.load %arg0[%1, %3] : memref<16x8xf32>
      %5 = memref.load %arg1[%1, %thread_id_y] : memref<16x32xf32>
      %c0 = arith.constant 0 : index
      memref.store %5, %arg3[%c0, %thread_id_x, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
      %6 = memref.load %arg2[%thread_id_x, %3] : memref<32x8xf32>
      %c0_1 = arith.constant 0 : index
      memref.store %6, %arg4[%c0_1, %thread_id_x, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
      %c0_2 = arith.constant 0 : index
      %c8 = arith.constant 8 : index
      %c1 = arith.constant 1 : index
      %7 = scf.for %arg5 = %c0_2 to %c8 step %c1 iter_args(%arg6 = %4) -> (f32) {
        gpu.barrier
        %c0_3 = arith.constant 0 : index
        %c-1 = arith.constant -1 : index
        %8 = arith.muli %arg5, %c-1 overflow<nsw> : index
        %c6 = arith.constant 6 : index
        %9 = arith.addi %8, %c6 : index
        %10 = arith.cmpi sge, %9, %c0_3 : index
        scf.if %10 {
          %c4_7 = arith.constant 4 : index
          %12 = arith.muli %arg5, %c4_7 overflow<nsw> : index
          %13 = arith.addi %12, %thread_id_y : index
          %c4_8 = arith.constant 4 : index
          %14 = arith.addi %13, %c4_8 : index
          %15 = memref.load %arg1[%1, %14] : memref<16x32xf32>
          %c1_9 = arith.constant 1 : index
          %16 = arith.addi %arg5, %c1_9 : index
          %c2 = arith.constant 2 : index
          %17 = arith.remsi %16, %c2 : index
          %c0_10 = arith.constant 0 : index
          %18 = arith.cmpi slt, %17, %c0_10 : index
          %19 = arith.addi %17, %c2 : index
          %20 = arith.select %18, %19, %17 : index
          memref.store %15, %arg3[%20, %thread_id_x, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
          %c4_11 = arith.constant 4 : index
          %21 = arith.muli %arg5, %c4_11 overflow<nsw> : index
          %22 = arith.addi %21, %thread_id_x : index
          %c4_12 = arith.constant 4 : index
          %23 = arith.addi %22, %c4_12 : index
          %24 = memref.load %arg2[%23, %3] : memref<32x8xf32>
          %c1_13 = arith.constant 1 : index
          %25 = arith.addi %arg5, %c1_13 : index
          %c2_14 = arith.constant 2 : index
          %26 = arith.remsi %25, %c2_14 : index
          %c0_15 = arith.constant 0 : index
          %27 = arith.cmpi slt, %26, %c0_15 : index
          %28 = arith.addi %26, %c2_14 : index
          %29 = arith.select %27, %28, %26 : index
          memref.store %24, %arg4[%29, %thread_id_x, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
        }
        %c0_4 = arith.constant 0 : index
        %c4_5 = arith.constant 4 : index
        %c1_6 = arith.constant 1 : index
        %11 = scf.for %arg7 = %c0_4 to %c4_5 step %c1_6 iter_args(%arg8 = %arg6) -> (f32) {
          %c2 = arith.constant 2 : index
          %12 = arith.remsi %arg5, %c2 : index
          %c0_7 = arith.constant 0 : index
          %13 = arith.cmpi slt, %12, %c0_7 : index
          %14 = arith.addi %12, %c2 : index
          %15 = arith.select %13, %14, %12 : index
          %16 = memref.load %arg3[%15, %thread_id_x, %arg7] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
          %c2_8 = arith.constant 2 : index
          %17 = arith.remsi %arg5, %c2_8 : index
          %c0_9 = arith.constant 0 : index
          %18 = arith.cmpi slt, %17, %c0_9 : index
          %19 = arith.addi %17, %c2_8 : index
          %20 = arith.select %18, %19, %17 : index
          %21 = memref.load %arg4[%20, %arg7, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
          %22 = arith.mulf %16, %21 : f32
          %23 = arith.addf %arg8, %22 : f32
          scf.yield %23 : f32
        }
        scf.yield %11 : f32
      }
      memref.store %7, %arg0[%1, %3] : memref<16x8xf32>
      gpu.return
    }
  }
}

