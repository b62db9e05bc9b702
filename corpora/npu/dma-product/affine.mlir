#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0) -> (d0 - 8)>
#map3 = affine_map<(d0) -> ((d0 floordiv 8) mod 2)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> (d0 + 8)>
module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x16xf32>, %arg2: memref<16x16xf32>) {
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c16 = arith.constant 16 : index
    %c8 = arith.constant 8 : index
    %c0_0 = arith.constant 0 : index
    %c64_1 = arith.constant 64 : index
    %c16_2 = arith.constant 16 : index
    %c8_3 = arith.constant 8 : index
    %c0_4 = arith.constant 0 : index
    %c64_5 = arith.constant 64 : index
    %c16_6 = arith.constant 16 : index
    %c8_7 = arith.constant 8 : index
    %c0_8 = arith.constant 0 : index
    %c64_9 = arith.constant 64 : index
    %c24_10 = arith.constant 24 : index
    %c8_11 = arith.constant 8 : index
    %c0_12 = arith.constant 0 : index
    %c0_13 = arith.constant 0 : index
    affine.for %arg3 = 0 to 16 step 8 {
      affine.for %arg4 = 0 to 16 step 8 {
        %0 = affine.apply #map(%arg3, %arg4)
        %1 = affine.apply #map1(%arg3, %arg4)
        %alloc = memref.alloc() : memref<8x8xf32, 2>
        %alloc_14 = memref.alloc() : memref<1xi32>
        affine.dma_start %arg2[%arg3, %arg4], %alloc[%c0_4, %c0_4], %alloc_14[%c0_4], %c64_1, %c16_2, %c8_3 : memref<16x16xf32>, memref<8x8xf32, 2>, memref<1xi32>
        affine.dma_wait %alloc_14[%c0_4], %c64_1 : memref<1xi32>
        %alloc_15 = memref.alloc() : memref<1xi32>
        %alloc_16 = memref.alloc() : memref<2x8x8xf32, 2>
        %alloc_17 = memref.alloc() : memref<2x8x8xf32, 2>
        %alloc_18 = memref.alloc() : memref<2x1xi32>
        %alloc_19 = memref.alloc() : memref<2x1xi32>
        affine.dma_start %arg0[%arg3, %c0], %alloc_16[(%c0 floordiv 8) mod 2, 0, 0], %alloc_18[(%c0 floordiv 8) mod 2, 0], %c64_9, %c24_10, %c8_11 : memref<16x24xf32>, memref<2x8x8xf32, 2>, memref<2x1xi32>
        affine.dma_start %arg1[%c0, %arg4], %alloc_17[(%c0 floordiv 8) mod 2, 0, 0], %alloc_19[(%c0 floordiv 8) mod 2, 0], %c64_5, %c16_6, %c8_7 : memref<24x16xf32>, memref<2x8x8xf32, 2>, memref<2x1xi32>
        affine.for %arg5 = 8 to 24 step 8 {
          affine.dma_start %arg0[%arg3, %arg5], %alloc_16[(%arg5 floordiv 8) mod 2, 0, 0], %alloc_18[(%arg5 floordiv 8) mod 2, 0], %c64_9, %c24_10, %c8_11 : memref<16x24xf32>, memref<2x8x8xf32, 2>, memref<2x1xi32>
          affine.dma_start %arg1[%arg5, %arg4], %alloc_17[(%arg5 floordiv 8) mod 2, 0, 0], %alloc_19[(%arg5 floordiv 8) mod 2, 0], %c64_5, %c16_6, %c8_7 : memref<24x16xf32>, memref<2x8x8xf32, 2>, memref<2x1xi32>
          %13 = affine.apply #map2(%arg5)
          %14 = affine.apply #map3(%13)
          %15 = affine.apply #map3(%13)
          %16 = affine.apply #map3(%13)
          %17 = affine.apply #map3(%13)
          %18 = affine.apply #map(%arg3, %13)
          %19 = affine.apply #map1(%arg3, %13)
          affine.dma_wait %alloc_18[(%13 floordiv 8) mod 2, 0], %c64_9 : memref<2x1xi32>
          %20 = affine.apply #map(%13, %arg4)
          %21 = affine.apply #map1(%13, %arg4)
          affine.dma_wait %alloc_19[(%13 floordiv 8) mod 2, 0], %c64_5 : memref<2x1xi32>
          affine.for %arg6 = #map4(%arg3) to #map5(%arg3) {
            affine.for %arg7 = #map4(%arg4) to #map5(%arg4) {
              affine.for %arg8 = #map4(%13) to #map5(%13) {
                %22 = affine.load %alloc_16[(%13 floordiv 8) mod 2, -%arg3 + %arg6, -%13 + %arg8] : memref<2x8x8xf32, 2>
                %23 = affine.load %alloc_17[(%13 floordiv 8) mod 2, -%13 + %arg8, -%arg4 + %arg7] : memref<2x8x8xf32, 2>
                %24 = affine.load %alloc[-%arg3 + %arg6, -%arg4 + %arg7] : memref<8x8xf32, 2>
                %25 = arith.mulf %22, %23 : f32
                %26 = arith.addf %24, %25 : f32
                affine.store %26, %alloc[-%arg3 + %arg6, -%arg4 + %arg7] : memref<8x8xf32, 2>
              }
            }
          }
        }
        %2 = affine.apply #map2(%c24)
        %3 = affine.apply #map3(%2)
        %4 = affine.apply #map3(%2)
        %5 = affine.apply #map3(%2)
        %6 = affine.apply #map3(%2)
        %7 = affine.apply #map(%arg3, %2)
        %8 = affine.apply #map1(%arg3, %2)
        affine.dma_wait %alloc_18[(%2 floordiv 8) mod 2, 0], %c64_9 : memref<2x1xi32>
        %9 = affine.apply #map(%2, %arg4)
        %10 = affine.apply #map1(%2, %arg4)
        affine.dma_wait %alloc_19[(%2 floordiv 8) mod 2, 0], %c64_5 : memref<2x1xi32>
        affine.for %arg5 = #map4(%arg3) to #map5(%arg3) {
          affine.for %arg6 = #map4(%arg4) to #map5(%arg4) {
            affine.for %arg7 = #map4(%2) to #map5(%2) {
              %13 = affine.load %alloc_16[(%2 floordiv 8) mod 2, -%arg3 + %arg5, -%2 + %arg7] : memref<2x8x8xf32, 2>
              %14 = affine.load %alloc_17[(%2 floordiv 8) mod 2, -%2 + %arg7, -%arg4 + %arg6] : memref<2x8x8xf32, 2>
              %15 = affine.load %alloc[-%arg3 + %arg5, -%arg4 + %arg6] : memref<8x8xf32, 2>
              %16 = arith.mulf %13, %14 : f32
              %17 = arith.addf %15, %16 : f32
              affine.store %17, %alloc[-%arg3 + %arg5, -%arg4 + %arg6] : memref<8x8xf32, 2>
            }
          }
        }
        memref.dealloc %alloc_19 : memref<2x1xi32>
        memref.dealloc %alloc_18 : memref<2x1xi32>
        memref.dealloc %alloc_17 : memref<2x8x8xf32, 2>
        memref.dealloc %alloc_16 : memref<2x8x8xf32, 2>
        %11 = affine.apply #map(%arg3, %arg4)
        %12 = affine.apply #map1(%arg3, %arg4)
        affine.dma_start %alloc[%c0_0, %c0_0], %arg2[%arg3, %arg4], %alloc_15[%c0_0], %c64, %c16, %c8 : memref<8x8xf32, 2>, memref<16x16xf32>, memref<1xi32>
        affine.dma_wait %alloc_15[%c0_0], %c64 : memref<1xi32>
        memref.dealloc %alloc_15 : memref<1xi32>
        memref.dealloc %alloc_14 : memref<1xi32>
        memref.dealloc %alloc : memref<8x8xf32, 2>
      }
    }
    return
  }
}
