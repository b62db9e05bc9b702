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
      scf.for %arg7 = %arg3 to %arg6 step %arg5 {
        scf.for %arg8 = %arg3 to %arg5 step %arg5 {
          scf.for %arg9 = %arg3 to %arg4 step %arg5 {
            %3 = memref.load %subview_2[%arg7, %arg9] : memref<2x32xf32, strided<[32, 1], offset: ?>>
            %4 = memref.load %subview_3[%arg9, %arg8] : memref<32x1xf32, strided<[8, 1], offset: ?>>
            %5 = memref.load %subview_4[%arg7, %arg8] : memref<2x1xf32, strided<[8, 1], offset: ?>>
            %6 = arith.mulf %3, %4 : f32
            %7 = arith.addf %5, %6 : f32
            memref.store %7, %subview_4[%arg7, %arg8] : memref<2x1xf32, strided<[8, 1], offset: ?>>
          }
        }
      }
      gpu.barrier
      gpu.return
    }
  }
}

