#map = affine_map<(d0) -> (d0 - 4)>
#map1 = affine_map<(d0) -> ((d0 floordiv 4) mod 2)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> (d0 + 4)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0 + d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2 + d3)>
module {
  func.func @kernel(%arg0: memref<14x10xf32>, %arg1: memref<3x3xf32>, %arg2: memref<12x8xf32>) {
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c8_0 = arith.constant 8 : index
    %c4_1 = arith.constant 4 : index
    %c0_2 = arith.constant 0 : index
    %c16_3 = arith.constant 16 : index
    %c8_4 = arith.constant 8 : index
    %c4_5 = arith.constant 4 : index
    %c0_6 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %c0_7 = arith.constant 0 : index
    %c36 = arith.constant 36 : index
    %c10 = arith.constant 10 : index
    %c6 = arith.constant 6 : index
    %c0_8 = arith.constant 0 : index
    %c0_9 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<3x3xf32, 2>
    %alloc_10 = memref.alloc() : memref<1xi32>
    affine.dma_start %arg1[%c0_7, %c0_7], %alloc[%c0_7, %c0_7], %alloc_10[%c0_7], %c9 : memref<3x3xf32>, memref<3x3xf32, 2>, memref<1xi32>
    affine.dma_wait %alloc_10[%c0_7], %c9 : memref<1xi32>
    affine.for %arg3 = 0 to 12 step 4 {
      %alloc_11 = memref.alloc() : memref<2x6x6xf32, 2>
      %alloc_12 = memref.alloc() : memref<2x1xi32>
      affine.dma_start %arg0[%arg3, %c0], %alloc_11[(%c0 floordiv 4) mod 2, 0, 0], %alloc_12[(%c0 floordiv 4) mod 2, 0], %c36, %c10, %c6 : memref<14x10xf32>, memref<2x6x6xf32, 2>, memref<2x1xi32>
      affine.dma_start %arg0[%arg3, %c4], %alloc_11[(%c4 floordiv 4) mod 2, 0, 0], %alloc_12[(%c4 floordiv 4) mod 2, 0], %c36, %c10, %c6 : memref<14x10xf32>, memref<2x6x6xf32, 2>, memref<2x1xi32>
      %0 = affine.apply #map(%c4)
      %1 = affine.apply #map1(%0)
      %2 = affine.apply #map1(%0)
      %3 = affine.apply #map2(%arg3, %0)
      %4 = affine.apply #map3(%arg3, %0)
      affine.dma_wait %alloc_12[(%0 floordiv 4) mod 2, 0], %c36 : memref<2x1xi32>
      %5 = affine.apply #map2(%arg3, %0)
      %6 = affine.apply #map3(%arg3, %0)
      %alloc_13 = memref.alloc() : memref<4x4xf32, 2>
      %alloc_14 = memref.alloc() : memref<1xi32>
      affine.dma_start %arg2[%arg3, %0], %alloc_13[%c0_6, %c0_6], %alloc_14[%c0_6], %c16_3, %c8_4, %c4_5 : memref<12x8xf32>, memref<4x4xf32, 2>, memref<1xi32>
      affine.dma_wait %alloc_14[%c0_6], %c16_3 : memref<1xi32>
      %alloc_15 = memref.alloc() : memref<1xi32>
      affine.for %arg4 = 0 to 3 step 4 {
        affine.for %arg5 = 0 to 3 step 4 {
          affine.for %arg6 = #map4(%arg3) to #map5(%arg3) {
            affine.for %arg7 = #map4(%0) to #map5(%0) {
              affine.for %arg8 = 0 to 3 {
                affine.for %arg9 = 0 to 3 {
                  %18 = affine.apply #map6(%arg6, %arg8, %arg7, %arg9)
                  %19 = affine.apply #map7(%arg6, %arg8, %arg7, %arg9)
                  %20 = affine.load %alloc_11[(%0 floordiv 4) mod 2, -%arg3 + %arg6 + %arg8, -%0 + %arg7 + %arg9] : memref<2x6x6xf32, 2>
                  %21 = affine.load %alloc[%arg8, %arg9] : memref<3x3xf32, 2>
                  %22 = affine.load %alloc_13[-%arg3 + %arg6, -%0 + %arg7] : memref<4x4xf32, 2>
                  %23 = arith.mulf %20, %21 : f32
                  %24 = arith.addf %22, %23 : f32
                  affine.store %24, %alloc_13[-%arg3 + %arg6, -%0 + %arg7] : memref<4x4xf32, 2>
                }
              }
            }
          }
        }
      }
      %7 = affine.apply #map2(%arg3, %0)
      %8 = affine.apply #map3(%arg3, %0)
      affine.dma_start %alloc_13[%c0_2, %c0_2], %arg2[%arg3, %0], %alloc_15[%c0_2], %c16, %c8_0, %c4_1 : memref<4x4xf32, 2>, memref<12x8xf32>, memref<1xi32>
      affine.dma_wait %alloc_15[%c0_2], %c16 : memref<1xi32>
      memref.dealloc %alloc_15 : memref<1xi32>
      memref.dealloc %alloc_14 : memref<1xi32>
      memref.dealloc %alloc_13 : memref<4x4xf32, 2>
      %9 = affine.apply #map(%c8)
      %10 = affine.apply #map1(%9)
      %11 = affine.apply #map1(%9)
      %12 = affine.apply #map2(%arg3, %9)
      %13 = affine.apply #map3(%arg3, %9)
      affine.dma_wait %alloc_12[(%9 floordiv 4) mod 2, 0], %c36 : memref<2x1xi32>
      %14 = affine.apply #map2(%arg3, %9)
      %15 = affine.apply #map3(%arg3, %9)
      %alloc_16 = memref.alloc() : memref<4x4xf32, 2>
      %alloc_17 = memref.alloc() : memref<1xi32>
      affine.dma_start %arg2[%arg3, %9], %alloc_16[%c0_6, %c0_6], %alloc_17[%c0_6], %c16_3, %c8_4, %c4_5 : memref<12x8xf32>, memref<4x4xf32, 2>, memref<1xi32>
      affine.dma_wait %alloc_17[%c0_6], %c16_3 : memref<1xi32>
      %alloc_18 = memref.alloc() : memref<1xi32>
      affine.for %arg4 = 0 to 3 step 4 {
        affine.for %arg5 = 0 to 3 step 4 {
          affine.for %arg6 = #map4(%arg3) to #map5(%arg3) {
            affine.for %arg7 = #map4(%9) to #map5(%9) {
              affine.for %arg8 = 0 to 3 {
                affine.for %arg9 = 0 to 3 {
                  %18 = affine.apply #map6(%arg6, %arg8, %arg7, %arg9)
                  %19 = affine.apply #map7(%arg6, %arg8, %arg7, %arg9)
                  %20 = affine.load %alloc_11[(%9 floordiv 4) mod 2, -%arg3 + %arg6 + %arg8, -%9 + %arg7 + %arg9] : memref<2x6x6xf32, 2>
                  %21 = affine.load %alloc[%arg8, %arg9] : memref<3x3xf32, 2>
                  %22 = affine.load %alloc_16[-%arg3 + %arg6, -%9 + %arg7] : memref<4x4xf32, 2>
                  %23 = arith.mulf %20, %21 : f32
                  %24 = arith.addf %22, %23 : f32
                  affine.store %24, %alloc_16[-%arg3 + %arg6, -%9 + %arg7] : memref<4x4xf32, 2>
                }
              }
            }
          }
        }
      }
      %16 = affine.apply #map2(%arg3, %9)
      %17 = affine.apply #map3(%arg3, %9)
      affine.dma_start %alloc_16[%c0_2, %c0_2], %arg2[%arg3, %9], %alloc_18[%c0_2], %c16, %c8_0, %c4_1 : memref<4x4xf32, 2>, memref<12x8xf32>, memref<1xi32>
      affine.dma_wait %alloc_18[%c0_2], %c16 : memref<1xi32>
      memref.dealloc %alloc_18 : memref<1xi32>
      memref.dealloc %alloc_17 : memref<1xi32>
      memref.dealloc %alloc_16 : memref<4x4xf32, 2>
      memref.dealloc %alloc_12 : memref<2x1xi32>
      memref.dealloc %alloc_11 : memref<2x6x6xf32, 2>
    }
    memref.dealloc %alloc_10 : memref<1xi32>
    memref.dealloc %alloc : memref<3x3xf32, 2>
    return
  }
}
