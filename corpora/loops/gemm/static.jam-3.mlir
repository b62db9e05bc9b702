#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @gemm(%arg0: f32, %arg1: f32, %arg2: memref<7x5xf32>, %arg3: memref<7x6xf32>, %arg4: memref<6x5xf32>) {
    %c6 = arith.constant 6 : index
    affine.for %arg5 = 0 to 6 step 3 {
      affine.for %arg6 = 0 to 5 {
        %0 = affine.load %arg2[%arg5, %arg6] : memref<7x5xf32>
        %1 = arith.mulf %0, %arg1 : f32
        affine.store %1, %arg2[%arg5, %arg6] : memref<7x5xf32>
        %2 = affine.apply #map(%arg5)
        %3 = affine.load %arg2[%2, %arg6] : memref<7x5xf32>
        %4 = arith.mulf %3, %arg1 : f32
        affine.store %4, %arg2[%2, %arg6] : memref<7x5xf32>
        %5 = affine.apply #map1(%arg5)
        %6 = affine.load %arg2[%5, %arg6] : memref<7x5xf32>
        %7 = arith.mulf %6, %arg1 : f32
        affine.store %7, %arg2[%5, %arg6] : memref<7x5xf32>
      }
      affine.for %arg6 = 0 to 6 {
        affine.for %arg7 = 0 to 5 {
          %0 = affine.load %arg3[%arg5, %arg6] : memref<7x6xf32>
          %1 = affine.load %arg4[%arg6, %arg7] : memref<6x5xf32>
          %2 = affine.load %arg2[%arg5, %arg7] : memref<7x5xf32>
          %3 = arith.mulf %arg0, %0 : f32
          %4 = arith.mulf %3, %1 : f32
          %5 = arith.addf %2, %4 : f32
          affine.store %5, %arg2[%arg5, %arg7] : memref<7x5xf32>
          %6 = affine.apply #map(%arg5)
          %7 = affine.load %arg3[%6, %arg6] : memref<7x6xf32>
          %8 = affine.load %arg4[%arg6, %arg7] : memref<6x5xf32>
          %9 = affine.load %arg2[%6, %arg7] : memref<7x5xf32>
          %10 = arith.mulf %arg0, %7 : f32
          %11 = arith.mulf %10, %8 : f32
          %12 = arith.addf %9, %11 : f32
          affine.store %12, %arg2[%6, %arg7] : memref<7x5xf32>
          %13 = affine.apply #map1(%arg5)
          %14 = affine.load %arg3[%13, %arg6] : memref<7x6xf32>
          %15 = affine.load %arg4[%arg6, %arg7] : memref<6x5xf32>
          %16 = affine.load %arg2[%13, %arg7] : memref<7x5xf32>
          %17 = arith.mulf %arg0, %14 : f32
          %18 = arith.mulf %17, %15 : f32
          %19 = arith.addf %16, %18 : f32
          affine.store %19, %arg2[%13, %arg7] : memref<7x5xf32>
        }
      }
    }
    affine.for %arg5 = 0 to 5 {
      %0 = affine.load %arg2[%c6, %arg5] : memref<7x5xf32>
      %1 = arith.mulf %0, %arg1 : f32
      affine.store %1, %arg2[%c6, %arg5] : memref<7x5xf32>
    }
    affine.for %arg5 = 0 to 6 {
      affine.for %arg6 = 0 to 5 {
        %0 = affine.load %arg3[%c6, %arg5] : memref<7x6xf32>
        %1 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
        %2 = affine.load %arg2[%c6, %arg6] : memref<7x5xf32>
        %3 = arith.mulf %arg0, %0 : f32
        %4 = arith.mulf %3, %1 : f32
        %5 = arith.addf %2, %4 : f32
        affine.store %5, %arg2[%c6, %arg6] : memref<7x5xf32>
      }
    }
    return
  }
}
