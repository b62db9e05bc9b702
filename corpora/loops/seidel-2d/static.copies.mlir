module {
  func.func @seidel_2d(%arg0: memref<8x9xf64>) {
    %c72 = arith.constant 72 : index
    %c0 = arith.constant 0 : index
    %c72_0 = arith.constant 72 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %cst = arith.constant 9.000000e+00 : f64
    %alloc = memref.alloc() : memref<8x9xf64>
    affine.for %arg1 = 0 to 8 {
      affine.for %arg2 = 0 to 9 {
        %0 = affine.load %arg0[%arg1, %arg2] : memref<8x9xf64>
        affine.store %0, %alloc[%arg1, %arg2] : memref<8x9xf64>
      }
    }
    affine.for %arg1 = 0 to 3 {
      affine.for %arg2 = 1 to 7 {
        affine.for %arg3 = 1 to 8 {
          %0 = affine.load %alloc[%arg2 - 1, %arg3 - 1] : memref<8x9xf64>
          %1 = affine.load %alloc[%arg2 - 1, %arg3] : memref<8x9xf64>
          %2 = affine.load %alloc[%arg2 - 1, %arg3 + 1] : memref<8x9xf64>
          %3 = affine.load %alloc[%arg2, %arg3 - 1] : memref<8x9xf64>
          %4 = affine.load %alloc[%arg2, %arg3] : memref<8x9xf64>
          %5 = affine.load %alloc[%arg2, %arg3 + 1] : memref<8x9xf64>
          %6 = affine.load %alloc[%arg2 + 1, %arg3 - 1] : memref<8x9xf64>
          %7 = affine.load %alloc[%arg2 + 1, %arg3] : memref<8x9xf64>
          %8 = affine.load %alloc[%arg2 + 1, %arg3 + 1] : memref<8x9xf64>
          %9 = arith.addf %0, %1 : f64
          %10 = arith.addf %9, %2 : f64
          %11 = arith.addf %10, %3 : f64
          %12 = arith.addf %11, %4 : f64
          %13 = arith.addf %12, %5 : f64
          %14 = arith.addf %13, %6 : f64
          %15 = arith.addf %14, %7 : f64
          %16 = arith.addf %15, %8 : f64
          %17 = arith.divf %16, %cst : f64
          affine.store %17, %alloc[%arg2, %arg3] : memref<8x9xf64>
        }
      }
    }
    affine.for %arg1 = 0 to 8 {
      affine.for %arg2 = 0 to 9 {
        %0 = affine.load %alloc[%arg1, %arg2] : memref<8x9xf64>
        affine.store %0, %arg0[%arg1, %arg2] : memref<8x9xf64>
      }
    }
    memref.dealloc %alloc : memref<8x9xf64>
    return
  }
}
