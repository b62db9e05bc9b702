module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>) {
    %c8 = arith.constant 8 : index
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c2, %c2, %c1) threads in (%c4, %c4, %c1)  args(%arg0 : memref<16x24xf32>, %arg1 : memref<24x8xf32>, %arg2 : memref<16x8xf32>, %c0 : index, %c8 : index, %c4 : index, %c2 : index, %c1 : index, %c24 : index)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index) kernel attributes {known_block_size = array<i32: 4, 4, 1>, known_grid_size = array<i32: 2, 2, 1>} {
      %block_id_x = gpu.block_id x
      %block_id_y = gpu.block_id y
      %block_id_z = gpu.block_id z
      %thread_id_x = gpu.thread_id x
      %thread_id_y = gpu.thread_id y
      %thread_id_z = gpu.thread_id z
      %grid_dim_x = gpu.grid_dim x
      %grid_dim_y = gpu.grid_dim y
      %grid_dim_z = gpu.grid_dim z
      %block_dim_x = gpu.block_dim x
      %block_dim_y = gpu.block_dim y
      %block_dim_z = gpu.block_dim z
      %block_id_x_0 = gpu.block_id x
      %block_id_y_1 = gpu.block_id y
      %c8 = arith.constant 8 : index
      %0 = arith.muli %block_id_y_1, %c8 overflow<nsw> : index
      %c4 = arith.constant 4 : index
      %1 = arith.muli %block_id_x_0, %c4 overflow<nsw> : index
      %subview = memref.subview %arg0[%0, 0] [8, 24] [1, 1] : memref<16x24xf32> to memref<8x24xf32, strided<[24, 1], offset: ?>>
      %subview_2 = memref.subview %arg1[0, %1] [24, 4] [1, 1] : memref<24x8xf32> to memref<24x4xf32, strided<[8, 1], offset: ?>>
      %subview_3 = memref.subview %arg2[%0, %1] [8, 4] [1, 1] : memref<16x8xf32> to memref<8x4xf32, strided<[8, 1], offset: ?>>
      scf.for %arg9 = %arg3 to %arg8 step %arg4 {
        %subview_4 = memref.subview %subview[0, %arg9] [8, 8] [1, 1] : memref<8x24xf32, strided<[24, 1], offset: ?>> to memref<8x8xf32, strided<[24, 1], offset: ?>>
        %subview_5 = memref.subview %subview_2[%arg9, 0] [8, 4] [1, 1] : memref<24x4xf32, strided<[8, 1], offset: ?>> to memref<8x4xf32, strided<[8, 1], offset: ?>>
        %alloc = memref.alloc() : memref<256xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%arg3][%arg4, %arg4] : memref<256xi8, #gpu.address_space<workgroup>> to memref<?x?xf32, #gpu.address_space<workgroup>>
        %subview_6 = memref.subview %view[0, 0] [%arg4, %arg4] [1, 1] : memref<?x?xf32, #gpu.address_space<workgroup>> to memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>>
        %alloc_7 = memref.alloc() : memref<128xi8, #gpu.address_space<workgroup>>
        %view_8 = memref.view %alloc_7[%arg3][%arg4, %arg5] : memref<128xi8, #gpu.address_space<workgroup>> to memref<?x?xf32, #gpu.address_space<workgroup>>
        %subview_9 = memref.subview %view_8[0, 0] [%arg4, %arg5] [1, 1] : memref<?x?xf32, #gpu.address_space<workgroup>> to memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>>
        %thread_id_x_10 = gpu.thread_id x
        %thread_id_y_11 = gpu.thread_id y
        %c2 = arith.constant 2 : index
        %2 = arith.muli %thread_id_y_11, %c2 overflow<nsw> : index
        %c2_12 = arith.constant 2 : index
        %3 = arith.muli %thread_id_x_10, %c2_12 overflow<nsw> : index
        %c2_13 = arith.constant 2 : index
        %4 = arith.muli %thread_id_y_11, %c2_13 overflow<nsw> : index
        %c2_14 = arith.constant 2 : index
        %5 = arith.muli %thread_id_x_10, %c2_14 overflow<nsw> : index
        %subview_15 = memref.subview %subview_4[%2, %3] [2, 2] [1, 1] : memref<8x8xf32, strided<[24, 1], offset: ?>> to memref<2x2xf32, strided<[24, 1], offset: ?>>
        %subview_16 = memref.subview %subview_6[%4, %5] [2, 2] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<2x2xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        scf.for %arg10 = %arg3 to %arg6 step %arg7 {
          scf.for %arg11 = %arg3 to %arg6 step %arg7 {
            %10 = memref.load %subview_15[%arg10, %arg11] : memref<2x2xf32, strided<[24, 1], offset: ?>>
            memref.store %10, %subview_16[%arg10, %arg11] : memref<2x2xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
          }
        }
        gpu.barrier
        %thread_id_x_17 = gpu.thread_id x
        %thread_id_y_18 = gpu.thread_id y
        %c2_19 = arith.constant 2 : index
        %6 = arith.muli %thread_id_y_18, %c2_19 overflow<nsw> : index
        %c2_20 = arith.constant 2 : index
        %7 = arith.muli %thread_id_y_18, %c2_20 overflow<nsw> : index
        %subview_21 = memref.subview %subview_5[%6, %thread_id_x_17] [2, 1] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
        %subview_22 = memref.subview %subview_9[%7, %thread_id_x_17] [2, 1] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<2x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        scf.for %arg10 = %arg3 to %arg6 step %arg7 {
          scf.for %arg11 = %arg3 to %arg7 step %arg7 {
            %10 = memref.load %subview_21[%arg10, %arg11] : memref<2x1xf32, strided<[8, 1], offset: ?>>
            memref.store %10, %subview_22[%arg10, %arg11] : memref<2x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
          }
        }
        gpu.barrier
        %thread_id_x_23 = gpu.thread_id x
        %thread_id_y_24 = gpu.thread_id y
        %c2_25 = arith.constant 2 : index
        %8 = arith.muli %thread_id_y_24, %c2_25 overflow<nsw> : index
        %c2_26 = arith.constant 2 : index
        %9 = arith.muli %thread_id_y_24, %c2_26 overflow<nsw> : index
        %subview_27 = memref.subview %subview_6[%8, 0] [2, 8] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<2x8xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        %subview_28 = memref.subview %subview_9[0, %thread_id_x_23] [8, 1] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<8x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        %subview_29 = memref.subview %subview_3[%9, %thread_id_x_23] [2, 1] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
        scf.for %arg10 = %arg3 to %arg6 step %arg7 {
          scf.for %arg11 = %arg3 to %arg7 step %arg7 {
            scf.for %arg12 = %arg3 to %arg4 step %arg7 {
              %10 = memref.load %subview_27[%arg10, %arg12] : memref<2x8xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
              %11 = memref.load %subview_28[%arg12, %arg11] : memref<8x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
              %12 = memref.load %subview_29[%arg10, %arg11] : memref<2x1xf32, strided<[8, 1], offset: ?>>
              %13 = arith.mulf %10, %11 : f32
              %14 = arith.addf %12, %13 : f32
              memref.store %14, %subview_29[%arg10, %arg11] : memref<2x1xf32, strided<[8, 1], offset: ?>>
            }
          }
        }
        gpu.barrier
        memref.dealloc %alloc : memref<256xi8, #gpu.address_space<workgroup>>
        memref.dealloc %alloc_7 : memref<128xi8, #gpu.address_space<workgroup>>
      }
      gpu.return
    }
  }
}

