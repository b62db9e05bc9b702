module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>) {
    %c24 = arith.constant 24 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c16, %c1, %c1) threads in (%c8, %c1, %c1)  args(%arg0 : memref<16x24xf32>, %arg1 : memref<24x8xf32>, %arg2 : memref<16x8xf32>, %c0 : index, %c24 : index, %c1 : index)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>, %arg3: index, %arg4: index, %arg5: index) kernel attributes {known_block_size = array<i32: 8, 1, 1>, known_grid_size = array<i32: 16, 1, 1>} {
      %block_id_x = gpu.block_id x
      %thread_id_x = gpu.thread_id x
      cf.br ^bb1(%arg3 : index)
    ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
      %1 = arith.cmpi slt, %0, %arg4 : index
      cf.cond_br %1, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %2 = memref.load %arg0[%block_id_x, %0] : memref<16x24xf32>
      %3 = memref.load %arg1[%0, %thread_id_x] : memref<24x8xf32>
      %4 = memref.load %arg2[%block_id_x, %thread_id_x] : memref<16x8xf32>
      %5 = arith.mulf %2, %3 : f32
      %6 = arith.addf %4, %5 : f32
      memref.store %6, %arg2[%block_id_x, %thread_id_x] : memref<16x8xf32>
      %7 = arith.addi %0, %arg5 : index
      cf.br ^bb1(%7 : index)
    ^bb3:  // pred: ^bb1
      gpu.return
    }
  }
}

