#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 3, 4)>
#map2 = affine_map<(d0) -> (d0 + 3)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @three_mm(%arg0: memref<4x5xf32>, %arg1: memref<5x3xf32>, %arg2: memref<3x7xf32>, %arg3: memref<7x6xf32>, %arg4: memref<4x6xf32>) {
    %c9 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    %c9_0 = arith.constant 9 : index
    %c0_1 = arith.constant 0 : index
    %c9_2 = arith.constant 9 : index
    %c0_3 = arith.constant 0 : index
    %c9_4 = arith.constant 9 : index
    %c0_5 = arith.constant 0 : index
    %c9_6 = arith.constant 9 : index
    %c0_7 = arith.constant 0 : index
    %c9_8 = arith.constant 9 : index
    %c0_9 = arith.constant 0 : index
    %c21 = arith.constant 21 : index
    %c0_10 = arith.constant 0 : index
    %c21_11 = arith.constant 21 : index
    %c0_12 = arith.constant 0 : index
    %c9_13 = arith.constant 9 : index
    %c0_14 = arith.constant 0 : index
    %c9_15 = arith.constant 9 : index
    %c0_16 = arith.constant 0 : index
    %c15 = arith.constant 15 : index
    %c0_17 = arith.constant 0 : index
    %c15_18 = arith.constant 15 : index
    %c0_19 = arith.constant 0 : index
    %c0_20 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4x3xf32>
    %alloc_21 = memref.alloc() : memref<3x6xf32>
    affine.for %arg5 = 0 to 4 step 3 {
      %0 = affine.apply #map(%arg5)
      %alloc_22 = memref.alloc() : memref<3x5xf32>
      affine.for %arg6 = #map(%arg5) to min #map1(%arg5) {
        affine.for %arg7 = 0 to 5 {
          %1 = affine.load %arg0[%arg6, %arg7] : memref<4x5xf32>
          affine.store %1, %alloc_22[%arg6 - %arg5, %arg7] : memref<3x5xf32>
        }
      }
      affine.for %arg6 = 0 to 3 step 3 {
        %1 = affine.apply #map(%arg6)
        %alloc_23 = memref.alloc() : memref<5x3xf32>
        affine.for %arg7 = 0 to 5 {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            %6 = affine.load %arg1[%arg7, %arg8] : memref<5x3xf32>
            affine.store %6, %alloc_23[%arg7, %arg8 - %arg6] : memref<5x3xf32>
          }
        }
        %2 = affine.apply #map3(%arg5, %arg6)
        %3 = affine.apply #map4(%arg5, %arg6)
        %alloc_24 = memref.alloc() : memref<3x3xf32>
        affine.for %arg7 = #map(%arg5) to min #map1(%arg5) {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            %6 = affine.load %alloc[%arg7, %arg8] : memref<4x3xf32>
            affine.store %6, %alloc_24[%arg7 - %arg5, %arg8 - %arg6] : memref<3x3xf32>
          }
        }
        affine.for %arg7 = #map(%arg5) to min #map1(%arg5) {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            affine.store %cst, %alloc_24[-%arg5 + %arg7, -%arg6 + %arg8] : memref<3x3xf32>
            affine.for %arg9 = 0 to 5 {
              %6 = affine.load %alloc_22[-%arg5 + %arg7, %arg9] : memref<3x5xf32>
              %7 = affine.load %alloc_23[%arg9, -%arg6 + %arg8] : memref<5x3xf32>
              %8 = affine.load %alloc_24[-%arg5 + %arg7, -%arg6 + %arg8] : memref<3x3xf32>
              %9 = arith.mulf %6, %7 : f32
              %10 = arith.addf %8, %9 : f32
              affine.store %10, %alloc_24[-%arg5 + %arg7, -%arg6 + %arg8] : memref<3x3xf32>
            }
          }
        }
        %4 = affine.apply #map3(%arg5, %arg6)
        %5 = affine.apply #map4(%arg5, %arg6)
        affine.for %arg7 = #map(%arg5) to min #map1(%arg5) {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            %6 = affine.load %alloc_24[%arg7 - %arg5, %arg8 - %arg6] : memref<3x3xf32>
            affine.store %6, %alloc[%arg7, %arg8] : memref<4x3xf32>
          }
        }
        memref.dealloc %alloc_24 : memref<3x3xf32>
        memref.dealloc %alloc_23 : memref<5x3xf32>
      }
      memref.dealloc %alloc_22 : memref<3x5xf32>
    }
    affine.for %arg5 = 0 to 3 step 3 {
      %0 = affine.apply #map(%arg5)
      %alloc_22 = memref.alloc() : memref<3x7xf32>
      affine.for %arg6 = #map(%arg5) to #map2(%arg5) {
        affine.for %arg7 = 0 to 7 {
          %1 = affine.load %arg2[%arg6, %arg7] : memref<3x7xf32>
          affine.store %1, %alloc_22[%arg6 - %arg5, %arg7] : memref<3x7xf32>
        }
      }
      affine.for %arg6 = 0 to 6 step 3 {
        %1 = affine.apply #map(%arg6)
        %alloc_23 = memref.alloc() : memref<7x3xf32>
        affine.for %arg7 = 0 to 7 {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            %6 = affine.load %arg3[%arg7, %arg8] : memref<7x6xf32>
            affine.store %6, %alloc_23[%arg7, %arg8 - %arg6] : memref<7x3xf32>
          }
        }
        %2 = affine.apply #map3(%arg5, %arg6)
        %3 = affine.apply #map4(%arg5, %arg6)
        %alloc_24 = memref.alloc() : memref<3x3xf32>
        affine.for %arg7 = #map(%arg5) to #map2(%arg5) {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            %6 = affine.load %alloc_21[%arg7, %arg8] : memref<3x6xf32>
            affine.store %6, %alloc_24[%arg7 - %arg5, %arg8 - %arg6] : memref<3x3xf32>
          }
        }
        affine.for %arg7 = #map(%arg5) to #map2(%arg5) {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            affine.store %cst, %alloc_24[-%arg5 + %arg7, -%arg6 + %arg8] : memref<3x3xf32>
            affine.for %arg9 = 0 to 7 {
              %6 = affine.load %alloc_22[-%arg5 + %arg7, %arg9] : memref<3x7xf32>
              %7 = affine.load %alloc_23[%arg9, -%arg6 + %arg8] : memref<7x3xf32>
              %8 = affine.load %alloc_24[-%arg5 + %arg7, -%arg6 + %arg8] : memref<3x3xf32>
              %9 = arith.mulf %6, %7 : f32
              %10 = arith.addf %8, %9 : f32
              affine.store %10, %alloc_24[-%arg5 + %arg7, -%arg6 + %arg8] : memref<3x3xf32>
            }
          }
        }
        %4 = affine.apply #map3(%arg5, %arg6)
        %5 = affine.apply #map4(%arg5, %arg6)
        affine.for %arg7 = #map(%arg5) to #map2(%arg5) {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            %6 = affine.load %alloc_24[%arg7 - %arg5, %arg8 - %arg6] : memref<3x3xf32>
            affine.store %6, %alloc_21[%arg7, %arg8] : memref<3x6xf32>
          }
        }
        memref.dealloc %alloc_24 : memref<3x3xf32>
        memref.dealloc %alloc_23 : memref<7x3xf32>
      }
      memref.dealloc %alloc_22 : memref<3x7xf32>
    }
    affine.for %arg5 = 0 to 4 step 3 {
      %0 = affine.apply #map(%arg5)
      %alloc_22 = memref.alloc() : memref<3x3xf32>
      affine.for %arg6 = #map(%arg5) to min #map1(%arg5) {
        affine.for %arg7 = 0 to 3 {
          %1 = affine.load %alloc[%arg6, %arg7] : memref<4x3xf32>
          affine.store %1, %alloc_22[%arg6 - %arg5, %arg7] : memref<3x3xf32>
        }
      }
      affine.for %arg6 = 0 to 6 step 3 {
        %1 = affine.apply #map(%arg6)
        %alloc_23 = memref.alloc() : memref<3x3xf32>
        affine.for %arg7 = 0 to 3 {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            %6 = affine.load %alloc_21[%arg7, %arg8] : memref<3x6xf32>
            affine.store %6, %alloc_23[%arg7, %arg8 - %arg6] : memref<3x3xf32>
          }
        }
        %2 = affine.apply #map3(%arg5, %arg6)
        %3 = affine.apply #map4(%arg5, %arg6)
        %alloc_24 = memref.alloc() : memref<3x3xf32>
        affine.for %arg7 = #map(%arg5) to min #map1(%arg5) {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            %6 = affine.load %arg4[%arg7, %arg8] : memref<4x6xf32>
            affine.store %6, %alloc_24[%arg7 - %arg5, %arg8 - %arg6] : memref<3x3xf32>
          }
        }
        affine.for %arg7 = #map(%arg5) to min #map1(%arg5) {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            affine.store %cst, %alloc_24[-%arg5 + %arg7, -%arg6 + %arg8] : memref<3x3xf32>
            affine.for %arg9 = 0 to 3 {
              %6 = affine.load %alloc_22[-%arg5 + %arg7, %arg9] : memref<3x3xf32>
              %7 = affine.load %alloc_23[%arg9, -%arg6 + %arg8] : memref<3x3xf32>
              %8 = affine.load %alloc_24[-%arg5 + %arg7, -%arg6 + %arg8] : memref<3x3xf32>
              %9 = arith.mulf %6, %7 : f32
              %10 = arith.addf %8, %9 : f32
              affine.store %10, %alloc_24[-%arg5 + %arg7, -%arg6 + %arg8] : memref<3x3xf32>
            }
          }
        }
        %4 = affine.apply #map3(%arg5, %arg6)
        %5 = affine.apply #map4(%arg5, %arg6)
        affine.for %arg7 = #map(%arg5) to min #map1(%arg5) {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            %6 = affine.load %alloc_24[%arg7 - %arg5, %arg8 - %arg6] : memref<3x3xf32>
            affine.store %6, %arg4[%arg7, %arg8] : memref<4x6xf32>
          }
        }
        memref.dealloc %alloc_24 : memref<3x3xf32>
        memref.dealloc %alloc_23 : memref<3x3xf32>
      }
      memref.dealloc %alloc_22 : memref<3x3xf32>
    }
    memref.dealloc %alloc : memref<4x3xf32>
    memref.dealloc %alloc_21 : memref<3x6xf32>
    return
  }
}
