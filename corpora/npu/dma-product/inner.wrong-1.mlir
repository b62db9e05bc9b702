module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x16xf32>, %arg2: memref<16x16xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c16 = arith.constant 16 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c24 = arith.constant 24 : index
    scf.for %arg3 = %c0 to %c16 step %c8 {
      scf.for %arg4 = %c0 to %c16 step %c8 {
        %alloc = memref.alloc() : memref<8x8xf32, 2>
        %alloc_0 = memref.alloc() : memref<1xi32>
        memref.dma_start %arg2[%arg3, %arg4], %alloc[%c0, %c0], %c64, %alloc_0[%c0], %c16, %c8 : memref<16x16xf32>, memref<8x8xf32, 2>, memref<1xi32>
        memref.dma_wait %alloc_0[%c0], %c64 : memref<1xi32>
        %alloc_1 = memref.alloc() : memref<1xi32>
        scf.for %arg5 = %c0 to %c24 step %c8 {
          %alloc_2 = memref.alloc() : memref<8x8xf32, 2>
          %alloc_3 = memref.alloc() : memref<1xi32>
          memref.dma_start %arg0[%arg3, %arg5], %alloc_2[%c0, %c0], %c64, %alloc_3[%c0], %c24, %c8 : memref<16x24xf32>, memref<8x8xf32, 2>, memref<1xi32>
          memref.dma_wait %alloc_3[%c0], %c64 : memref<1xi32>
          %alloc_4 = memref.alloc() : memref<8x8xf32, 2>
          %alloc_5 = memref.alloc() : memref<1xi32>
          memref.dma_start %arg1[%arg5, %arg4], %alloc_4[%c0, %c0], %c64, %alloc_5[%c0], %c16, %c8 : memref<24x16xf32>, memref<8x8xf32, 2>, memref<1xi32>
          memref.dma_wait %alloc_5[%c0], %c64 : memref<1xi32>
          %0 = arith.addi %arg3, %c8 : index
          scf.for %arg6 = %arg3 to %0 step %c1 {
            %1 = arith.addi %arg4, %c8 : index
            scf.for %arg7 = %arg4 to %1 step %c1 {
              %2 = arith.addi %arg5, %c8 : index
              scf.for %arg8 = %arg5 to %2 step %c1 {
                %3 = arith.subi %arg6, %arg3 : index
                %4 = arith.subi %arg8, %arg5 : index
                %5 = memref.load %alloc_2[%3, %4] : memref<8x8xf32, 2>
                %6 = arith.subi %arg7, %arg4 : index
                %7 = memref.load %alloc_4[%4, %6] : memref<8x8xf32, 2>
                %8 = memref.load %alloc[%3, %6] : memref<8x8xf32, 2>
                %9 = arith.mulf %5, %7 : f32
                %10 = arith.addf %8, %9 : f32
                memref.store %10, %alloc[%3, %6] : memref<8x8xf32, 2>
              }
            }
          }
          memref.dealloc %alloc_5 : memref<1xi32>
          memref.dealloc %alloc_4 : memref<8x8xf32, 2>
          memref.dealloc %alloc_3 : memref<1xi32>
          memref.dealloc %alloc_2 : memref<8x8xf32, 2>
        }
        memref.dma_start %alloc[%c0, %c0], %arg2[%arg3, %arg4], %c64, %alloc_1[%c0], %c16, %c8 : memref<8x8xf32, 2>, memref<16x16xf32>, memref<1xi32>
        memref.dealloc %alloc_1 : memref<1xi32>
        memref.dealloc %alloc_0 : memref<1xi32>
        memref.dealloc %alloc : memref<8x8xf32, 2>
      }
    }
    return
  }
}
