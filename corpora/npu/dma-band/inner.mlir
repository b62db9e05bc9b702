module {
  func.func @kernel(%arg0: memref<14x10xf32>, %arg1: memref<3x3xf32>, %arg2: memref<12x8xf32>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c12 = arith.constant 12 : index
    %c16 = arith.constant 16 : index
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %c36 = arith.constant 36 : index
    %c10 = arith.constant 10 : index
    %c6 = arith.constant 6 : index
    %alloc = memref.alloc() : memref<3x3xf32, 2>
    %alloc_0 = memref.alloc() : memref<1xi32>
    memref.dma_start %arg1[%c0, %c0], %alloc[%c0, %c0], %c9, %alloc_0[%c0] : memref<3x3xf32>, memref<3x3xf32, 2>, memref<1xi32>
    memref.dma_wait %alloc_0[%c0], %c9 : memref<1xi32>
    scf.for %arg3 = %c0 to %c12 step %c4 {
      scf.for %arg4 = %c0 to %c8 step %c4 {
        %alloc_1 = memref.alloc() : memref<6x6xf32, 2>
        %alloc_2 = memref.alloc() : memref<1xi32>
        memref.dma_start %arg0[%arg3, %arg4], %alloc_1[%c0, %c0], %c36, %alloc_2[%c0], %c10, %c6 : memref<14x10xf32>, memref<6x6xf32, 2>, memref<1xi32>
        memref.dma_wait %alloc_2[%c0], %c36 : memref<1xi32>
        %alloc_3 = memref.alloc() : memref<4x4xf32, 2>
        %alloc_4 = memref.alloc() : memref<1xi32>
        memref.dma_start %arg2[%arg3, %arg4], %alloc_3[%c0, %c0], %c16, %alloc_4[%c0], %c8, %c4 : memref<12x8xf32>, memref<4x4xf32, 2>, memref<1xi32>
        memref.dma_wait %alloc_4[%c0], %c16 : memref<1xi32>
        %alloc_5 = memref.alloc() : memref<1xi32>
        %0 = arith.addi %arg3, %c4 : index
        scf.for %arg5 = %arg3 to %0 step %c1 {
          %1 = arith.addi %arg4, %c4 : index
          scf.for %arg6 = %arg4 to %1 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c3 step %c1 {
                %2 = arith.subi %arg5, %arg3 : index
                %3 = arith.addi %2, %arg7 : index
                %4 = arith.subi %arg6, %arg4 : index
                %5 = arith.addi %4, %arg8 : index
                %6 = memref.load %alloc_1[%3, %5] : memref<6x6xf32, 2>
                %7 = memref.load %alloc[%arg7, %arg8] : memref<3x3xf32, 2>
                %8 = memref.load %alloc_3[%2, %4] : memref<4x4xf32, 2>
                %9 = arith.mulf %6, %7 : f32
                %10 = arith.addf %8, %9 : f32
                memref.store %10, %alloc_3[%2, %4] : memref<4x4xf32, 2>
              }
            }
          }
        }
        memref.dma_start %alloc_3[%c0, %c0], %arg2[%arg3, %arg4], %c16, %alloc_5[%c0], %c8, %c4 : memref<4x4xf32, 2>, memref<12x8xf32>, memref<1xi32>
        memref.dma_wait %alloc_5[%c0], %c16 : memref<1xi32>
        memref.dealloc %alloc_5 : memref<1xi32>
        memref.dealloc %alloc_4 : memref<1xi32>
        memref.dealloc %alloc_3 : memref<4x4xf32, 2>
        memref.dealloc %alloc_2 : memref<1xi32>
        memref.dealloc %alloc_1 : memref<6x6xf32, 2>
      }
    }
    memref.dealloc %alloc_0 : memref<1xi32>
    memref.dealloc %alloc : memref<3x3xf32, 2>
    return
  }
}
