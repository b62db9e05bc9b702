#map = affine_map<(d0) -> (d0)>
module {
  func.func @fdtd_2d(%arg0: memref<6x7xf64>, %arg1: memref<6x7xf64>, %arg2: memref<6x7xf64>, %arg3: memref<3xf64>) {
    %c0 = arith.constant 0 : index
    %c30 = arith.constant 30 : index
    %c0_0 = arith.constant 0 : index
    %c36 = arith.constant 36 : index
    %c0_1 = arith.constant 0 : index
    %c35 = arith.constant 35 : index
    %c0_2 = arith.constant 0 : index
    %c30_3 = arith.constant 30 : index
    %c0_4 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c36_5 = arith.constant 36 : index
    %c0_6 = arith.constant 0 : index
    %c42 = arith.constant 42 : index
    %c0_7 = arith.constant 0 : index
    %c1_8 = arith.constant 1 : index
    %c36_9 = arith.constant 36 : index
    %c0_10 = arith.constant 0 : index
    %c1_11 = arith.constant 1 : index
    %c35_12 = arith.constant 35 : index
    %c0_13 = arith.constant 0 : index
    %c42_14 = arith.constant 42 : index
    %c0_15 = arith.constant 0 : index
    %c1_16 = arith.constant 1 : index
    %c35_17 = arith.constant 35 : index
    %c0_18 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c0_19 = arith.constant 0 : index
    %c1_20 = arith.constant 1 : index
    %c0_21 = arith.constant 0 : index
    %c0_22 = arith.constant 0 : index
    %cst = arith.constant 5.000000e-01 : f64
    %cst_23 = arith.constant 0.69999999999999996 : f64
    %alloc = memref.alloc() : memref<1x7xf64>
    %alloc_24 = memref.alloc() : memref<5x7xf64>
    affine.for %arg4 = 1 to 6 {
      affine.for %arg5 = 0 to 7 {
        %0 = affine.load %arg1[%arg4, %arg5] : memref<6x7xf64>
        affine.store %0, %alloc_24[%arg4 - 1, %arg5] : memref<5x7xf64>
      }
    }
    %alloc_25 = memref.alloc() : memref<6x7xf64>
    affine.for %arg4 = 0 to 6 {
      affine.for %arg5 = 0 to 7 {
        %0 = affine.load %arg2[%arg4, %arg5] : memref<6x7xf64>
        affine.store %0, %alloc_25[%arg4, %arg5] : memref<6x7xf64>
      }
    }
    %alloc_26 = memref.alloc() : memref<6x6xf64>
    affine.for %arg4 = 0 to 6 {
      affine.for %arg5 = 1 to 7 {
        %0 = affine.load %arg0[%arg4, %arg5] : memref<6x7xf64>
        affine.store %0, %alloc_26[%arg4, %arg5 - 1] : memref<6x6xf64>
      }
    }
    %alloc_27 = memref.alloc() : memref<6x7xf64>
    affine.for %arg4 = 0 to 6 {
      affine.for %arg5 = 0 to 7 {
        %0 = affine.load %arg2[%arg4, %arg5] : memref<6x7xf64>
        affine.store %0, %alloc_27[%arg4, %arg5] : memref<6x7xf64>
      }
    }
    %alloc_28 = memref.alloc() : memref<5x6xf64>
    affine.for %arg4 = 0 to 5 {
      affine.for %arg5 = 0 to 6 {
        %0 = affine.load %arg2[%arg4, %arg5] : memref<6x7xf64>
        affine.store %0, %alloc_28[%arg4, %arg5] : memref<5x6xf64>
      }
    }
    %alloc_29 = memref.alloc() : memref<5x7xf64>
    affine.for %arg4 = 0 to 5 {
      affine.for %arg5 = 0 to 7 {
        %0 = affine.load %arg0[%arg4, %arg5] : memref<6x7xf64>
        affine.store %0, %alloc_29[%arg4, %arg5] : memref<5x7xf64>
      }
    }
    %alloc_30 = memref.alloc() : memref<6x6xf64>
    affine.for %arg4 = 0 to 6 {
      affine.for %arg5 = 0 to 6 {
        %0 = affine.load %arg1[%arg4, %arg5] : memref<6x7xf64>
        affine.store %0, %alloc_30[%arg4, %arg5] : memref<6x6xf64>
      }
    }
    affine.for %arg4 = 0 to 3 {
      %0 = affine.apply #map(%arg4)
      %alloc_31 = memref.alloc() : memref<1xf64>
      %1 = affine.load %arg3[%arg4] : memref<3xf64>
      affine.store %1, %alloc_31[0] : memref<1xf64>
      affine.for %arg5 = 0 to 7 {
        %2 = affine.load %alloc_31[0] : memref<1xf64>
        affine.store %2, %alloc[0, %arg5] : memref<1x7xf64>
      }
      memref.dealloc %alloc_31 : memref<1xf64>
      affine.for %arg5 = 1 to 6 {
        affine.for %arg6 = 0 to 7 {
          %2 = affine.load %alloc_24[%arg5 - 1, %arg6] : memref<5x7xf64>
          %3 = affine.load %alloc_25[%arg5, %arg6] : memref<6x7xf64>
          %4 = affine.load %alloc_25[%arg5 - 1, %arg6] : memref<6x7xf64>
          %5 = arith.subf %3, %4 : f64
          %6 = arith.mulf %cst, %5 : f64
          %7 = arith.subf %2, %6 : f64
          affine.store %7, %alloc_24[%arg5 - 1, %arg6] : memref<5x7xf64>
        }
      }
      affine.for %arg5 = 0 to 6 {
        affine.for %arg6 = 1 to 7 {
          %2 = affine.load %alloc_26[%arg5, %arg6 - 1] : memref<6x6xf64>
          %3 = affine.load %alloc_27[%arg5, %arg6] : memref<6x7xf64>
          %4 = affine.load %alloc_27[%arg5, %arg6 - 1] : memref<6x7xf64>
          %5 = arith.subf %3, %4 : f64
          %6 = arith.mulf %cst, %5 : f64
          %7 = arith.subf %2, %6 : f64
          affine.store %7, %alloc_26[%arg5, %arg6 - 1] : memref<6x6xf64>
        }
      }
      affine.for %arg5 = 0 to 5 {
        affine.for %arg6 = 0 to 6 {
          %2 = affine.load %alloc_28[%arg5, %arg6] : memref<5x6xf64>
          %3 = affine.load %alloc_29[%arg5, %arg6 + 1] : memref<5x7xf64>
          %4 = affine.load %alloc_29[%arg5, %arg6] : memref<5x7xf64>
          %5 = affine.load %alloc_30[%arg5 + 1, %arg6] : memref<6x6xf64>
          %6 = affine.load %alloc_30[%arg5, %arg6] : memref<6x6xf64>
          %7 = arith.subf %3, %4 : f64
          %8 = arith.addf %7, %5 : f64
          %9 = arith.subf %8, %6 : f64
          %10 = arith.mulf %cst_23, %9 : f64
          %11 = arith.subf %2, %10 : f64
          affine.store %11, %alloc_28[%arg5, %arg6] : memref<5x6xf64>
        }
      }
    }
    affine.for %arg4 = 0 to 5 {
      affine.for %arg5 = 0 to 6 {
        %0 = affine.load %alloc_28[%arg4, %arg5] : memref<5x6xf64>
        affine.store %0, %arg2[%arg4, %arg5] : memref<6x7xf64>
      }
    }
    memref.dealloc %alloc_30 : memref<6x6xf64>
    memref.dealloc %alloc_29 : memref<5x7xf64>
    memref.dealloc %alloc_28 : memref<5x6xf64>
    affine.for %arg4 = 0 to 6 {
      affine.for %arg5 = 1 to 7 {
        %0 = affine.load %alloc_26[%arg4, %arg5 - 1] : memref<6x6xf64>
        affine.store %0, %arg0[%arg4, %arg5] : memref<6x7xf64>
      }
    }
    memref.dealloc %alloc_27 : memref<6x7xf64>
    memref.dealloc %alloc_26 : memref<6x6xf64>
    affine.for %arg4 = 1 to 6 {
      affine.for %arg5 = 0 to 7 {
        %0 = affine.load %alloc_24[%arg4 - 1, %arg5] : memref<5x7xf64>
        affine.store %0, %arg1[%arg4, %arg5] : memref<6x7xf64>
      }
    }
    memref.dealloc %alloc_25 : memref<6x7xf64>
    memref.dealloc %alloc_24 : memref<5x7xf64>
    affine.for %arg4 = 0 to 7 {
      %0 = affine.load %alloc[0, %arg4] : memref<1x7xf64>
      affine.store %0, %arg1[0, %arg4] : memref<6x7xf64>
    }
    memref.dealloc %alloc : memref<1x7xf64>
    return
  }
}
