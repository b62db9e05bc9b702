module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf32>, %arg1: memref<32x8xf32>, %arg2: memref<16x8xf32>) {
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c2, %c2, %c1) threads in (%c4, %c4, %c1)  args(%arg0 : memref<16x32xf32>, %arg1 : memref<32x8xf32>, %arg2 : memref<16x8xf32>, %c0 : index, %c32 : index, %c1 : index, %c2 : index)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<16x32xf32>, %arg1: memref<32x8xf32>, %arg2: memref<16x8xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) kernel attributes {known_block_size = array<i32: 4, 4, 1>, known_grid_size = array<i32: 2, 2, 1>} {
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %block_id_x = gpu.block_id x
      %block_id_y = gpu.block_id y
      %0 = arith.muli %block_id_y, %c8 overflow<nsw> : index
      %1 = arith.muli %block_id_x, %c4 overflow<nsw> : index
      %subview = memref.subview %arg0[%0, 0] [8, 32] [1, 1] : memref<16x32xf32> to memref<8x32xf32, strided<[32, 1], offset: ?>>
      %subview_0 = memref.subview %arg1[0, %1] [32, 4] [1, 1] : memref<32x8xf32> to memref<32x4xf32, strided<[8, 1], offset: ?>>
      %subview_1 = memref.subview %arg2[%0, %1] [8, 4] [1, 1] : memref<16x8xf32> to memref<8x4xf32, strided<[8, 1], offset: ?>>
      %thread_id_x = gpu.thread_id x
      %thread_id_y = gpu.thread_id y
      %2 = arith.muli %thread_id_y, %c2 overflow<nsw> : index
      %subview_2 = memref.subview %subview[%2, 0] [2, 32] [1, 1] : memref<8x32xf32, strided<[32, 1], offset: ?>> to memref<2x32xf32, strided<[32, 1], offset: ?>>
      %subview_3 = memref.subview %subview_0[0, %thread_id_x] [32, 1] [1, 1] : memref<32x4xf32, strided<[8, 1], offset: ?>> to memref<32x1xf32, strided<[8, 1], offset: ?>>
      %subview_4 = memref.subview %subview_1[%2, %thread_id_x] [2, 1] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
      cf.br ^bb1(%arg3 : index)
    ^bb1(%3: index):  // 2 preds: ^bb0, ^bb8
      %4 = arith.cmpi slt, %3, %arg6 : index
      cf.cond_br %4, ^bb2, ^bb9
    ^bb2:  // pred: ^bb1
      cf.br ^bb3(%arg3 : index)
    ^bb3(%5: index):  // 2 preds: ^bb2, ^bb7
      %6 = arith.cmpi slt, %5, %arg5 : index
      cf.cond_br %6, ^bb4, ^bb8
    ^bb4:  // pred: ^bb3
      cf.br ^bb5(%arg3 : index)
    ^bb5(%7: index):  // 2 preds: ^bb4, ^bb6
      %8 = arith.cmpi slt, %7, %arg4 : index
      cf.cond_br %8, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      %9 = memref.load %subview_2[%3, %7] : memref<2x32xf32, strided<[32, 1], offset: ?>>
      %10 = memref.load %subview_3[%7, %5] : memref<32x1xf32, strided<[8, 1], offset: ?>>
      %11 = memref.load %subview_4[%3, %5] : memref<2x1xf32, strided<[8, 1], offset: ?>>
      %12 = arith.mulf %9, %10 : f32
      %13 = arith.addf %11, %12 : f32
      memref.store %13, %subview_4[%3, %5] : memref<2x1xf32, strided<[8, 1], offset: ?>>
      %14 = arith.addi %7, %arg5 : index
      cf.br ^bb5(%14 : index)
    ^bb7:  // pred: ^bb5
      %15 = arith.addi %5, %arg5 : index
      cf.br ^bb3(%15 : index)
    ^bb8:  // pred: ^bb3
      %16 = arith.addi %3, %arg5 : index
      cf.br ^bb1(%16 : index)
    ^bb9:  // pred: ^bb1
      gpu.barrier
      gpu.return
    }
  }
}

