module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<10x12xf32>, %arg1: memref<3x3xf32>, %arg2: memref<8x10xf32>) {
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c8, %c1, %c1) threads in (%c10, %c1, %c1)  args(%arg0 : memref<10x12xf32>, %arg1 : memref<3x3xf32>, %arg2 : memref<8x10xf32>, %c0 : index, %c3 : index, %c1 : index)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: memref<10x12xf32>, %arg1: memref<3x3xf32>, %arg2: memref<8x10xf32>, %arg3: index, %arg4: index, %arg5: index) kernel attributes {known_block_size = array<i32: 10, 1, 1>, known_grid_size = array<i32: 8, 1, 1>} {
      %block_id_x = gpu.block_id x
      %thread_id_x = gpu.thread_id x
      scf.for %arg6 = %arg3 to %arg4 step %arg5 {
        scf.for %arg7 = %arg3 to %arg4 step %arg5 {
          %0 = arith.addi %block_id_x, %arg6 : index
          %1 = arith.addi %thread_id_x, %arg7 : index
          %2 = memref.load %arg0[%0, %1] : memref<10x12xf32>
          %3 = memref.load %arg1[%arg6, %arg7] : memref<3x3xf32>
          %4 = memref.load %arg2[%block_id_x, %thread_id_x] : memref<8x10xf32>
          %5 = arith.mulf %2, %3 : f32
          %6 = arith.addf %4, %5 : f32
          memref.store %6, %arg2[%block_id_x, %thread_id_x] : memref<8x10xf32>
        }
      }
      gpu.return
    }
  }
}

