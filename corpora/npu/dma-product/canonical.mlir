#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 8)>
#map2 = affine_map<(d0) -> (d0 - 8)>
module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x16xf32>, %arg2: memref<16x16xf32>) {
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c16 = arith.constant 16 : index
    %c8 = arith.constant 8 : index
    affine.for %arg3 = 0 to 16 step 8 {
      affine.for %arg4 = 0 to 16 step 8 {
        %alloc = memref.alloc() : memref<8x8xf32, 2>
        %alloc_0 = memref.alloc() : memref<1xi32>
        affine.dma_start %arg2[%arg3, %arg4], %alloc[%c0, %c0], %alloc_0[%c0], %c64, %c16, %c8 : memref<16x16xf32>, memref<8x8xf32, 2>, memref<1xi32>
        %alloc_1 = memref.alloc() : memref<1xi32>
        %alloc_2 = memref.alloc() : memref<2x8x8xf32, 2>
        %alloc_3 = memref.alloc() : memref<2x8x8xf32, 2>
        %alloc_4 = memref.alloc() : memref<2x1xi32>
        %alloc_5 = memref.alloc() : memref<2x1xi32>
        affine.dma_start %arg0[%arg3, %c0], %alloc_2[(%c0 floordiv 8) mod 2, 0, 0], %alloc_4[(%c0 floordiv 8) mod 2, 0], %c64, %c24, %c8 : memref<16x24xf32>, memref<2x8x8xf32, 2>, memref<2x1xi32>
        affine.dma_start %arg1[%c0, %arg4], %alloc_3[(%c0 floordiv 8) mod 2, 0, 0], %alloc_5[(%c0 floordiv 8) mod 2, 0], %c64, %c16, %c8 : memref<24x16xf32>, memref<2x8x8xf32, 2>, memref<2x1xi32>
        affine.for %arg5 = 8 to 24 step 8 {
          affine.dma_start %arg0[%arg3, %arg5], %alloc_2[(%arg5 floordiv 8) mod 2, 0, 0], %alloc_4[(%arg5 floordiv 8) mod 2, 0], %c64, %c24, %c8 : memref<16x24xf32>, memref<2x8x8xf32, 2>, memref<2x1xi32>
          affine.dma_start %arg1[%arg5, %arg4], %alloc_3[(%arg5 floordiv 8) mod 2, 0, 0], %alloc_5[(%arg5 floordiv 8) mod 2, 0], %c64, %c16, %c8 : memref<24x16xf32>, memref<2x8x8xf32, 2>, memref<2x1xi32>
          affine.for %arg6 = #map(%arg3) to #map1(%arg3) {
            affine.for %arg7 = #map(%arg4) to #map1(%arg4) {
              affine.for %arg8 = #map2(%arg5) to #map(%arg5) {
                %0 = affine.load %alloc_2[%arg5 floordiv 8 - ((%arg5 floordiv 8 - 1) floordiv 2) * 2 - 1, -%arg3 + %arg6, %arg8 - %arg5 + 8] : memref<2x8x8xf32, 2>
                %1 = affine.load %alloc_3[%arg5 floordiv 8 - ((%arg5 floordiv 8 - 1) floordiv 2) * 2 - 1, %arg8 - %arg5 + 8, -%arg4 + %arg7] : memref<2x8x8xf32, 2>
                %2 = affine.load %alloc[-%arg3 + %arg6, -%arg4 + %arg7] : memref<8x8xf32, 2>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                affine.store %4, %alloc[-%arg3 + %arg6, -%arg4 + %arg7] : memref<8x8xf32, 2>
              }
            }
          }
        }
        affine.for %arg5 = #map(%arg3) to #map1(%arg3) {
          affine.for %arg6 = #map(%arg4) to #map1(%arg4) {
            affine.for %arg7 = 16 to 24 {
              %0 = affine.load %alloc_2[0, -%arg3 + %arg5, %arg7 - 16] : memref<2x8x8xf32, 2>
              %1 = affine.load %alloc_3[0, %arg7 - 16, -%arg4 + %arg6] : memref<2x8x8xf32, 2>
              %2 = affine.load %alloc[-%arg3 + %arg5, -%arg4 + %arg6] : memref<8x8xf32, 2>
              %3 = arith.mulf %0, %1 : f32
              %4 = arith.addf %2, %3 : f32
              affine.store %4, %alloc[-%arg3 + %arg5, -%arg4 + %arg6] : memref<8x8xf32, 2>
            }
          }
        }
        memref.dealloc %alloc_5 : memref<2x1xi32>
        memref.dealloc %alloc_4 : memref<2x1xi32>
        memref.dealloc %alloc_3 : memref<2x8x8xf32, 2>
        memref.dealloc %alloc_2 : memref<2x8x8xf32, 2>
        affine.dma_start %alloc[%c0, %c0], %arg2[%arg3, %arg4], %alloc_1[%c0], %c64, %c16, %c8 : memref<8x8xf32, 2>, memref<16x16xf32>, memref<1xi32>
        memref.dealloc %alloc_1 : memref<1xi32>
        memref.dealloc %alloc_0 : memref<1xi32>
        memref.dealloc %alloc : memref<8x8xf32, 2>
      }
    }
    return
  }
}
