module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf32>, %arg1: memref<32x8xf32>, %arg2: memref<16x8xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c4, %c2, %c1) threads in (%c4, %c4, %c1)  args(%arg2 : memref<16x8xf32>, %arg0 : memref<16x32xf32>, %arg1 : memref<32x8xf32>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: memref<16x8xf32>, %arg1: memref<16x32xf32>, %arg2: memref<32x8xf32>) workgroup(%arg3 : memref<2x4x4xf32, #gpu.address_space<workgroup>>, %arg4 : memref<2x4x4xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 4, 4, 1>, known_grid_size = array<i32: 4, 2, 1>} {
      %c2 = arith.constant 2 : index
      %c6 = arith.constant 6 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %block_id_x = gpu.block_id x
      %block_id_y = gpu.block_id y
      %thread_id_x = gpu.thread_id x
      %thread_id_y = gpu.thread_id y
      %0 = arith.muli %block_id_x, %c4 overflow<nsw> : index
      %1 = arith.addi %0, %thread_id_x : index
      %2 = arith.muli %block_id_y, %c4 overflow<nsw> : index
      %3 = arith.addi %2, %thread_id_y : index
      %4 = memref.load %arg0[%1, %3] : memref<16x8xf32>
      %5 = memref.load %arg1[%1, %thread_id_y] : memref<16x32xf32>
      memref.store %5, %arg3[%c0, %thread_id_x, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
      %6 = memref.load %arg2[%thread_id_x, %3] : memref<32x8xf32>
      memref.store %6, %arg4[%c0, %thread_id_x, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
      cf.br ^bb1(%c0, %4 : index, f32)
    ^bb1(%7: index, %8: f32):  // 2 preds: ^bb0, ^bb7
      %9 = arith.cmpi slt, %7, %c8 : index
      cf.cond_br %9, ^bb2, ^bb8
    ^bb2:  // pred: ^bb1
      gpu.barrier
      %10 = arith.subi %c6, %7 : index
      %11 = arith.cmpi sge, %10, %c0 : index
      cf.cond_br %11, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %12 = arith.muli %7, %c4 overflow<nsw> : index
      %13 = arith.addi %12, %thread_id_y : index
      %14 = arith.addi %13, %c4 : index
      %15 = memref.load %arg1[%1, %14] : memref<16x32xf32>
      %16 = arith.addi %7, %c1 : index
      %17 = arith.remsi %16, %c2 : index
      %18 = arith.cmpi slt, %17, %c0 : index
      %19 = arith.addi %17, %c2 : index
      %20 = arith.select %18, %19, %17 : index
      memref.store %15, %arg3[%20, %thread_id_x, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
      %21 = arith.addi %12, %thread_id_x : index
      %22 = arith.addi %21, %c4 : index
      %23 = memref.load %arg2[%22, %3] : memref<32x8xf32>
      memref.store %23, %arg4[%20, %thread_id_x, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
      cf.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      cf.br ^bb5(%c0, %8 : index, f32)
    ^bb5(%24: index, %25: f32):  // 2 preds: ^bb4, ^bb6
      %26 = arith.cmpi slt, %24, %c4 : index
      cf.cond_br %26, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      %27 = arith.remsi %7, %c2 : index
      %28 = arith.cmpi slt, %27, %c0 : index
      %29 = arith.addi %27, %c2 : index
      %30 = arith.select %28, %29, %27 : index
      %31 = memref.load %arg3[%30, %thread_id_x, %24] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
      %32 = memref.load %arg4[%30, %24, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
      %33 = arith.mulf %31, %32 : f32
      %34 = arith.addf %25, %33 : f32
      %35 = arith.addi %24, %c1 : index
      cf.br ^bb5(%35, %34 : index, f32)
    ^bb7:  // pred: ^bb5
      %36 = arith.addi %7, %c1 : index
      cf.br ^bb1(%36, %25 : index, f32)
    ^bb8:  // pred: ^bb1
      memref.store %8, %arg0[%1, %3] : memref<16x8xf32>
      gpu.return
    }
  }
}

