module {
  func.func @f(%arg0: memref<1x5x6x4xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<3x3x4xf32, strided<[?, ?, ?], offset: ?>>) -> memref<1x3x4x4xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x3x4x4xf32>
    affine.for %arg2 = 0 to 1 {
      affine.for %arg3 = 0 to 3 {
        affine.for %arg4 = 0 to 4 {
          affine.for %arg5 = 0 to 4 {
            affine.store %cst, %alloc[%c0, %arg3, %arg4, %arg5] : memref<1x3x4x4xf32>
            affine.for %arg6 = 0 to 3 {
              affine.for %arg7 = 0 to 3 {
                %0 = affine.load %arg0[%arg2, %arg3 + %arg6, %arg4 + %arg7, %arg5] : memref<1x5x6x4xf32, strided<[?, ?, ?, ?], offset: ?>>
                %1 = affine.load %arg1[%arg6, %arg7, %arg5] : memref<3x3x4xf32, strided<[?, ?, ?], offset: ?>>
                %2 = affine.load %alloc[%arg2, %arg3, %arg4, %arg5] : memref<1x3x4x4xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                affine.store %4, %alloc[%arg2, %arg3, %arg4, %arg5] : memref<1x3x4x4xf32>
              }
            }
          }
        }
      }
    }
    return %alloc : memref<1x3x4x4xf32>
  }
}
