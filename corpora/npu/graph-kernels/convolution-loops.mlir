#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @kernel(%arg0: memref<1x3x8x8xf32>, %arg1: memref<4x3x3x3xf32>, %arg2: memref<4xf32>, %arg3: memref<4xf32>, %arg4: memref<4xf32>, %arg5: memref<4xf32>) -> memref<1x4x6x6xf32> {
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x4x6x6xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c6 step %c1 {
        scf.for %arg8 = %c0 to %c6 step %c1 {
          memref.store %cst_0, %alloc[%c0, %arg6, %arg7, %arg8] : memref<1x4x6x6xf32>
        }
      }
    }
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c6 step %c1 {
        scf.for %arg8 = %c0 to %c6 step %c1 {
          scf.for %arg9 = %c0 to %c3 step %c1 {
            scf.for %arg10 = %c0 to %c3 step %c1 {
              scf.for %arg11 = %c0 to %c3 step %c1 {
                %0 = affine.apply #map(%arg7, %arg10)
                %1 = affine.apply #map(%arg8, %arg11)
                %2 = memref.load %arg0[%c0, %arg9, %0, %1] : memref<1x3x8x8xf32>
                %3 = memref.load %arg1[%arg6, %arg9, %arg10, %arg11] : memref<4x3x3x3xf32>
                %4 = memref.load %alloc[%c0, %arg6, %arg7, %arg8] : memref<1x4x6x6xf32>
                %5 = arith.mulf %2, %3 : f32
                %6 = arith.addf %4, %5 : f32
                memref.store %6, %alloc[%c0, %arg6, %arg7, %arg8] : memref<1x4x6x6xf32>
              }
            }
          }
        }
      }
    }
    %expand_shape = memref.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : memref<4xf32> into memref<1x4x1x1xf32>
    %expand_shape_1 = memref.expand_shape %arg5 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : memref<4xf32> into memref<1x4x1x1xf32>
    %expand_shape_2 = memref.expand_shape %arg2 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : memref<4xf32> into memref<1x4x1x1xf32>
    %expand_shape_3 = memref.expand_shape %arg3 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : memref<4xf32> into memref<1x4x1x1xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c6 step %c1 {
        scf.for %arg8 = %c0 to %c6 step %c1 {
          %0 = memref.load %alloc[%c0, %arg6, %arg7, %arg8] : memref<1x4x6x6xf32>
          %1 = memref.load %expand_shape[%c0, %arg6, %c0, %c0] : memref<1x4x1x1xf32>
          %2 = memref.load %expand_shape_1[%c0, %arg6, %c0, %c0] : memref<1x4x1x1xf32>
          %3 = memref.load %expand_shape_2[%c0, %arg6, %c0, %c0] : memref<1x4x1x1xf32>
          %4 = memref.load %expand_shape_3[%c0, %arg6, %c0, %c0] : memref<1x4x1x1xf32>
          %5 = arith.addf %2, %cst : f32
          %6 = math.rsqrt %5 : f32
          %7 = arith.subf %0, %1 : f32
          %8 = arith.mulf %7, %6 : f32
          %9 = arith.mulf %8, %3 : f32
          %10 = arith.addf %9, %4 : f32
          %11 = arith.cmpf ugt, %10, %cst_0 : f32
          %12 = arith.select %11, %10, %cst_0 : f32
          memref.store %12, %alloc[%c0, %arg6, %arg7, %arg8] : memref<1x4x6x6xf32>
        }
      }
    }
    return %alloc : memref<1x4x6x6xf32>
  }
}
