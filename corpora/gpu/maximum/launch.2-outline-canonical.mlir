module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<128xi32>, %arg1: memref<1xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c128, %c1, %c1)  args(%arg0 : memref<128xi32>, %c0 : index, %arg1 : memref<1xi32>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<128xi32>, %arg1: index, %arg2: memref<1xi32>) workgroup(%arg3 : memref<128xi32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c64 = arith.constant 64 : index
      %c1 = arith.constant 1 : index
      %c7 = arith.constant 7 : index
      %c0 = arith.constant 0 : index
      %thread_id_x = gpu.thread_id x
      %0 = memref.load %arg0[%thread_id_x] : memref<128xi32>
      memref.store %0, %arg3[%thread_id_x] : memref<128xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      scf.for %arg4 = %c0 to %c7 step %c1 {
        %2 = arith.shrui %c64, %arg4 : index
        %3 = arith.cmpi ult, %thread_id_x, %2 : index
        scf.if %3 {
          %4 = arith.addi %thread_id_x, %2 : index
          %5 = memref.load %arg3[%thread_id_x] : memref<128xi32, #gpu.address_space<workgroup>>
          %6 = memref.load %arg3[%4] : memref<128xi32, #gpu.address_space<workgroup>>
          %7 = arith.maxsi %5, %6 : i32
          memref.store %7, %arg3[%thread_id_x] : memref<128xi32, #gpu.address_space<workgroup>>
        }
        gpu.barrier
      }
      %1 = arith.cmpi eq, %thread_id_x, %arg1 : index
      scf.if %1 {
        %2 = memref.load %arg3[%arg1] : memref<128xi32, #gpu.address_space<workgroup>>
        %3 = memref.load %arg2[%arg1] : memref<1xi32>
        %4 = arith.maxsi %3, %2 : i32
        memref.store %4, %arg2[%arg1] : memref<1xi32>
      }
      gpu.return
    }
  }
}

