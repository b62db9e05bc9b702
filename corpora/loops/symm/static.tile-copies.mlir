#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 3)>
#map2 = affine_map<(d0) -> (d0 + 3, 5)>
module {
  func.func @symm(%arg0: f32, %arg1: f32, %arg2: memref<6x5xf32>, %arg3: memref<6x6xf32>, %arg4: memref<6x5xf32>) {
    %c30 = arith.constant 30 : index
    %c0 = arith.constant 0 : index
    %c30_0 = arith.constant 30 : index
    %c0_1 = arith.constant 0 : index
    %c36 = arith.constant 36 : index
    %c0_2 = arith.constant 0 : index
    %c30_3 = arith.constant 30 : index
    %c0_4 = arith.constant 0 : index
    %c0_5 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg5 = 0 to 6 step 3 {
      affine.for %arg6 = 0 to 5 step 3 {
        %alloc = memref.alloc() : memref<6x5xf32>
        affine.for %arg7 = 0 to 8 {
          affine.for %arg8 = 0 to 5 {
            %0 = affine.load %arg4[%arg7, %arg8] : memref<6x5xf32>
            affine.store %0, %alloc[%arg7, %arg8] : memref<6x5xf32>
          }
        }
        %alloc_6 = memref.alloc() : memref<6x6xf32>
        affine.for %arg7 = 0 to 6 {
          affine.for %arg8 = 0 to 6 {
            %0 = affine.load %arg3[%arg7, %arg8] : memref<6x6xf32>
            affine.store %0, %alloc_6[%arg7, %arg8] : memref<6x6xf32>
          }
        }
        %alloc_7 = memref.alloc() : memref<6x5xf32>
        affine.for %arg7 = 0 to 8 {
          affine.for %arg8 = 0 to 5 {
            %0 = affine.load %arg2[%arg7, %arg8] : memref<6x5xf32>
            affine.store %0, %alloc_7[%arg7, %arg8] : memref<6x5xf32>
          }
        }
        affine.for %arg7 = #map(%arg5) to #map1(%arg5) {
          affine.for %arg8 = #map(%arg6) to min #map2(%arg6) {
            %0 = affine.for %arg9 = 0 to #map(%arg7) iter_args(%arg10 = %cst) -> (f32) {
              %12 = affine.load %alloc[%arg7, %arg8] : memref<6x5xf32>
              %13 = affine.load %alloc_6[%arg7, %arg9] : memref<6x6xf32>
              %14 = affine.load %alloc_7[%arg9, %arg8] : memref<6x5xf32>
              %15 = arith.mulf %arg0, %12 : f32
              %16 = arith.mulf %15, %13 : f32
              %17 = arith.addf %14, %16 : f32
              affine.store %17, %alloc_7[%arg9, %arg8] : memref<6x5xf32>
              %18 = affine.load %alloc[%arg9, %arg8] : memref<6x5xf32>
              %19 = arith.mulf %18, %13 : f32
              %20 = arith.addf %arg10, %19 : f32
              affine.yield %20 : f32
            }
            %1 = affine.load %alloc_7[%arg7, %arg8] : memref<6x5xf32>
            %2 = affine.load %alloc[%arg7, %arg8] : memref<6x5xf32>
            %3 = affine.apply #map(%arg7)
            %4 = affine.apply #map(%arg7)
            %5 = affine.load %alloc_6[%arg7, %arg7] : memref<6x6xf32>
            %6 = arith.mulf %arg1, %1 : f32
            %7 = arith.mulf %arg0, %2 : f32
            %8 = arith.mulf %7, %5 : f32
            %9 = arith.addf %6, %8 : f32
            %10 = arith.mulf %arg0, %0 : f32
            %11 = arith.addf %9, %10 : f32
            affine.store %11, %alloc_7[%arg7, %arg8] : memref<6x5xf32>
          }
        }
        affine.for %arg7 = 0 to 8 {
          affine.for %arg8 = 0 to 5 {
            %0 = affine.load %alloc_7[%arg7, %arg8] : memref<6x5xf32>
            affine.store %0, %arg2[%arg7, %arg8] : memref<6x5xf32>
          }
        }
        memref.dealloc %alloc_7 : memref<6x5xf32>
        memref.dealloc %alloc_6 : memref<6x6xf32>
        memref.dealloc %alloc : memref<6x5xf32>
      }
    }
    return
  }
}
