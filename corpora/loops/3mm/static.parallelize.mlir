module {
  func.func @three_mm(%arg0: memref<4x5xf32>, %arg1: memref<5x3xf32>, %arg2: memref<3x7xf32>, %arg3: memref<7x6xf32>, %arg4: memref<4x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4x3xf32>
    %alloc_0 = memref.alloc() : memref<3x6xf32>
    affine.parallel (%arg5) = (0) to (4) {
      affine.parallel (%arg6) = (0) to (3) {
        affine.store %cst, %alloc[%arg5, %arg6] : memref<4x3xf32>
        affine.for %arg7 = 0 to 5 {
          %0 = affine.load %arg0[%arg5, %arg7] : memref<4x5xf32>
          %1 = affine.load %arg1[%arg7, %arg6] : memref<5x3xf32>
          %2 = affine.load %alloc[%arg5, %arg6] : memref<4x3xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %alloc[%arg5, %arg6] : memref<4x3xf32>
        }
      }
    }
    affine.parallel (%arg5) = (0) to (3) {
      affine.parallel (%arg6) = (0) to (6) {
        affine.store %cst, %alloc_0[%arg5, %arg6] : memref<3x6xf32>
        affine.for %arg7 = 0 to 7 {
          %0 = affine.load %arg2[%arg5, %arg7] : memref<3x7xf32>
          %1 = affine.load %arg3[%arg7, %arg6] : memref<7x6xf32>
          %2 = affine.load %alloc_0[%arg5, %arg6] : memref<3x6xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %alloc_0[%arg5, %arg6] : memref<3x6xf32>
        }
      }
    }
    affine.parallel (%arg5) = (0) to (4) {
      affine.parallel (%arg6) = (0) to (6) {
        affine.store %cst, %arg4[%arg5, %arg6] : memref<4x6xf32>
        affine.for %arg7 = 0 to 3 {
          %0 = affine.load %alloc[%arg5, %arg7] : memref<4x3xf32>
          %1 = affine.load %alloc_0[%arg7, %arg6] : memref<3x6xf32>
          %2 = affine.load %arg4[%arg5, %arg6] : memref<4x6xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg4[%arg5, %arg6] : memref<4x6xf32>
        }
      }
    }
    memref.dealloc %alloc : memref<4x3xf32>
    memref.dealloc %alloc_0 : memref<3x6xf32>
    return
  }
}
