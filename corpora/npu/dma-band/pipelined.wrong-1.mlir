module {
  func.func @kernel(%arg0: memref<14x10xf32>, %arg1: memref<3x3xf32>, %arg2: memref<12x8xf32>) {
    %c-4 = arith.constant -4 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c12 = arith.constant 12 : index
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c9 = arith.constant 9 : index
    %c36 = arith.constant 36 : index
    %c10 = arith.constant 10 : index
    %c6 = arith.constant 6 : index
    %alloc = memref.alloc() : memref<3x3xf32, 2>
    %alloc_0 = memref.alloc() : memref<1xi32>
    memref.dma_start %arg1[%c0, %c0], %alloc[%c0, %c0], %c9, %alloc_0[%c0] : memref<3x3xf32>, memref<3x3xf32, 2>, memref<1xi32>
    memref.dma_wait %alloc_0[%c0], %c9 : memref<1xi32>
    scf.for %arg3 = %c0 to %c12 step %c4 {
      %alloc_1 = memref.alloc() : memref<2x6x6xf32, 2>
      %alloc_2 = memref.alloc() : memref<2x1xi32>
      memref.dma_start %arg0[%arg3, %c0], %alloc_1[%c0, %c0, %c0], %c36, %alloc_2[%c0, %c0], %c10, %c6 : memref<14x10xf32>, memref<2x6x6xf32, 2>, memref<2x1xi32>
      memref.dma_start %arg0[%arg3, %c4], %alloc_1[%c1, %c0, %c0], %c36, %alloc_2[%c1, %c0], %c10, %c6 : memref<14x10xf32>, memref<2x6x6xf32, 2>, memref<2x1xi32>
      %alloc_3 = memref.alloc() : memref<4x4xf32, 2>
      %alloc_4 = memref.alloc() : memref<1xi32>
      memref.dma_start %arg2[%arg3, %c0], %alloc_3[%c0, %c0], %c16, %alloc_4[%c0], %c8, %c4 : memref<12x8xf32>, memref<4x4xf32, 2>, memref<1xi32>
      memref.dma_wait %alloc_4[%c0], %c16 : memref<1xi32>
      %alloc_5 = memref.alloc() : memref<1xi32>
      %0 = arith.addi %arg3, %c4 : index
      scf.for %arg4 = %arg3 to %0 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c3 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              %1 = arith.subi %arg4, %arg3 : index
              %2 = arith.addi %1, %arg6 : index
              %3 = arith.addi %arg5, %arg7 : index
              %4 = memref.load %alloc_1[%c0, %2, %3] : memref<2x6x6xf32, 2>
              %5 = memref.load %alloc[%arg6, %arg7] : memref<3x3xf32, 2>
              %6 = memref.load %alloc_3[%1, %arg5] : memref<4x4xf32, 2>
              %7 = arith.mulf %4, %5 : f32
              %8 = arith.addf %6, %7 : f32
              memref.store %8, %alloc_3[%1, %arg5] : memref<4x4xf32, 2>
            }
          }
        }
      }
      memref.dma_start %alloc_3[%c0, %c0], %arg2[%arg3, %c0], %c16, %alloc_5[%c0], %c8, %c4 : memref<4x4xf32, 2>, memref<12x8xf32>, memref<1xi32>
      memref.dma_wait %alloc_5[%c0], %c16 : memref<1xi32>
      memref.dealloc %alloc_5 : memref<1xi32>
      memref.dealloc %alloc_4 : memref<1xi32>
      memref.dealloc %alloc_3 : memref<4x4xf32, 2>
      memref.dma_wait %alloc_2[%c1, %c0], %c36 : memref<2x1xi32>
      %alloc_6 = memref.alloc() : memref<4x4xf32, 2>
      %alloc_7 = memref.alloc() : memref<1xi32>
      memref.dma_start %arg2[%arg3, %c4], %alloc_6[%c0, %c0], %c16, %alloc_7[%c0], %c8, %c4 : memref<12x8xf32>, memref<4x4xf32, 2>, memref<1xi32>
      memref.dma_wait %alloc_7[%c0], %c16 : memref<1xi32>
      %alloc_8 = memref.alloc() : memref<1xi32>
      scf.for %arg4 = %arg3 to %0 step %c1 {
        scf.for %arg5 = %c4 to %c8 step %c1 {
          scf.for %arg6 = %c0 to %c3 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              %1 = arith.subi %arg4, %arg3 : index
              %2 = arith.addi %1, %arg6 : index
              %3 = arith.addi %arg5, %c-4 : index
              %4 = arith.addi %3, %arg7 : index
              %5 = memref.load %alloc_1[%c1, %2, %4] : memref<2x6x6xf32, 2>
              %6 = memref.load %alloc[%arg6, %arg7] : memref<3x3xf32, 2>
              %7 = memref.load %alloc_6[%1, %3] : memref<4x4xf32, 2>
              %8 = arith.mulf %5, %6 : f32
              %9 = arith.addf %7, %8 : f32
              memref.store %9, %alloc_6[%1, %3] : memref<4x4xf32, 2>
            }
          }
        }
      }
      memref.dma_start %alloc_6[%c0, %c0], %arg2[%arg3, %c4], %c16, %alloc_8[%c0], %c8, %c4 : memref<4x4xf32, 2>, memref<12x8xf32>, memref<1xi32>
      memref.dma_wait %alloc_8[%c0], %c16 : memref<1xi32>
      memref.dealloc %alloc_8 : memref<1xi32>
      memref.dealloc %alloc_7 : memref<1xi32>
      memref.dealloc %alloc_6 : memref<4x4xf32, 2>
      memref.dealloc %alloc_2 : memref<2x1xi32>
      memref.dealloc %alloc_1 : memref<2x6x6xf32, 2>
    }
    memref.dealloc %alloc_0 : memref<1xi32>
    memref.dealloc %alloc : memref<3x3xf32, 2>
    return
  }
}
