module {
  func.func @jacobi_2d(%arg0: memref<7x9xf64>, %arg1: memref<7x9xf64>) {
    %c-1 = arith.constant -1 : index
    %c8 = arith.constant 8 : index
    %c6 = arith.constant 6 : index
    %cst = arith.constant 2.000000e-01 : f64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c1 to %c6 step %c1 {
        scf.for %arg4 = %c1 to %c8 step %c1 {
          %0 = memref.load %arg0[%arg3, %arg4] : memref<7x9xf64>
          %1 = arith.addi %arg4, %c-1 : index
          %2 = memref.load %arg0[%arg3, %1] : memref<7x9xf64>
          %3 = arith.addi %arg4, %c1 : index
          %4 = memref.load %arg0[%arg3, %3] : memref<7x9xf64>
          %5 = arith.addi %arg3, %c1 : index
          %6 = memref.load %arg0[%5, %arg4] : memref<7x9xf64>
          %7 = arith.addi %arg3, %c-1 : index
          %8 = memref.load %arg0[%7, %arg4] : memref<7x9xf64>
          %9 = arith.addf %0, %2 : f64
          %10 = arith.addf %9, %4 : f64
          %11 = arith.addf %10, %6 : f64
          %12 = arith.addf %11, %8 : f64
          %13 = arith.mulf %12, %cst : f64
          memref.store %13, %arg1[%arg3, %arg4] : memref<7x9xf64>
        }
      }
      scf.for %arg3 = %c1 to %c6 step %c1 {
        scf.for %arg4 = %c1 to %c8 step %c1 {
          %0 = memref.load %arg1[%arg3, %arg4] : memref<7x9xf64>
          %1 = arith.addi %arg4, %c-1 : index
          %2 = memref.load %arg1[%arg3, %1] : memref<7x9xf64>
          %3 = arith.addi %arg4, %c1 : index
          %4 = memref.load %arg1[%arg3, %3] : memref<7x9xf64>
          %5 = arith.addi %arg3, %c1 : index
          %6 = memref.load %arg1[%5, %arg4] : memref<7x9xf64>
          %7 = arith.addi %arg3, %c-1 : index
          %8 = memref.load %arg1[%7, %arg4] : memref<7x9xf64>
          %9 = arith.addf %0, %2 : f64
          %10 = arith.addf %9, %4 : f64
          %11 = arith.addf %10, %6 : f64
          %12 = arith.addf %11, %8 : f64
          %13 = arith.mulf %12, %cst : f64
          memref.store %13, %arg0[%arg3, %arg4] : memref<7x9xf64>
        }
      }
    }
    return
  }
}
