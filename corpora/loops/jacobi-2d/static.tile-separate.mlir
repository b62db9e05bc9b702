#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#set = affine_set<() : (0 == 0)>
module {
  func.func @jacobi_2d(%arg0: memref<7x9xf64>, %arg1: memref<7x9xf64>) {
    %cst = arith.constant 2.000000e-01 : f64
    affine.for %arg2 = 0 to 2 step 2 {
      affine.if #set() {
        affine.for %arg3 = #map(%arg2) to #map1(%arg2) {
          affine.for %arg4 = 1 to 6 {
            affine.for %arg5 = 1 to 8 {
              %0 = affine.load %arg0[%arg4, %arg5] : memref<7x9xf64>
              %1 = affine.load %arg0[%arg4, %arg5 - 1] : memref<7x9xf64>
              %2 = affine.load %arg0[%arg4, %arg5 + 1] : memref<7x9xf64>
              %3 = affine.load %arg0[%arg4 + 1, %arg5] : memref<7x9xf64>
              %4 = affine.load %arg0[%arg4 - 1, %arg5] : memref<7x9xf64>
              %5 = arith.addf %0, %1 : f64
              %6 = arith.addf %5, %2 : f64
              %7 = arith.addf %6, %3 : f64
              %8 = arith.addf %7, %4 : f64
              %9 = arith.mulf %cst, %8 : f64
              affine.store %9, %arg1[%arg4, %arg5] : memref<7x9xf64>
            }
          }
          affine.for %arg4 = 1 to 6 {
            affine.for %arg5 = 1 to 8 {
              %0 = affine.load %arg1[%arg4, %arg5] : memref<7x9xf64>
              %1 = affine.load %arg1[%arg4, %arg5 - 1] : memref<7x9xf64>
              %2 = affine.load %arg1[%arg4, %arg5 + 1] : memref<7x9xf64>
              %3 = affine.load %arg1[%arg4 + 1, %arg5] : memref<7x9xf64>
              %4 = affine.load %arg1[%arg4 - 1, %arg5] : memref<7x9xf64>
              %5 = arith.addf %0, %1 : f64
              %6 = arith.addf %5, %2 : f64
              %7 = arith.addf %6, %3 : f64
              %8 = arith.addf %7, %4 : f64
              %9 = arith.mulf %cst, %8 : f64
              affine.store %9, %arg0[%arg4, %arg5] : memref<7x9xf64>
            }
          }
        }
      } else {
        affine.for %arg3 = #map(%arg2) to #map1(%arg2) {
          affine.for %arg4 = 1 to 6 {
            affine.for %arg5 = 1 to 8 {
              %0 = affine.load %arg0[%arg4, %arg5] : memref<7x9xf64>
              %1 = affine.load %arg0[%arg4, %arg5 - 1] : memref<7x9xf64>
              %2 = affine.load %arg0[%arg4, %arg5 + 1] : memref<7x9xf64>
              %3 = affine.load %arg0[%arg4 + 1, %arg5] : memref<7x9xf64>
              %4 = affine.load %arg0[%arg4 - 1, %arg5] : memref<7x9xf64>
              %5 = arith.addf %0, %1 : f64
              %6 = arith.addf %5, %2 : f64
              %7 = arith.addf %6, %3 : f64
              %8 = arith.addf %7, %4 : f64
              %9 = arith.mulf %cst, %8 : f64
              affine.store %9, %arg1[%arg4, %arg5] : memref<7x9xf64>
            }
          }
          affine.for %arg4 = 1 to 6 {
            affine.for %arg5 = 1 to 8 {
              %0 = affine.load %arg1[%arg4, %arg5] : memref<7x9xf64>
              %1 = affine.load %arg1[%arg4, %arg5 - 1] : memref<7x9xf64>
              %2 = affine.load %arg1[%arg4, %arg5 + 1] : memref<7x9xf64>
              %3 = affine.load %arg1[%arg4 + 1, %arg5] : memref<7x9xf64>
              %4 = affine.load %arg1[%arg4 - 1, %arg5] : memref<7x9xf64>
              %5 = arith.addf %0, %1 : f64
              %6 = arith.addf %5, %2 : f64
              %7 = arith.addf %6, %3 : f64
              %8 = arith.addf %7, %4 : f64
              %9 = arith.mulf %cst, %8 : f64
              affine.store %9, %arg0[%arg4, %arg5] : memref<7x9xf64>
            }
          }
        }
      }
    }
    return
  }
}
