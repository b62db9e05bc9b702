module {
  func.func @two_mm(%arg0: f64, %arg1: f64, %arg2: memref<5x6xf64>, %arg3: memref<6x7xf64>, %arg4: memref<7x4xf64>, %arg5: memref<5x4xf64>) {
    %c20 = arith.constant 20 : index
    %c0 = arith.constant 0 : index
    %c28 = arith.constant 28 : index
    %c0_0 = arith.constant 0 : index
    %c35 = arith.constant 35 : index
    %c0_1 = arith.constant 0 : index
    %c20_2 = arith.constant 20 : index
    %c0_3 = arith.constant 0 : index
    %c35_4 = arith.constant 35 : index
    %c0_5 = arith.constant 0 : index
    %c35_6 = arith.constant 35 : index
    %c0_7 = arith.constant 0 : index
    %c42 = arith.constant 42 : index
    %c0_8 = arith.constant 0 : index
    %c30 = arith.constant 30 : index
    %c0_9 = arith.constant 0 : index
    %c0_10 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5x7xf64>
    %alloc_11 = memref.alloc() : memref<5x6xf64, 1>
    affine.for %arg6 = 0 to 5 {
      affine.for %arg7 = 0 to 6 {
        %0 = affine.load %arg2[%arg6, %arg7] : memref<5x6xf64>
        affine.store %0, %alloc_11[%arg6, %arg7] : memref<5x6xf64, 1>
      }
    }
    %alloc_12 = memref.alloc() : memref<6x7xf64, 1>
    affine.for %arg6 = 0 to 6 {
      affine.for %arg7 = 0 to 7 {
        %0 = affine.load %arg3[%arg6, %arg7] : memref<6x7xf64>
        affine.store %0, %alloc_12[%arg6, %arg7] : memref<6x7xf64, 1>
      }
    }
    %alloc_13 = memref.alloc() : memref<5x7xf64, 1>
    affine.for %arg6 = 0 to 5 {
      affine.for %arg7 = 0 to 7 {
        %0 = affine.load %alloc[%arg6, %arg7] : memref<5x7xf64>
        affine.store %0, %alloc_13[%arg6, %arg7] : memref<5x7xf64, 1>
      }
    }
    affine.for %arg6 = 0 to 5 {
      affine.for %arg7 = 0 to 7 {
        affine.store %cst, %alloc_13[%arg6, %arg7] : memref<5x7xf64, 1>
        affine.for %arg8 = 0 to 6 {
          %0 = affine.load %alloc_11[%arg6, %arg8] : memref<5x6xf64, 1>
          %1 = affine.load %alloc_12[%arg8, %arg7] : memref<6x7xf64, 1>
          %2 = affine.load %alloc_13[%arg6, %arg7] : memref<5x7xf64, 1>
          %3 = arith.mulf %arg0, %0 : f64
          %4 = arith.mulf %3, %1 : f64
          %5 = arith.addf %2, %4 : f64
          affine.store %5, %alloc_13[%arg6, %arg7] : memref<5x7xf64, 1>
        }
      }
    }
    affine.for %arg6 = 0 to 5 {
      affine.for %arg7 = 0 to 7 {
        %0 = affine.load %alloc_13[%arg6, %arg7] : memref<5x7xf64, 1>
        affine.store %0, %alloc[%arg6, %arg7] : memref<5x7xf64>
      }
    }
    memref.dealloc %alloc_13 : memref<5x7xf64, 1>
    memref.dealloc %alloc_12 : memref<6x7xf64, 1>
    memref.dealloc %alloc_11 : memref<5x6xf64, 1>
    %alloc_14 = memref.alloc() : memref<5x4xf64, 1>
    affine.for %arg6 = 0 to 5 {
      affine.for %arg7 = 0 to 4 {
        %0 = affine.load %arg5[%arg6, %arg7] : memref<5x4xf64>
        affine.store %0, %alloc_14[%arg6, %arg7] : memref<5x4xf64, 1>
      }
    }
    %alloc_15 = memref.alloc() : memref<5x7xf64, 1>
    affine.for %arg6 = 0 to 5 {
      affine.for %arg7 = 0 to 7 {
        %0 = affine.load %alloc[%arg6, %arg7] : memref<5x7xf64>
        affine.store %0, %alloc_15[%arg6, %arg7] : memref<5x7xf64, 1>
      }
    }
    %alloc_16 = memref.alloc() : memref<7x4xf64, 1>
    affine.for %arg6 = 0 to 7 {
      affine.for %arg7 = 0 to 4 {
        %0 = affine.load %arg4[%arg6, %arg7] : memref<7x4xf64>
        affine.store %0, %alloc_16[%arg6, %arg7] : memref<7x4xf64, 1>
      }
    }
    affine.for %arg6 = 0 to 5 {
      affine.for %arg7 = 0 to 4 {
        %0 = affine.load %alloc_14[%arg6, %arg7] : memref<5x4xf64, 1>
        %1 = arith.mulf %0, %arg1 : f64
        affine.store %1, %alloc_14[%arg6, %arg7] : memref<5x4xf64, 1>
        affine.for %arg8 = 0 to 7 {
          %2 = affine.load %alloc_15[%arg6, %arg8] : memref<5x7xf64, 1>
          %3 = affine.load %alloc_16[%arg8, %arg7] : memref<7x4xf64, 1>
          %4 = affine.load %alloc_14[%arg6, %arg7] : memref<5x4xf64, 1>
          %5 = arith.mulf %2, %3 : f64
          %6 = arith.addf %4, %5 : f64
          affine.store %6, %alloc_14[%arg6, %arg7] : memref<5x4xf64, 1>
        }
      }
    }
    affine.for %arg6 = 0 to 5 {
      affine.for %arg7 = 0 to 4 {
        %0 = affine.load %alloc_14[%arg6, %arg7] : memref<5x4xf64, 1>
        affine.store %0, %arg5[%arg6, %arg7] : memref<5x4xf64>
      }
    }
    memref.dealloc %alloc_16 : memref<7x4xf64, 1>
    memref.dealloc %alloc_15 : memref<5x7xf64, 1>
    memref.dealloc %alloc_14 : memref<5x4xf64, 1>
    memref.dealloc %alloc : memref<5x7xf64>
    return
  }
}
