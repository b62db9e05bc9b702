module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x16xf32>, %arg2: memref<16x16xf32>) {
    %c1 = arith.constant 1 : index
    %c24 = arith.constant 24 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %c256 = arith.constant 256 : index
    %c0 = arith.constant 0 : index
    %c384 = arith.constant 384 : index
    %alloc = memref.alloc() : memref<16x24xf32, 2>
    %alloc_0 = memref.alloc() : memref<1xi32>
    memref.dma_start %arg0[%c0, %c0], %alloc[%c0, %c0], %c384, %alloc_0[%c0] : memref<16x24xf32>, memref<16x24xf32, 2>, memref<1xi32>
    memref.dma_wait %alloc_0[%c0], %c384 : memref<1xi32>
    %alloc_1 = memref.alloc() : memref<24x16xf32, 2>
    %alloc_2 = memref.alloc() : memref<1xi32>
    memref.dma_start %arg1[%c0, %c0], %alloc_1[%c0, %c0], %c384, %alloc_2[%c0] : memref<24x16xf32>, memref<24x16xf32, 2>, memref<1xi32>
    memref.dma_wait %alloc_2[%c0], %c384 : memref<1xi32>
    %alloc_3 = memref.alloc() : memref<16x16xf32, 2>
    %alloc_4 = memref.alloc() : memref<1xi32>
    memref.dma_start %arg2[%c0, %c0], %alloc_3[%c0, %c0], %c256, %alloc_4[%c0] : memref<16x16xf32>, memref<16x16xf32, 2>, memref<1xi32>
    memref.dma_wait %alloc_4[%c0], %c256 : memref<1xi32>
    %alloc_5 = memref.alloc() : memref<1xi32>
    scf.for %arg3 = %c0 to %c16 step %c8 {
      scf.for %arg4 = %c0 to %c16 step %c8 {
        scf.for %arg5 = %c0 to %c24 step %c8 {
          %0 = arith.addi %arg3, %c8 : index
          scf.for %arg6 = %arg3 to %0 step %c1 {
            %1 = arith.addi %arg4, %c8 : index
            scf.for %arg7 = %arg4 to %1 step %c1 {
              %2 = arith.addi %arg5, %c8 : index
              scf.for %arg8 = %arg5 to %2 step %c1 {
                %3 = memref.load %alloc[%arg6, %arg8] : memref<16x24xf32, 2>
                %4 = memref.load %alloc_1[%arg8, %arg7] : memref<24x16xf32, 2>
                %5 = memref.load %alloc_3[%arg6, %arg7] : memref<16x16xf32, 2>
                %6 = arith.mulf %3, %4 : f32
                %7 = arith.addf %5, %6 : f32
                memref.store %7, %alloc_3[%arg6, %arg7] : memref<16x16xf32, 2>
              }
            }
          }
        }
      }
    }
    memref.dma_start %alloc_3[%c0, %c0], %arg2[%c0, %c0], %c256, %alloc_5[%c0] : memref<16x16xf32, 2>, memref<16x16xf32>, memref<1xi32>
    memref.dma_wait %alloc_5[%c0], %c256 : memref<1xi32>
    memref.dealloc %alloc_5 : memref<1xi32>
    memref.dealloc %alloc_4 : memref<1xi32>
    memref.dealloc %alloc_3 : memref<16x16xf32, 2>
    memref.dealloc %alloc_2 : memref<1xi32>
    memref.dealloc %alloc_1 : memref<24x16xf32, 2>
    memref.dealloc %alloc_0 : memref<1xi32>
    memref.dealloc %alloc : memref<16x24xf32, 2>
    return
  }
}
