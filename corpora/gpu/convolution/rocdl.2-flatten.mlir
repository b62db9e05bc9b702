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
      cf.br ^bb1(%arg3 : index)
    ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
      %1 = arith.cmpi slt, %0, %arg4 : index
      cf.cond_br %1, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      cf.br ^bb3(%arg3 : index)
    ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
      %3 = arith.cmpi slt, %2, %arg4 : index
      cf.cond_br %3, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %4 = arith.addi %block_id_x, %0 : index
      %5 = arith.addi %thread_id_x, %2 : index
      %6 = memref.load %arg0[%4, %5] : memref<10x12xf32>
      %7 = memref.load %arg1[%0, %2] : memref<3x3xf32>
      %8 = memref.load %arg2[%block_id_x, %thread_id_x] : memref<8x10xf32>
      %9 = arith.mulf %6, %7 : f32
      %10 = arith.addf %8, %9 : f32
      memref.store %10, %arg2[%block_id_x, %thread_id_x] : memref<8x10xf32>
      %11 = arith.addi %2, %arg5 : index
      cf.br ^bb3(%11 : index)
    ^bb5:  // pred: ^bb3
      %12 = arith.addi %0, %arg5 : index
      cf.br ^bb1(%12 : index)
    ^bb6:  // pred: ^bb1
      gpu.return
    }
  }
}

