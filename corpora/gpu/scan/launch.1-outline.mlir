module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<2x16xi32>, %arg1: memref<2x16xi32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c2, %c1, %c1) threads in (%c16, %c1, %c1)  args(%arg0 : memref<2x16xi32>, %c1 : index, %c2 : index, %arg1 : memref<2x16xi32>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<2x16xi32>, %arg1: index, %arg2: index, %arg3: memref<2x16xi32>) workgroup(%arg4 : memref<2x16xi32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 16, 1, 1>, known_grid_size = array<i32: 2, 1, 1>} {
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
      %0 = memref.load %arg0[%block_id_x, %thread_id_x] : memref<2x16xi32>
      %c0 = arith.constant 0 : index
      memref.store %0, %arg4[%c0, %thread_id_x] : memref<2x16xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %c0_0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c1 = arith.constant 1 : index
      scf.for %arg5 = %c0_0 to %c4 step %c1 {
        %2 = arith.shli %arg1, %arg5 : index
        %c2 = arith.constant 2 : index
        %3 = arith.remsi %arg5, %c2 : index
        %c0_2 = arith.constant 0 : index
        %4 = arith.cmpi slt, %3, %c0_2 : index
        %5 = arith.addi %3, %c2 : index
        %6 = arith.select %4, %5, %3 : index
        %7 = memref.load %arg4[%6, %thread_id_x] : memref<2x16xi32, #gpu.address_space<workgroup>>
        %8 = arith.cmpi uge, %thread_id_x, %2 : index
        %9 = scf.if %8 -> (i32) {
          %15 = arith.subi %thread_id_x, %2 : index
          %16 = arith.remui %arg5, %arg2 : index
          %17 = memref.load %arg4[%16, %15] : memref<2x16xi32, #gpu.address_space<workgroup>>
          %18 = arith.minsi %17, %7 : i32
          scf.yield %18 : i32
        } else {
          scf.yield %7 : i32
        }
        %c1_3 = arith.constant 1 : index
        %10 = arith.addi %arg5, %c1_3 : index
        %c2_4 = arith.constant 2 : index
        %11 = arith.remsi %10, %c2_4 : index
        %c0_5 = arith.constant 0 : index
        %12 = arith.cmpi slt, %11, %c0_5 : index
        %13 = arith.addi %11, %c2_4 : index
        %14 = arith.select %12, %13, %11 : index
        memref.store %9, %arg4[%14, %thread_id_x] : memref<2x16xi32, #gpu.address_space<workgroup>>
        gpu.barrier
      }
      %c0_1 = arith.constant 0 : index
      %1 = memref.load %arg4[%c0_1, %thread_id_x] : memref<2x16xi32, #gpu.address_space<workgroup>>
      memref.store %1, %arg3[%block_id_x, %thread_id_x] : memref<2x16xi32>
      gpu.return
    }
  }
}

