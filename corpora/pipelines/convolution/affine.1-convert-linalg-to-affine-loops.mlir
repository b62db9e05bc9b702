#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @f(%arg0: memref<1x5x6x4xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<3x3x4xf32, strided<[?, ?, ?], offset: ?>>) -> memref<1x3x4x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x3x4x4xf32>
    affine.for %arg2 = 0 to 1 {
      affine.for %arg3 = 0 to 3 {
        affine.for %arg4 = 0 to 4 {
          affine.for %arg5 = 0 to 4 {
            affine.store %cst, %alloc[%arg2, %arg3, %arg4, %arg5] : memref<1x3x4x4xf32>
          }
        }
      }
    }
    affine.for %arg2 = 0 to 1 {
      affine.for %arg3 = 0 to 3 {
        affine.for %arg4 = 0 to 4 {
          affine.for %arg5 = 0 to 4 {
            affine.for %arg6 = 0 to 3 {
              affine.for %arg7 = 0 to 3 {
                %0 = affine.apply #map(%arg3, %arg6)
                %1 = affine.apply #map(%arg4, %arg7)
                %2 = affine.load %arg0[%arg2, %0, %1, %arg5] : memref<1x5x6x4xf32, strided<[?, ?, ?, ?], offset: ?>>
                %3 = affine.load %arg1[%arg6, %arg7, %arg5] : memref<3x3x4xf32, strided<[?, ?, ?], offset: ?>>
                %4 = affine.load %alloc[%arg2, %arg3, %arg4, %arg5] : memref<1x3x4x4xf32>
                %5 = arith.mulf %2, %3 : f32
                %6 = arith.addf %4, %5 : f32
                affine.store %6, %alloc[%arg2, %arg3, %arg4, %arg5] : memref<1x3x4x4xf32>
              }
            }
          }
        }
      }
    }
    return %alloc : memref<1x3x4x4xf32>
  }
}
