module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<4x32xi32>, %arg1: memref<8xi32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c4, %c1, %c1) threads in (%c32, %c1, %c1)  args(%c8 : index, %arg0 : memref<4x32xi32>, %arg1 : memref<8xi32>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: index, %arg1: memref<4x32xi32>, %arg2: memref<8xi32>) workgroup(%arg3 : memref<8xi32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
      %c0_i32 = arith.constant 0 : i32
      %block_id_x = gpu.block_id x
      %thread_id_x = gpu.thread_id x
      %0 = arith.cmpi ult, %thread_id_x, %arg0 : index
      scf.if %0 {
        memref.store %c0_i32, %arg3[%thread_id_x] : memref<8xi32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %1 = arith.remui %thread_id_x, %arg0 : index
      %2 = memref.load %arg1[%block_id_x, %thread_id_x] : memref<4x32xi32>
      %3 = memref.atomic_rmw addi %2, %arg3[%1] : (i32, memref<8xi32, #gpu.address_space<workgroup>>) -> i32
      gpu.barrier
      scf.if %0 {
        %4 = memref.load %arg3[%thread_id_x] : memref<8xi32, #gpu.address_space<workgroup>>
        %5 = memref.atomic_rmw addi %4, %arg2[%thread_id_x] : (i32, memref<8xi32>) -> i32
      }
      gpu.return
    }
  }
}

