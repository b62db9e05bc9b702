module {
  func.func @symm(%arg0: index, %arg1: index, %arg2: f64, %arg3: memref<?x?xf64>, %arg4: memref<?x?xf64>, %arg5: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    scf.for %arg6 = %c0 to %arg0 step %c1 {
      scf.for %arg7 = %c0 to %arg1 step %c1 {
        %0 = memref.load %arg5[%arg6, %arg7] : memref<?x?xf64>
        %1 = arith.mulf %arg2, %0 : f64
        %2 = scf.for %arg8 = %c0 to %arg6 step %c1 iter_args(%arg9 = %cst) -> (f64) {
          %7 = memref.load %arg4[%arg6, %arg8] : memref<?x?xf64>
          %8 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf64>
          %9 = arith.mulf %1, %7 : f64
          %10 = arith.addf %8, %9 : f64
          memref.store %10, %arg3[%arg8, %arg7] : memref<?x?xf64>
          %11 = memref.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %12 = arith.mulf %11, %7 : f64
          %13 = arith.addf %arg9, %12 : f64
          scf.yield %13 : f64
        }
        %3 = memref.load %arg4[%arg6, %arg6] : memref<?x?xf64>
        %4 = arith.mulf %1, %3 : f64
        %5 = arith.mulf %arg2, %2 : f64
        %6 = arith.addf %4, %5 : f64
        memref.store %6, %arg3[%arg6, %arg7] : memref<?x?xf64>
      }
    }
    return
  }
}
