#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @three_mm(%arg0: memref<4x5xf32>, %arg1: memref<5x3xf32>, %arg2: memref<3x7xf32>, %arg3: memref<7x6xf32>, %arg4: memref<4x6xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4x3xf32>
    %alloc_0 = memref.alloc() : memref<3x6xf32>
    affine.for %arg5 = 0 to 4 {
      affine.for %arg6 = 0 to 3 {
        affine.store %cst, %alloc[%arg5, %arg6] : memref<4x3xf32>
        affine.for %arg7 = 0 to 4 step 2 {
          %5 = affine.load %arg0[%arg5, %arg7] : memref<4x5xf32>
          %6 = affine.load %arg1[%arg7, %arg6] : memref<5x3xf32>
          %7 = affine.load %alloc[%arg5, %arg6] : memref<4x3xf32>
          %8 = arith.mulf %5, %6 : f32
          %9 = arith.addf %7, %8 : f32
          affine.store %9, %alloc[%arg5, %arg6] : memref<4x3xf32>
          %10 = affine.apply #map(%arg7)
          %11 = affine.load %arg0[%arg5, %10] : memref<4x5xf32>
          %12 = affine.load %arg1[%10, %arg6] : memref<5x3xf32>
          %13 = affine.load %alloc[%arg5, %arg6] : memref<4x3xf32>
          %14 = arith.mulf %11, %12 : f32
          %15 = arith.addf %13, %14 : f32
          affine.store %15, %alloc[%arg5, %arg6] : memref<4x3xf32>
        }
        %0 = affine.load %arg0[%arg5, %c4] : memref<4x5xf32>
        %1 = affine.load %arg1[%c4, %arg6] : memref<5x3xf32>
        %2 = affine.load %alloc[%arg5, %arg6] : memref<4x3xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %alloc[%arg5, %arg6] : memref<4x3xf32>
      }
    }
    affine.for %arg5 = 0 to 3 {
      affine.for %arg6 = 0 to 6 {
        affine.store %cst, %alloc_0[%arg5, %arg6] : memref<3x6xf32>
        affine.for %arg7 = 0 to 6 step 2 {
          %5 = affine.load %arg2[%arg5, %arg7] : memref<3x7xf32>
          %6 = affine.load %arg3[%arg7, %arg6] : memref<7x6xf32>
          %7 = affine.load %alloc_0[%arg5, %arg6] : memref<3x6xf32>
          %8 = arith.mulf %5, %6 : f32
          %9 = arith.addf %7, %8 : f32
          affine.store %9, %alloc_0[%arg5, %arg6] : memref<3x6xf32>
          %10 = affine.apply #map(%arg7)
          %11 = affine.load %arg2[%arg5, %10] : memref<3x7xf32>
          %12 = affine.load %arg3[%10, %arg6] : memref<7x6xf32>
          %13 = affine.load %alloc_0[%arg5, %arg6] : memref<3x6xf32>
          %14 = arith.mulf %11, %12 : f32
          %15 = arith.addf %13, %14 : f32
          affine.store %15, %alloc_0[%arg5, %arg6] : memref<3x6xf32>
        }
        %0 = affine.load %arg2[%arg5, %c6] : memref<3x7xf32>
        %1 = affine.load %arg3[%c6, %arg6] : memref<7x6xf32>
        %2 = affine.load %alloc_0[%arg5, %arg6] : memref<3x6xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %alloc_0[%arg5, %arg6] : memref<3x6xf32>
      }
    }
    affine.for %arg5 = 0 to 4 {
      affine.for %arg6 = 0 to 6 {
        affine.store %cst, %arg4[%arg5, %arg6] : memref<4x6xf32>
        %0 = affine.load %alloc[%arg5, %c0] : memref<4x3xf32>
        %1 = affine.load %alloc_0[%c0, %arg6] : memref<3x6xf32>
        %2 = affine.load %arg4[%arg5, %arg6] : memref<4x6xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %arg4[%arg5, %arg6] : memref<4x6xf32>
        %5 = affine.apply #map(%c0)
        %6 = affine.load %alloc[%arg5, %5] : memref<4x3xf32>
        %7 = affine.load %alloc_0[%5, %arg6] : memref<3x6xf32>
        %8 = affine.load %arg4[%arg5, %arg6] : memref<4x6xf32>
        %9 = arith.mulf %6, %7 : f32
        %10 = arith.addf %8, %9 : f32
        affine.store %10, %arg4[%arg5, %arg6] : memref<4x6xf32>
        %11 = affine.load %alloc[%arg5, %c2] : memref<4x3xf32>
        %12 = affine.load %alloc_0[%c2, %arg6] : memref<3x6xf32>
        %13 = affine.load %arg4[%arg5, %arg6] : memref<4x6xf32>
        %14 = arith.mulf %11, %12 : f32
        %15 = arith.addf %13, %14 : f32
        affine.store %15, %arg4[%arg5, %arg6] : memref<4x6xf32>
      }
    }
    memref.dealloc %alloc : memref<4x3xf32>
    memref.dealloc %alloc_0 : memref<3x6xf32>
    return
  }
}
