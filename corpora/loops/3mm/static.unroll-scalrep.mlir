#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
module {
  func.func @three_mm(%arg0: memref<4x5xf32>, %arg1: memref<5x3xf32>, %arg2: memref<3x7xf32>, %arg3: memref<7x6xf32>, %arg4: memref<4x6xf32>) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4x3xf32>
    %alloc_1 = memref.alloc() : memref<3x6xf32>
    affine.for %arg5 = 0 to 4 {
      affine.for %arg6 = 0 to 3 {
        %0 = affine.load %arg0[%arg5, %c0_0] : memref<4x5xf32>
        %1 = affine.load %arg1[%c0_0, %arg6] : memref<5x3xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = arith.addf %cst, %2 : f32
        %4 = affine.apply #map(%c0_0)
        %5 = affine.load %arg0[%arg5, %4] : memref<4x5xf32>
        %6 = affine.load %arg1[%4, %arg6] : memref<5x3xf32>
        %7 = arith.mulf %5, %6 : f32
        %8 = arith.addf %3, %7 : f32
        %9 = affine.apply #map1(%c0_0)
        %10 = affine.load %arg0[%arg5, %9] : memref<4x5xf32>
        %11 = affine.load %arg1[%9, %arg6] : memref<5x3xf32>
        %12 = arith.mulf %10, %11 : f32
        %13 = arith.addf %8, %12 : f32
        %14 = affine.apply #map2(%c0_0)
        %15 = affine.load %arg0[%arg5, %14] : memref<4x5xf32>
        %16 = affine.load %arg1[%14, %arg6] : memref<5x3xf32>
        %17 = arith.mulf %15, %16 : f32
        %18 = arith.addf %13, %17 : f32
        %19 = affine.load %arg0[%arg5, %c4] : memref<4x5xf32>
        %20 = affine.load %arg1[%c4, %arg6] : memref<5x3xf32>
        %21 = arith.mulf %19, %20 : f32
        %22 = arith.addf %18, %21 : f32
        affine.store %22, %alloc[%arg5, %arg6] : memref<4x3xf32>
      }
    }
    affine.for %arg5 = 0 to 3 {
      affine.for %arg6 = 0 to 6 {
        %0 = affine.load %arg2[%arg5, %c0] : memref<3x7xf32>
        %1 = affine.load %arg3[%c0, %arg6] : memref<7x6xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = arith.addf %cst, %2 : f32
        %4 = affine.apply #map(%c0)
        %5 = affine.load %arg2[%arg5, %4] : memref<3x7xf32>
        %6 = affine.load %arg3[%4, %arg6] : memref<7x6xf32>
        %7 = arith.mulf %5, %6 : f32
        %8 = arith.addf %3, %7 : f32
        %9 = affine.apply #map1(%c0)
        %10 = affine.load %arg2[%arg5, %9] : memref<3x7xf32>
        %11 = affine.load %arg3[%9, %arg6] : memref<7x6xf32>
        %12 = arith.mulf %10, %11 : f32
        %13 = arith.addf %8, %12 : f32
        %14 = affine.apply #map2(%c0)
        %15 = affine.load %arg2[%arg5, %14] : memref<3x7xf32>
        %16 = affine.load %arg3[%14, %arg6] : memref<7x6xf32>
        %17 = arith.mulf %15, %16 : f32
        %18 = arith.addf %13, %17 : f32
        affine.store %18, %alloc_1[%arg5, %arg6] : memref<3x6xf32>
        affine.for %arg7 = 4 to 7 {
          %19 = affine.load %arg2[%arg5, %arg7] : memref<3x7xf32>
          %20 = affine.load %arg3[%arg7, %arg6] : memref<7x6xf32>
          %21 = affine.load %alloc_1[%arg5, %arg6] : memref<3x6xf32>
          %22 = arith.mulf %19, %20 : f32
          %23 = arith.addf %21, %22 : f32
          affine.store %23, %alloc_1[%arg5, %arg6] : memref<3x6xf32>
        }
      }
    }
    affine.for %arg5 = 0 to 4 {
      affine.for %arg6 = 0 to 6 {
        affine.store %cst, %arg4[%arg5, %arg6] : memref<4x6xf32>
        affine.for %arg7 = 0 to 3 {
          %0 = affine.load %alloc[%arg5, %arg7] : memref<4x3xf32>
          %1 = affine.load %alloc_1[%arg7, %arg6] : memref<3x6xf32>
          %2 = affine.load %arg4[%arg5, %arg6] : memref<4x6xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg4[%arg5, %arg6] : memref<4x6xf32>
        }
      }
    }
    memref.dealloc %alloc : memref<4x3xf32>
    memref.dealloc %alloc_1 : memref<3x6xf32>
    return
  }
}
