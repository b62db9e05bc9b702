module {
  func.func @covariance(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.parallel (%arg6) = (0) to (symbol(%arg1)) {
      %0 = affine.parallel (%arg7) = (0) to (symbol(%arg0)) reduce ("addf") -> (f32) {
        %3 = affine.load %arg3[%arg7, %arg6] : memref<?x?xf32>
        affine.yield %3 : f32
      }
      %1 = arith.addf %cst, %0 : f32
      %2 = arith.divf %1, %arg2 : f32
      affine.store %2, %arg5[%arg6] : memref<?xf32>
    }
    affine.parallel (%arg6) = (0) to (symbol(%arg0)) {
      affine.parallel (%arg7) = (0) to (symbol(%arg1)) {
        %0 = affine.load %arg3[%arg6, %arg7] : memref<?x?xf32>
        %1 = affine.load %arg5[%arg7] : memref<?xf32>
        %2 = arith.subf %0, %1 : f32
        affine.store %2, %arg3[%arg6, %arg7] : memref<?x?xf32>
      }
    }
    affine.parallel (%arg6) = (0) to (symbol(%arg1)) {
      affine.parallel (%arg7) = (%arg6) to (symbol(%arg1)) {
        %0 = affine.parallel (%arg8) = (0) to (symbol(%arg0)) reduce ("addf") -> (f32) {
          %2 = affine.load %arg3[%arg8, %arg6] : memref<?x?xf32>
          %3 = affine.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %4 = arith.mulf %2, %3 : f32
          affine.yield %4 : f32
        }
        %1 = arith.addf %cst, %0 : f32
        affine.store %1, %arg4[%arg6, %arg7] : memref<?x?xf32>
        affine.store %1, %arg4[%arg7, %arg6] : memref<?x?xf32>
      }
    }
    return
  }
}
