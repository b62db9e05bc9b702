module {
  func.func @kernel(%arg0: memref<20xf32>, %arg1: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c20 = arith.constant 20 : index
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc() : memref<20xf32, 2>
    %alloc_0 = memref.alloc() : memref<1xi32>
    memref.dma_start %arg0[%c0], %alloc[%c0], %c20, %alloc_0[%c0] : memref<20xf32>, memref<20xf32, 2>, memref<1xi32>
    memref.dma_wait %alloc_0[%c0], %c20 : memref<1xi32>
    %alloc_1 = memref.alloc() : memref<16xf32, 2>
    %alloc_2 = memref.alloc() : memref<1xi32>
    memref.dma_start %arg1[%c0], %alloc_1[%c0], %c16, %alloc_2[%c0] : memref<16xf32>, memref<16xf32, 2>, memref<1xi32>
    memref.dma_wait %alloc_2[%c0], %c16 : memref<1xi32>
    %alloc_3 = memref.alloc() : memref<1xi32>
    %alloc_4 = memref.alloc() : memref<1xi32>
    scf.for %arg2 = %c0 to %c16 step %c4 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = arith.addi %arg2, %arg3 : index
        %1 = memref.load %alloc[%0] : memref<20xf32, 2>
        %2 = arith.mulf %1, %1 : f32
        memref.store %2, %alloc_1[%0] : memref<16xf32, 2>
      }
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = arith.addi %arg2, %arg3 : index
        %1 = memref.load %alloc_1[%0] : memref<16xf32, 2>
        %2 = arith.addi %0, %c4 : index
        %3 = memref.load %alloc[%2] : memref<20xf32, 2>
        %4 = arith.addf %1, %3 : f32
        memref.store %4, %alloc[%2] : memref<20xf32, 2>
      }
    }
    memref.dma_start %alloc[%c0], %arg0[%c0], %c20, %alloc_4[%c0] : memref<20xf32, 2>, memref<20xf32>, memref<1xi32>
    memref.dma_wait %alloc_4[%c0], %c20 : memref<1xi32>
    memref.dealloc %alloc_4 : memref<1xi32>
    memref.dma_start %alloc_1[%c0], %arg1[%c0], %c16, %alloc_3[%c0] : memref<16xf32, 2>, memref<16xf32>, memref<1xi32>
    memref.dma_wait %alloc_3[%c0], %c16 : memref<1xi32>
    memref.dealloc %alloc_3 : memref<1xi32>
    memref.dealloc %alloc_2 : memref<1xi32>
    memref.dealloc %alloc_1 : memref<16xf32, 2>
    memref.dealloc %alloc_0 : memref<1xi32>
    memref.dealloc %alloc : memref<20xf32, 2>
    return
  }
}
