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
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c0 = arith.constant 0 : index
      %block_id_x = gpu.block_id x
      %thread_id_x = gpu.thread_id x
      %0 = memref.load %arg0[%block_id_x, %thread_id_x] : memref<2x16xi32>
      memref.store %0, %arg4[%c0, %thread_id_x] : memref<2x16xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      scf.for %arg5 = %c0 to %c4 step %c1 {
        %2 = arith.shli %arg1, %arg5 : index
        %3 = arith.remsi %arg5, %c2 : index
        %4 = arith.cmpi slt, %3, %c0 : index
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
        %10 = arith.addi %arg5, %c1 : index
        %11 = arith.remsi %10, %c2 : index
        %12 = arith.cmpi slt, %11, %c0 : index
        %13 = arith.addi %11, %c2 : index
        %14 = arith.select %12, %13, %11 : index
        memref.store %9, %arg4[%14, %thread_id_x] : memref<2x16xi32, #gpu.address_space<workgroup>>
        gpu.barrier
      }
      %1 = memref.load %arg4[%c0, %thread_id_x] : memref<2x16xi32, #gpu.address_space<workgroup>>
      memref.store %1, %arg3[%block_id_x, %thread_id_x] : memref<2x16xi32>
      gpu.return
    }
  }
}

