module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x16xf32>, %arg2: memref<16x16xf32>) {
    %c-16 = arith.constant -16 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c-8 = arith.constant -8 : index
    %c2 = arith.constant 2 : index
    %c-1 = arith.constant -1 : index
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c16 = arith.constant 16 : index
    %c8 = arith.constant 8 : index
    scf.for %arg3 = %c0 to %c16 step %c8 {
      scf.for %arg4 = %c0 to %c16 step %c8 {
        %alloc = memref.alloc() : memref<8x8xf32, 2>
        %alloc_0 = memref.alloc() : memref<1xi32>
        memref.dma_start %arg2[%arg3, %arg4], %alloc[%c0, %c0], %c64, %alloc_0[%c0], %c16, %c8 : memref<16x16xf32>, memref<8x8xf32, 2>, memref<1xi32>
        memref.dma_wait %alloc_0[%c0], %c64 : memref<1xi32>
        %alloc_1 = memref.alloc() : memref<1xi32>
        %alloc_2 = memref.alloc() : memref<2x8x8xf32, 2>
        %alloc_3 = memref.alloc() : memref<2x8x8xf32, 2>
        %alloc_4 = memref.alloc() : memref<2x1xi32>
        %alloc_5 = memref.alloc() : memref<2x1xi32>
        memref.dma_start %arg0[%arg3, %c0], %alloc_2[%c0, %c0, %c0], %c64, %alloc_4[%c0, %c0], %c24, %c8 : memref<16x24xf32>, memref<2x8x8xf32, 2>, memref<2x1xi32>
        memref.dma_start %arg1[%c0, %arg4], %alloc_3[%c0, %c0, %c0], %c64, %alloc_5[%c0, %c0], %c16, %c8 : memref<24x16xf32>, memref<2x8x8xf32, 2>, memref<2x1xi32>
        scf.for %arg5 = %c8 to %c24 step %c8 {
          %1 = arith.cmpi slt, %arg5, %c0 : index
          %2 = arith.subi %c-1, %arg5 : index
          %3 = arith.select %1, %2, %arg5 : index
          %4 = arith.divsi %3, %c8 : index
          %5 = arith.subi %c-1, %4 : index
          %6 = arith.select %1, %5, %4 : index
          %7 = arith.remsi %6, %c2 : index
          %8 = arith.cmpi slt, %7, %c0 : index
          %9 = arith.addi %7, %c2 : index
          %10 = arith.select %8, %9, %7 : index
          memref.dma_start %arg0[%arg3, %arg5], %alloc_2[%10, %c0, %c0], %c64, %alloc_4[%10, %c0], %c24, %c8 : memref<16x24xf32>, memref<2x8x8xf32, 2>, memref<2x1xi32>
          memref.dma_start %arg1[%arg5, %arg4], %alloc_3[%10, %c0, %c0], %c64, %alloc_5[%10, %c0], %c16, %c8 : memref<24x16xf32>, memref<2x8x8xf32, 2>, memref<2x1xi32>
          %11 = arith.addi %arg5, %c-8 : index
          %12 = arith.cmpi slt, %11, %c0 : index
          %13 = arith.subi %c7, %arg5 : index
          %14 = arith.select %12, %13, %11 : index
          %15 = arith.divsi %14, %c8 : index
          %16 = arith.subi %c-1, %15 : index
          %17 = arith.select %12, %16, %15 : index
          %18 = arith.remsi %17, %c2 : index
          %19 = arith.cmpi slt, %18, %c0 : index
          %20 = arith.addi %18, %c2 : index
          %21 = arith.select %19, %20, %18 : index
          memref.dma_wait %alloc_5[%21, %c0], %c64 : memref<2x1xi32>
          %22 = arith.addi %arg3, %c8 : index
          scf.for %arg6 = %arg3 to %22 step %c1 {
            %23 = arith.addi %arg4, %c8 : index
            scf.for %arg7 = %arg4 to %23 step %c1 {
              scf.for %arg8 = %11 to %arg5 step %c1 {
                %24 = arith.subi %arg6, %arg3 : index
                %25 = arith.subi %arg8, %11 : index
                %26 = memref.load %alloc_2[%21, %24, %25] : memref<2x8x8xf32, 2>
                %27 = arith.subi %arg7, %arg4 : index
                %28 = memref.load %alloc_3[%21, %25, %27] : memref<2x8x8xf32, 2>
                %29 = memref.load %alloc[%24, %27] : memref<8x8xf32, 2>
                %30 = arith.mulf %26, %28 : f32
                %31 = arith.addf %29, %30 : f32
                memref.store %31, %alloc[%24, %27] : memref<8x8xf32, 2>
              }
            }
          }
        }
        memref.dma_wait %alloc_4[%c0, %c0], %c64 : memref<2x1xi32>
        memref.dma_wait %alloc_5[%c0, %c0], %c64 : memref<2x1xi32>
        %0 = arith.addi %arg3, %c8 : index
        scf.for %arg5 = %arg3 to %0 step %c1 {
          %1 = arith.addi %arg4, %c8 : index
          scf.for %arg6 = %arg4 to %1 step %c1 {
            scf.for %arg7 = %c16 to %c24 step %c1 {
              %2 = arith.subi %arg5, %arg3 : index
              %3 = arith.addi %arg7, %c-16 : index
              %4 = memref.load %alloc_2[%c0, %2, %3] : memref<2x8x8xf32, 2>
              %5 = arith.subi %arg6, %arg4 : index
              %6 = memref.load %alloc_3[%c0, %3, %5] : memref<2x8x8xf32, 2>
              %7 = memref.load %alloc[%2, %5] : memref<8x8xf32, 2>
              %8 = arith.mulf %4, %6 : f32
              %9 = arith.addf %7, %8 : f32
              memref.store %9, %alloc[%2, %5] : memref<8x8xf32, 2>
            }
          }
        }
        memref.dealloc %alloc_5 : memref<2x1xi32>
        memref.dealloc %alloc_4 : memref<2x1xi32>
        memref.dealloc %alloc_3 : memref<2x8x8xf32, 2>
        memref.dealloc %alloc_2 : memref<2x8x8xf32, 2>
        memref.dma_start %alloc[%c0, %c0], %arg2[%arg3, %arg4], %c64, %alloc_1[%c0], %c16, %c8 : memref<8x8xf32, 2>, memref<16x16xf32>, memref<1xi32>
        memref.dma_wait %alloc_1[%c0], %c64 : memref<1xi32>
        memref.dealloc %alloc_1 : memref<1xi32>
        memref.dealloc %alloc_0 : memref<1xi32>
        memref.dealloc %alloc : memref<8x8xf32, 2>
      }
    }
    return
  }
}
