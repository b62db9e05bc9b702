#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 3, 7)>
module {
  func.func @gesummv(%arg0: f32, %arg1: f32, %arg2: memref<7x5xf32>, %arg3: memref<7x5xf32>, %arg4: memref<7xf32>, %arg5: memref<5xf32>, %arg6: memref<7xf32>) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c3_0 = arith.constant 3 : index
    %c0_1 = arith.constant 0 : index
    %c3_2 = arith.constant 3 : index
    %c0_3 = arith.constant 0 : index
    %c15 = arith.constant 15 : index
    %c0_4 = arith.constant 0 : index
    %c3_5 = arith.constant 3 : index
    %c0_6 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c0_7 = arith.constant 0 : index
    %c15_8 = arith.constant 15 : index
    %c0_9 = arith.constant 0 : index
    %c0_10 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<5xf32>
    affine.for %arg7 = 0 to 5 {
      %0 = affine.load %arg5[%arg7] : memref<5xf32>
      affine.store %0, %alloc[%arg7] : memref<5xf32>
    }
    affine.for %arg7 = 0 to 7 step 3 {
      %0 = affine.apply #map(%arg7)
      %alloc_11 = memref.alloc() : memref<3x5xf32>
      affine.for %arg8 = #map(%arg7) to min #map1(%arg7) {
        affine.for %arg9 = 0 to 5 {
          %6 = affine.load %arg2[%arg8, %arg9] : memref<7x5xf32>
          affine.store %6, %alloc_11[%arg8 - %arg7, %arg9] : memref<3x5xf32>
        }
      }
      %1 = affine.apply #map(%arg7)
      %alloc_12 = memref.alloc() : memref<3xf32>
      affine.for %arg8 = #map(%arg7) to min #map1(%arg7) {
        %6 = affine.load %arg4[%arg8] : memref<7xf32>
        affine.store %6, %alloc_12[%arg8 - %arg7] : memref<3xf32>
      }
      %2 = affine.apply #map(%arg7)
      %alloc_13 = memref.alloc() : memref<3x5xf32>
      affine.for %arg8 = #map(%arg7) to min #map1(%arg7) {
        affine.for %arg9 = 0 to 5 {
          %6 = affine.load %arg3[%arg8, %arg9] : memref<7x5xf32>
          affine.store %6, %alloc_13[%arg8 - %arg7, %arg9] : memref<3x5xf32>
        }
      }
      %3 = affine.apply #map(%arg7)
      %alloc_14 = memref.alloc() : memref<3xf32>
      affine.for %arg8 = #map(%arg7) to min #map1(%arg7) {
        %6 = affine.load %arg6[%arg8] : memref<7xf32>
        affine.store %6, %alloc_14[%arg8 - %arg7] : memref<3xf32>
      }
      affine.for %arg8 = #map(%arg7) to min #map1(%arg7) {
        affine.store %cst, %alloc_12[-%arg7 + %arg8] : memref<3xf32>
        affine.store %cst, %alloc_14[-%arg7 + %arg8] : memref<3xf32>
        affine.for %arg9 = 0 to 5 {
          %11 = affine.load %alloc_11[-%arg7 + %arg8, %arg9] : memref<3x5xf32>
          %12 = affine.load %alloc[%arg9] : memref<5xf32>
          %13 = affine.load %alloc_12[-%arg7 + %arg8] : memref<3xf32>
          %14 = arith.mulf %11, %12 : f32
          %15 = arith.addf %14, %13 : f32
          affine.store %15, %alloc_12[-%arg7 + %arg8] : memref<3xf32>
          %16 = affine.load %alloc_13[-%arg7 + %arg8, %arg9] : memref<3x5xf32>
          %17 = affine.load %alloc_14[-%arg7 + %arg8] : memref<3xf32>
          %18 = arith.mulf %16, %12 : f32
          %19 = arith.addf %18, %17 : f32
          affine.store %19, %alloc_14[-%arg7 + %arg8] : memref<3xf32>
        }
        %6 = affine.load %alloc_12[-%arg7 + %arg8] : memref<3xf32>
        %7 = affine.load %alloc_14[-%arg7 + %arg8] : memref<3xf32>
        %8 = arith.mulf %arg0, %6 : f32
        %9 = arith.mulf %arg1, %7 : f32
        %10 = arith.addf %8, %9 : f32
        affine.store %10, %alloc_14[-%arg7 + %arg8] : memref<3xf32>
      }
      %4 = affine.apply #map(%arg7)
      %5 = affine.apply #map(%arg7)
      affine.for %arg8 = #map(%arg7) to min #map1(%arg7) {
        %6 = affine.load %alloc_14[%arg8 - %arg7] : memref<3xf32>
        affine.store %6, %arg6[%arg8] : memref<7xf32>
      }
      affine.for %arg8 = #map(%arg7) to min #map1(%arg7) {
        %6 = affine.load %alloc_12[%arg8 - %arg7] : memref<3xf32>
        affine.store %6, %arg4[%arg8] : memref<7xf32>
      }
      memref.dealloc %alloc_14 : memref<3xf32>
      memref.dealloc %alloc_13 : memref<3x5xf32>
      memref.dealloc %alloc_12 : memref<3xf32>
      memref.dealloc %alloc_11 : memref<3x5xf32>
    }
    memref.dealloc %alloc : memref<5xf32>
    return
  }
}
