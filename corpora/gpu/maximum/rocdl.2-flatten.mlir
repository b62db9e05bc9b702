module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<128xi32>, %arg1: memref<1xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c128, %c1, %c1)  args(%arg0 : memref<128xi32>, %c0 : index, %arg1 : memref<1xi32>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: memref<128xi32>, %arg1: index, %arg2: memref<1xi32>) workgroup(%arg3 : memref<128xi32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c64 = arith.constant 64 : index
      %c1 = arith.constant 1 : index
      %c7 = arith.constant 7 : index
      %c0 = arith.constant 0 : index
      %thread_id_x = gpu.thread_id x
      %0 = memref.load %arg0[%thread_id_x] : memref<128xi32>
      memref.store %0, %arg3[%thread_id_x] : memref<128xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      cf.br ^bb1(%c0 : index)
    ^bb1(%1: index):  // 2 preds: ^bb0, ^bb4
      %2 = arith.cmpi slt, %1, %c7 : index
      cf.cond_br %2, ^bb2, ^bb5
    ^bb2:  // pred: ^bb1
      %3 = arith.shrui %c64, %1 : index
      %4 = arith.cmpi ult, %thread_id_x, %3 : index
      cf.cond_br %4, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %5 = arith.addi %thread_id_x, %3 : index
      %6 = memref.load %arg3[%thread_id_x] : memref<128xi32, #gpu.address_space<workgroup>>
      %7 = memref.load %arg3[%5] : memref<128xi32, #gpu.address_space<workgroup>>
      %8 = arith.maxsi %6, %7 : i32
      memref.store %8, %arg3[%thread_id_x] : memref<128xi32, #gpu.address_space<workgroup>>
      cf.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      gpu.barrier
      %9 = arith.addi %1, %c1 : index
      cf.br ^bb1(%9 : index)
    ^bb5:  // pred: ^bb1
      %10 = arith.cmpi eq, %thread_id_x, %arg1 : index
      cf.cond_br %10, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      %11 = memref.load %arg3[%arg1] : memref<128xi32, #gpu.address_space<workgroup>>
      %12 = memref.load %arg2[%arg1] : memref<1xi32>
      %13 = arith.maxsi %12, %11 : i32
      memref.store %13, %arg2[%arg1] : memref<1xi32>
      cf.br ^bb7
    ^bb7:  // 2 preds: ^bb5, ^bb6
      gpu.return
    }
  }
}

