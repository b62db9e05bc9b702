module {
  func.func @jacobi_1d(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xf64>) {
    %cst = arith.constant 3.333300e-01 : f64
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg4 = %c0 to %arg0 step %c4 {
      %c4_0 = arith.constant 4 : index
      %0 = arith.addi %arg4, %c4_0 : index
      %1 = arith.minsi %0, %arg0 : index
      %c1 = arith.constant 1 : index
      scf.for %arg5 = %arg4 to %1 step %c1 {
        %c1_1 = arith.constant 1 : index
        %c-1 = arith.constant -1 : index
        %2 = arith.addi %arg1, %c-1 : index
        %c1_2 = arith.constant 1 : index
        scf.for %arg6 = %c1_1 to %2 step %c1_2 {
          %c-1_6 = arith.constant -1 : index
          %4 = arith.addi %arg6, %c-1_6 : index
          %5 = memref.load %arg2[%4] : memref<?xf64>
          %6 = memref.load %arg2[%arg6] : memref<?xf64>
          %c1_7 = arith.constant 1 : index
          %7 = arith.addi %arg6, %c1_7 : index
          %8 = memref.load %arg2[%7] : memref<?xf64>
          %9 = arith.addf %5, %6 : f64
          %10 = arith.addf %9, %8 : f64
          %11 = arith.mulf %cst, %10 : f64
          memref.store %11, %arg3[%arg6] : memref<?xf64>
        }
        %c1_3 = arith.constant 1 : index
        %c-1_4 = arith.constant -1 : index
        %3 = arith.addi %arg1, %c-1_4 : index
        %c1_5 = arith.constant 1 : index
        scf.for %arg6 = %c1_3 to %3 step %c1_5 {
          %c-1_6 = arith.constant -1 : index
          %4 = arith.addi %arg6, %c-1_6 : index
          %5 = memref.load %arg3[%4] : memref<?xf64>
          %6 = memref.load %arg3[%arg6] : memref<?xf64>
          %c1_7 = arith.constant 1 : index
          %7 = arith.addi %arg6, %c1_7 : index
          %8 = memref.load %arg3[%7] : memref<?xf64>
          %9 = arith.addf %5, %6 : f64
          %10 = arith.addf %9, %8 : f64
          %11 = arith.mulf %cst, %10 : f64
          memref.store %11, %arg2[%arg6] : memref<?xf64>
        }
      }
    }
    return
  }
}
