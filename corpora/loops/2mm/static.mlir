module {
  func.func @two_mm(%arg0: f64, %arg1: f64, %arg2: memref<5x6xf64>, %arg3: memref<6x7xf64>, %arg4: memref<7x4xf64>, %arg5: memref<5x4xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5x7xf64>
    affine.for %arg6 = 0 to 5 {
      affine.for %arg7 = 0 to 7 {
        affine.store %cst, %alloc[%arg6, %arg7] : memref<5x7xf64>
        affine.for %arg8 = 0 to 6 {
          %0 = affine.load %arg2[%arg6, %arg8] : memref<5x6xf64>
          %1 = affine.load %arg3[%arg8, %arg7] : memref<6x7xf64>
          %2 = affine.load %alloc[%arg6, %arg7] : memref<5x7xf64>
          %3 = arith.mulf %arg0, %0 : f64
          %4 = arith.mulf %3, %1 : f64
          %5 = arith.addf %2, %4 : f64
          affine.store %5, %alloc[%arg6, %arg7] : memref<5x7xf64>
        }
      }
    }
    affine.for %arg6 = 0 to 5 {
      affine.for %arg7 = 0 to 4 {
        %0 = affine.load %arg5[%arg6, %arg7] : memref<5x4xf64>
        %1 = arith.mulf %0, %arg1 : f64
        affine.store %1, %arg5[%arg6, %arg7] : memref<5x4xf64>
        affine.for %arg8 = 0 to 7 {
          %2 = affine.load %alloc[%arg6, %arg8] : memref<5x7xf64>
          %3 = affine.load %arg4[%arg8, %arg7] : memref<7x4xf64>
          %4 = affine.load %arg5[%arg6, %arg7] : memref<5x4xf64>
          %5 = arith.mulf %2, %3 : f64
          %6 = arith.addf %4, %5 : f64
          affine.store %6, %arg5[%arg6, %arg7] : memref<5x4xf64>
        }
      }
    }
    memref.dealloc %alloc : memref<5x7xf64>
    return
  }
}
