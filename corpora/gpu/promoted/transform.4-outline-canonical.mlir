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
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %block_id_x = gpu.block_id x
      %block_id_y = gpu.block_id y
      %0 = arith.muli %block_id_y, %c8 overflow<nsw> : index
      %1 = arith.muli %block_id_x, %c4 overflow<nsw> : index
      %subview = memref.subview %arg0[%0, 0] [8, 24] [1, 1] : memref<16x24xf32> to memref<8x24xf32, strided<[24, 1], offset: ?>>
      %subview_0 = memref.subview %arg1[0, %1] [24, 4] [1, 1] : memref<24x8xf32> to memref<24x4xf32, strided<[8, 1], offset: ?>>
      %subview_1 = memref.subview %arg2[%0, %1] [8, 4] [1, 1] : memref<16x8xf32> to memref<8x4xf32, strided<[8, 1], offset: ?>>
      scf.for %arg9 = %arg3 to %arg8 step %arg4 {
        %subview_2 = memref.subview %subview[0, %arg9] [8, 8] [1, 1] : memref<8x24xf32, strided<[24, 1], offset: ?>> to memref<8x8xf32, strided<[24, 1], offset: ?>>
        %subview_3 = memref.subview %subview_0[%arg9, 0] [8, 4] [1, 1] : memref<24x4xf32, strided<[8, 1], offset: ?>> to memref<8x4xf32, strided<[8, 1], offset: ?>>
        %alloc = memref.alloc() : memref<256xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%arg3][%arg4, %arg4] : memref<256xi8, #gpu.address_space<workgroup>> to memref<?x?xf32, #gpu.address_space<workgroup>>
        %subview_4 = memref.subview %view[0, 0] [%arg4, %arg4] [1, 1] : memref<?x?xf32, #gpu.address_space<workgroup>> to memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>>
        %alloc_5 = memref.alloc() : memref<128xi8, #gpu.address_space<workgroup>>
        %view_6 = memref.view %alloc_5[%arg3][%arg4, %arg5] : memref<128xi8, #gpu.address_space<workgroup>> to memref<?x?xf32, #gpu.address_space<workgroup>>
        %subview_7 = memref.subview %view_6[0, 0] [%arg4, %arg5] [1, 1] : memref<?x?xf32, #gpu.address_space<workgroup>> to memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>>
        %thread_id_x = gpu.thread_id x
        %thread_id_y = gpu.thread_id y
        %2 = arith.muli %thread_id_y, %c2 overflow<nsw> : index
        %3 = arith.muli %thread_id_x, %c2 overflow<nsw> : index
        %subview_8 = memref.subview %subview_2[%2, %3] [2, 2] [1, 1] : memref<8x8xf32, strided<[24, 1], offset: ?>> to memref<2x2xf32, strided<[24, 1], offset: ?>>
        %subview_9 = memref.subview %subview_4[%2, %3] [2, 2] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<2x2xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        scf.for %arg10 = %arg3 to %arg6 step %arg7 {
          scf.for %arg11 = %arg3 to %arg6 step %arg7 {
            %4 = memref.load %subview_8[%arg10, %arg11] : memref<2x2xf32, strided<[24, 1], offset: ?>>
            memref.store %4, %subview_9[%arg10, %arg11] : memref<2x2xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
          }
        }
        gpu.barrier
        %subview_10 = memref.subview %subview_3[%2, %thread_id_x] [2, 1] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
        %subview_11 = memref.subview %subview_7[%2, %thread_id_x] [2, 1] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<2x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        scf.for %arg10 = %arg3 to %arg6 step %arg7 {
          scf.for %arg11 = %arg3 to %arg7 step %arg7 {
            %4 = memref.load %subview_10[%arg10, %arg11] : memref<2x1xf32, strided<[8, 1], offset: ?>>
            memref.store %4, %subview_11[%arg10, %arg11] : memref<2x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
          }
        }
        gpu.barrier
        %subview_12 = memref.subview %subview_4[%2, 0] [2, 8] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<2x8xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        %subview_13 = memref.subview %subview_7[0, %thread_id_x] [8, 1] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<8x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        %subview_14 = memref.subview %subview_1[%2, %thread_id_x] [2, 1] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
        scf.for %arg10 = %arg3 to %arg6 step %arg7 {
          scf.for %arg11 = %arg3 to %arg7 step %arg7 {
            scf.for %arg12 = %arg3 to %arg4 step %arg7 {
              %4 = memref.load %subview_12[%arg10, %arg12] : memref<2x8xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
              %5 = memref.load %subview_13[%arg12, %arg11] : memref<8x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
              %6 = memref.load %subview_14[%arg10, %arg11] : memref<2x1xf32, strided<[8, 1], offset: ?>>
              %7 = arith.mulf %4, %5 : f32
              %8 = arith.addf %6, %7 : f32
              memref.store %8, %subview_14[%arg10, %arg11] : memref<2x1xf32, strided<[8, 1], offset: ?>>
            }
          }
        }
        gpu.barrier
        memref.dealloc %alloc : memref<256xi8, #gpu.address_space<workgroup>>
        memref.dealloc %alloc_5 : memref<128xi8, #gpu.address_space<workgroup>>
      }
      gpu.return
    }
  }
}

