module {
  func.func @syr2k(%arg0: index, %arg1: index, %arg2: f64, %arg3: memref<?x?xf64>, %arg4: memref<?x?xf64>, %arg5: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg6) = (%c0) to (%arg0) step (%c1) {
      scf.for %arg7 = %c0 to %arg1 step %c1 {
        %0 = arith.addi %arg6, %c1 : index
        scf.parallel (%arg8) = (%c0) to (%0) step (%c1) {
          %1 = memref.load %arg4[%arg8, %arg7] : memref<?x?xf64>
          %2 = memref.load %arg5[%arg6, %arg7] : memref<?x?xf64>
          %3 = memref.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %4 = memref.load %arg4[%arg6, %arg7] : memref<?x?xf64>
          %5 = memref.load %arg3[%arg6, %arg8] : memref<?x?xf64>
          %6 = arith.mulf %1, %arg2 : f64
          %7 = arith.mulf %6, %2 : f64
          %8 = arith.mulf %3, %arg2 : f64
          %9 = arith.mulf %8, %4 : f64
          %10 = arith.addf %7, %9 : f64
          %11 = arith.addf %5, %10 : f64
          memref.store %11, %arg3[%arg6, %arg8] : memref<?x?xf64>
          scf.reduce 
        }
      }
      scf.reduce 
    }
    return
  }
}
