module {
  func.func @jacobi_2d(%arg0: memref<7x9xf64>, %arg1: memref<7x9xf64>) {
    %c63 = arith.constant 63 : index
    %c0 = arith.constant 0 : index
    %c63_0 = arith.constant 63 : index
    %c0_1 = arith.constant 0 : index
    %c63_2 = arith.constant 63 : index
    %c0_3 = arith.constant 0 : index
    %c63_4 = arith.constant 63 : index
    %c0_5 = arith.constant 0 : index
    %c0_6 = arith.constant 0 : index
    %cst = arith.constant 2.000000e-01 : f64
    %alloc = memref.alloc() : memref<7x9xf64>
    affine.for %arg2 = 0 to 7 {
      affine.for %arg3 = 0 to 9 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<7x9xf64>
        affine.store %0, %alloc[%arg2, %arg3] : memref<7x9xf64>
      }
    }
    %alloc_7 = memref.alloc() : memref<7x9xf64>
    affine.for %arg2 = 0 to 7 {
      affine.for %arg3 = 0 to 9 {
        %0 = affine.load %arg1[%arg2, %arg3] : memref<7x9xf64>
        affine.store %0, %alloc_7[%arg2, %arg3] : memref<7x9xf64>
      }
    }
    affine.for %arg2 = 0 to 2 {
      affine.for %arg3 = 1 to 6 {
        affine.for %arg4 = 1 to 8 {
          %0 = affine.load %alloc[%arg3, %arg4] : memref<7x9xf64>
          %1 = affine.load %alloc[%arg3, %arg4 - 1] : memref<7x9xf64>
          %2 = affine.load %alloc[%arg3, %arg4 + 1] : memref<7x9xf64>
          %3 = affine.load %alloc[%arg3 + 1, %arg4] : memref<7x9xf64>
          %4 = affine.load %alloc[%arg3 - 1, %arg4] : memref<7x9xf64>
          %5 = arith.addf %0, %1 : f64
          %6 = arith.addf %5, %2 : f64
          %7 = arith.addf %6, %3 : f64
          %8 = arith.addf %7, %4 : f64
          %9 = arith.mulf %cst, %8 : f64
          affine.store %9, %alloc_7[%arg3, %arg4] : memref<7x9xf64>
        }
      }
      affine.for %arg3 = 1 to 6 {
        affine.for %arg4 = 1 to 8 {
          %0 = affine.load %alloc_7[%arg3, %arg4] : memref<7x9xf64>
          %1 = affine.load %alloc_7[%arg3, %arg4 - 1] : memref<7x9xf64>
          %2 = affine.load %alloc_7[%arg3, %arg4 + 1] : memref<7x9xf64>
          %3 = affine.load %alloc_7[%arg3 + 1, %arg4] : memref<7x9xf64>
          %4 = affine.load %alloc_7[%arg3 - 1, %arg4] : memref<7x9xf64>
          %5 = arith.addf %0, %1 : f64
          %6 = arith.addf %5, %2 : f64
          %7 = arith.addf %6, %3 : f64
          %8 = arith.addf %7, %4 : f64
          %9 = arith.mulf %cst, %8 : f64
          affine.store %9, %alloc[%arg3, %arg4] : memref<7x9xf64>
        }
      }
    }
    affine.for %arg2 = 0 to 7 {
      affine.for %arg3 = 0 to 9 {
        %0 = affine.load %alloc[%arg2, %arg3] : memref<7x9xf64>
        affine.store %0, %arg0[%arg2, %arg3] : memref<7x9xf64>
      }
    }
    affine.for %arg2 = 0 to 7 {
      affine.for %arg3 = 0 to 9 {
        %0 = affine.load %alloc_7[%arg2, %arg3] : memref<7x9xf64>
        affine.store %0, %arg1[%arg2, %arg3] : memref<7x9xf64>
      }
    }
    memref.dealloc %alloc_7 : memref<7x9xf64>
    memref.dealloc %alloc : memref<7x9xf64>
    return
  }
}
