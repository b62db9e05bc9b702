module {
  func.func @jacobi_1d(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xf64>) {
    %c-1 = arith.constant -1 : index
    %cst = arith.constant 3.333300e-01 : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %arg0 step %c1 {
      %0 = arith.addi %arg1, %c-1 : index
      scf.parallel (%arg5) = (%c1) to (%0) step (%c1) {
        %2 = arith.addi %arg5, %c-1 : index
        %3 = memref.load %arg2[%2] : memref<?xf64>
        %4 = memref.load %arg2[%arg5] : memref<?xf64>
        %5 = arith.addi %arg5, %c1 : index
        %6 = memref.load %arg2[%5] : memref<?xf64>
        %7 = arith.addf %3, %4 : f64
        %8 = arith.addf %7, %6 : f64
        %9 = arith.mulf %8, %cst : f64
        memref.store %9, %arg3[%arg5] : memref<?xf64>
        scf.reduce 
      }
      %1 = arith.addi %arg1, %c-1 : index
      scf.parallel (%arg5) = (%c1) to (%1) step (%c1) {
        %2 = arith.addi %arg5, %c-1 : index
        %3 = memref.load %arg3[%2] : memref<?xf64>
        %4 = memref.load %arg3[%arg5] : memref<?xf64>
        %5 = arith.addi %arg5, %c1 : index
        %6 = memref.load %arg3[%5] : memref<?xf64>
        %7 = arith.addf %3, %4 : f64
        %8 = arith.addf %7, %6 : f64
        %9 = arith.mulf %8, %cst : f64
        memref.store %9, %arg2[%arg5] : memref<?xf64>
        scf.reduce 
      }
    }
    return
  }
}
