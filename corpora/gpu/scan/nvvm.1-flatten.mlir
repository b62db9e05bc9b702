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
      cf.br ^bb1(%c0 : index)
    ^bb1(%1: index):  // 2 preds: ^bb0, ^bb6
      %2 = arith.cmpi slt, %1, %c4 : index
      cf.cond_br %2, ^bb2, ^bb7
    ^bb2:  // pred: ^bb1
      %3 = arith.shli %arg1, %1 : index
      %4 = arith.remsi %1, %c2 : index
      %5 = arith.cmpi slt, %4, %c0 : index
      %6 = arith.addi %4, %c2 : index
      %7 = arith.select %5, %6, %4 : index
      %8 = memref.load %arg4[%7, %thread_id_x] : memref<2x16xi32, #gpu.address_space<workgroup>>
      %9 = arith.cmpi uge, %thread_id_x, %3 : index
      cf.cond_br %9, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %10 = arith.subi %thread_id_x, %3 : index
      %11 = arith.remui %1, %arg2 : index
      %12 = memref.load %arg4[%11, %10] : memref<2x16xi32, #gpu.address_space<workgroup>>
      %13 = arith.minsi %12, %8 : i32
      cf.br ^bb5(%13 : i32)
    ^bb4:  // pred: ^bb2
      cf.br ^bb5(%8 : i32)
    ^bb5(%14: i32):  // 2 preds: ^bb3, ^bb4
      cf.br ^bb6
    ^bb6:  // pred: ^bb5
      %15 = arith.addi %1, %c1 : index
      %16 = arith.remsi %15, %c2 : index
      %17 = arith.cmpi slt, %16, %c0 : index
      %18 = arith.addi %16, %c2 : index
      %19 = arith.select %17, %18, %16 : index
      memref.store %14, %arg4[%19, %thread_id_x] : memref<2x16xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %20 = arith.addi %1, %c1 : index
      cf.br ^bb1(%20 : index)
    ^bb7:  // pred: ^bb1
      %21 = memref.load %arg4[%c0, %thread_id_x] : memref<2x16xi32, #gpu.address_space<workgroup>>
      memref.store %21, %arg3[%block_id_x, %thread_id_x] : memref<2x16xi32>
      gpu.return
    }
  }
}

