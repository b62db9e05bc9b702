module {
  func.func @symm(%arg0: index, %arg1: index, %arg2: f64, %arg3: memref<?x?xf64>, %arg4: memref<?x?xf64>, %arg5: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    scf.for %arg6 = %c0 to %c1 step %c1 {
      scf.for %arg7 = %c0 to %c1 step %c1 {
        %0 = memref.load %arg5[%arg6, %arg7] : memref<?x?xf64>
        %1 = arith.mulf %arg2, %0 : f64
        %2 = scf.for %arg8 = %c0 to %c1 step %c1 iter_args(%arg9 = %cst) -> (f64) {
          %8 = memref.load %arg4[%arg6, %arg8] : memref<?x?xf64>
          %9 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf64>
          %10 = arith.mulf %1, %8 : f64
          %11 = arith.addf %9, %10 : f64
          memref.store %11, %arg3[%arg8, %arg7] : memref<?x?xf64>
          %12 = memref.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %13 = arith.mulf %12, %8 : f64
          %14 = arith.addf %arg9, %13 : f64
          scf.yield %14 : f64
        }
        %3 = scf.for %arg8 = %c1 to %arg6 step %c1 iter_args(%arg9 = %2) -> (f64) {
          %8 = memref.load %arg4[%arg6, %arg8] : memref<?x?xf64>
          %9 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf64>
          %10 = arith.mulf %1, %8 : f64
          %11 = arith.addf %9, %10 : f64
          memref.store %11, %arg3[%arg8, %arg7] : memref<?x?xf64>
          %12 = memref.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %13 = arith.mulf %12, %8 : f64
          %14 = arith.addf %arg9, %13 : f64
          scf.yield %14 : f64
        }
        %4 = memref.load %arg4[%arg6, %arg6] : memref<?x?xf64>
        %5 = arith.mulf %1, %4 : f64
        %6 = arith.mulf %arg2, %3 : f64
        %7 = arith.addf %5, %6 : f64
        memref.store %7, %arg3[%arg6, %arg7] : memref<?x?xf64>
      }
      scf.for %arg7 = %c1 to %arg1 step %c1 {
        %0 = memref.load %arg5[%arg6, %arg7] : memref<?x?xf64>
        %1 = arith.mulf %arg2, %0 : f64
        %2 = scf.for %arg8 = %c0 to %c1 step %c1 iter_args(%arg9 = %cst) -> (f64) {
          %8 = memref.load %arg4[%arg6, %arg8] : memref<?x?xf64>
          %9 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf64>
          %10 = arith.mulf %1, %8 : f64
          %11 = arith.addf %9, %10 : f64
          memref.store %11, %arg3[%arg8, %arg7] : memref<?x?xf64>
          %12 = memref.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %13 = arith.mulf %12, %8 : f64
          %14 = arith.addf %arg9, %13 : f64
          scf.yield %14 : f64
        }
        %3 = scf.for %arg8 = %c1 to %arg6 step %c1 iter_args(%arg9 = %2) -> (f64) {
          %8 = memref.load %arg4[%arg6, %arg8] : memref<?x?xf64>
          %9 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf64>
          %10 = arith.mulf %1, %8 : f64
          %11 = arith.addf %9, %10 : f64
          memref.store %11, %arg3[%arg8, %arg7] : memref<?x?xf64>
          %12 = memref.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %13 = arith.mulf %12, %8 : f64
          %14 = arith.addf %arg9, %13 : f64
          scf.yield %14 : f64
        }
        %4 = memref.load %arg4[%arg6, %arg6] : memref<?x?xf64>
        %5 = arith.mulf %1, %4 : f64
        %6 = arith.mulf %arg2, %3 : f64
        %7 = arith.addf %5, %6 : f64
        memref.store %7, %arg3[%arg6, %arg7] : memref<?x?xf64>
      }
    }
    scf.for %arg6 = %c1 to %arg0 step %c1 {
      scf.for %arg7 = %c0 to %c1 step %c1 {
        %0 = memref.load %arg5[%arg6, %arg7] : memref<?x?xf64>
        %1 = arith.mulf %arg2, %0 : f64
        %2 = scf.for %arg8 = %c0 to %c1 step %c1 iter_args(%arg9 = %cst) -> (f64) {
          %8 = memref.load %arg4[%arg6, %arg8] : memref<?x?xf64>
          %9 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf64>
          %10 = arith.mulf %1, %8 : f64
          %11 = arith.addf %9, %10 : f64
          memref.store %11, %arg3[%arg8, %arg7] : memref<?x?xf64>
          %12 = memref.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %13 = arith.mulf %12, %8 : f64
          %14 = arith.addf %arg9, %13 : f64
          scf.yield %14 : f64
        }
        %3 = scf.for %arg8 = %c1 to %arg6 step %c1 iter_args(%arg9 = %2) -> (f64) {
          %8 = memref.load %arg4[%arg6, %arg8] : memref<?x?xf64>
          %9 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf64>
          %10 = arith.mulf %1, %8 : f64
          %11 = arith.addf %9, %10 : f64
          memref.store %11, %arg3[%arg8, %arg7] : memref<?x?xf64>
          %12 = memref.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %13 = arith.mulf %12, %8 : f64
          %14 = arith.addf %arg9, %13 : f64
          scf.yield %14 : f64
        }
        %4 = memref.load %arg4[%arg6, %arg6] : memref<?x?xf64>
        %5 = arith.mulf %1, %4 : f64
        %6 = arith.mulf %arg2, %3 : f64
        %7 = arith.addf %5, %6 : f64
        memref.store %7, %arg3[%arg6, %arg7] : memref<?x?xf64>
      }
      scf.for %arg7 = %c1 to %arg1 step %c1 {
        %0 = memref.load %arg5[%arg6, %arg7] : memref<?x?xf64>
        %1 = arith.mulf %arg2, %0 : f64
        %2 = scf.for %arg8 = %c0 to %c1 step %c1 iter_args(%arg9 = %cst) -> (f64) {
          %8 = memref.load %arg4[%arg6, %arg8] : memref<?x?xf64>
          %9 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf64>
          %10 = arith.mulf %1, %8 : f64
          %11 = arith.addf %9, %10 : f64
          memref.store %11, %arg3[%arg8, %arg7] : memref<?x?xf64>
          %12 = memref.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %13 = arith.mulf %12, %8 : f64
          %14 = arith.addf %arg9, %13 : f64
          scf.yield %14 : f64
        }
        %3 = scf.for %arg8 = %c1 to %arg6 step %c1 iter_args(%arg9 = %2) -> (f64) {
          %8 = memref.load %arg4[%arg6, %arg8] : memref<?x?xf64>
          %9 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf64>
          %10 = arith.mulf %1, %8 : f64
          %11 = arith.addf %9, %10 : f64
          memref.store %11, %arg3[%arg8, %arg7] : memref<?x?xf64>
          %12 = memref.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %13 = arith.mulf %12, %8 : f64
          %14 = arith.addf %arg9, %13 : f64
          scf.yield %14 : f64
        }
        %4 = memref.load %arg4[%arg6, %arg6] : memref<?x?xf64>
        %5 = arith.mulf %1, %4 : f64
        %6 = arith.mulf %arg2, %3 : f64
        %7 = arith.addf %5, %6 : f64
        memref.store %7, %arg3[%arg6, %arg7] : memref<?x?xf64>
      }
    }
    return
  }
}
