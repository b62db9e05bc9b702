#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> (d0 + 3)>
#map5 = affine_map<(d0) -> (d0 + 3, 7)>
module {
  func.func @mvt(%arg0: memref<6x7xf32>, %arg1: memref<7xf32>, %arg2: memref<6xf32>, %arg3: memref<7xf32>) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c3_0 = arith.constant 3 : index
    %c0_1 = arith.constant 0 : index
    %c3_2 = arith.constant 3 : index
    %c0_3 = arith.constant 0 : index
    %c3_4 = arith.constant 3 : index
    %c0_5 = arith.constant 0 : index
    %c3_6 = arith.constant 3 : index
    %c0_7 = arith.constant 0 : index
    %c3_8 = arith.constant 3 : index
    %c0_9 = arith.constant 0 : index
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %c0_12 = arith.constant 0 : index
    %c0_13 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<6x7xf32, #map>
    affine.for %arg4 = 0 to 6 step 3 {
      affine.for %arg5 = 0 to 7 step 3 {
        %0 = affine.apply #map1(%arg4, %arg5)
        %1 = affine.apply #map2(%arg4, %arg5)
        %alloc_14 = memref.alloc() : memref<3x3xf32>
        affine.for %arg6 = #map3(%arg4) to #map4(%arg4) {
          affine.for %arg7 = #map3(%arg5) to min #map5(%arg5) {
            %2 = affine.load %arg0[%arg6, %arg7] : memref<6x7xf32>
            affine.store %2, %alloc_14[%arg6 - %arg4, %arg7 - %arg5] : memref<3x3xf32>
          }
        }
        affine.for %arg6 = #map3(%arg4) to #map4(%arg4) {
          affine.for %arg7 = #map3(%arg5) to min #map5(%arg5) {
            %2 = affine.load %alloc_14[-%arg4 + %arg6, -%arg5 + %arg7] : memref<3x3xf32>
            affine.store %2, %alloc[%arg6, %arg7] : memref<6x7xf32, #map>
          }
        }
        memref.dealloc %alloc_14 : memref<3x3xf32>
      }
    }
    affine.for %arg4 = 0 to 6 step 3 {
      %0 = affine.apply #map3(%arg4)
      %alloc_14 = memref.alloc() : memref<3xf32>
      affine.for %arg5 = #map3(%arg4) to #map4(%arg4) {
        %2 = affine.load %arg2[%arg5] : memref<6xf32>
        affine.store %2, %alloc_14[%arg5 - %arg4] : memref<3xf32>
      }
      affine.for %arg5 = 0 to 7 step 3 {
        %2 = affine.apply #map3(%arg5)
        %alloc_15 = memref.alloc() : memref<3xf32>
        affine.for %arg6 = #map3(%arg5) to min #map5(%arg5) {
          %3 = affine.load %arg1[%arg6] : memref<7xf32>
          affine.store %3, %alloc_15[%arg6 - %arg5] : memref<3xf32>
        }
        affine.for %arg6 = #map3(%arg4) to #map4(%arg4) {
          affine.for %arg7 = #map3(%arg5) to min #map5(%arg5) {
            %3 = affine.load %alloc[%arg6, %arg7] : memref<6x7xf32, #map>
            %4 = affine.load %alloc_15[-%arg5 + %arg7] : memref<3xf32>
            %5 = affine.load %alloc_14[-%arg4 + %arg6] : memref<3xf32>
            %6 = arith.mulf %3, %4 : f32
            %7 = arith.addf %5, %6 : f32
            affine.store %7, %alloc_14[-%arg4 + %arg6] : memref<3xf32>
          }
        }
        memref.dealloc %alloc_15 : memref<3xf32>
      }
      %1 = affine.apply #map3(%arg4)
      affine.for %arg5 = #map3(%arg4) to #map4(%arg4) {
        %2 = affine.load %alloc_14[%arg5 - %arg4] : memref<3xf32>
        affine.store %2, %arg2[%arg5] : memref<6xf32>
      }
      memref.dealloc %alloc_14 : memref<3xf32>
    }
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<6x7xf32> to memref<7x6xf32, strided<[1, 7]>>
    affine.for %arg4 = 0 to 7 step 3 {
      %0 = affine.apply #map3(%arg4)
      %alloc_14 = memref.alloc() : memref<3xf32>
      affine.for %arg5 = #map3(%arg4) to min #map5(%arg4) {
        %2 = affine.load %arg3[%arg5] : memref<7xf32>
        affine.store %2, %alloc_14[%arg5 - %arg4] : memref<3xf32>
      }
      affine.for %arg5 = 0 to 6 step 3 {
        %2 = affine.apply #map3(%arg5)
        %alloc_15 = memref.alloc() : memref<3xf32>
        affine.for %arg6 = #map3(%arg5) to #map4(%arg5) {
          %3 = affine.load %arg2[%arg6] : memref<6xf32>
          affine.store %3, %alloc_15[%arg6 - %arg5] : memref<3xf32>
        }
        affine.for %arg6 = #map3(%arg4) to min #map5(%arg4) {
          affine.for %arg7 = #map3(%arg5) to #map4(%arg5) {
            %3 = memref.load %transpose[%arg6, %arg7] : memref<7x6xf32, strided<[1, 7]>>
            %4 = affine.load %alloc_15[-%arg5 + %arg7] : memref<3xf32>
            %5 = affine.load %alloc_14[-%arg4 + %arg6] : memref<3xf32>
            %6 = arith.mulf %3, %4 : f32
            %7 = arith.addf %5, %6 : f32
            affine.store %7, %alloc_14[-%arg4 + %arg6] : memref<3xf32>
          }
        }
        memref.dealloc %alloc_15 : memref<3xf32>
      }
      %1 = affine.apply #map3(%arg4)
      affine.for %arg5 = #map3(%arg4) to min #map5(%arg4) {
        %2 = affine.load %alloc_14[%arg5 - %arg4] : memref<3xf32>
        affine.store %2, %arg3[%arg5] : memref<7xf32>
      }
      memref.dealloc %alloc_14 : memref<3xf32>
    }
    memref.dealloc %alloc : memref<6x7xf32, #map>
    return
  }
}
