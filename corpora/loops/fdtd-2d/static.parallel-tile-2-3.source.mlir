module {
  func.func @fdtd_2d(%arg0: memref<6x7xf64>, %arg1: memref<6x7xf64>, %arg2: memref<6x7xf64>, %arg3: memref<3xf64>) {
    %c5 = arith.constant 5 : index
    %c-1 = arith.constant -1 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %cst = arith.constant 5.000000e-01 : f64
    %cst_0 = arith.constant 0.69999999999999996 : f64
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c3 step %c1 {
      scf.parallel (%arg5) = (%c0) to (%c7) step (%c1) {
        %0 = memref.load %arg3[%arg4] : memref<3xf64>
        memref.store %0, %arg1[%c0, %arg5] : memref<6x7xf64>
        scf.reduce 
      }
      scf.parallel (%arg5, %arg6) = (%c1, %c0) to (%c6, %c7) step (%c1, %c1) {
        %0 = memref.load %arg1[%arg5, %arg6] : memref<6x7xf64>
        %1 = memref.load %arg2[%arg5, %arg6] : memref<6x7xf64>
        %2 = arith.addi %arg5, %c-1 : index
        %3 = memref.load %arg2[%2, %arg6] : memref<6x7xf64>
        %4 = arith.subf %1, %3 : f64
        %5 = arith.mulf %4, %cst : f64
        %6 = arith.subf %0, %5 : f64
        memref.store %6, %arg1[%arg5, %arg6] : memref<6x7xf64>
        scf.reduce 
      }
      scf.parallel (%arg5, %arg6) = (%c0, %c1) to (%c6, %c7) step (%c1, %c1) {
        %0 = memref.load %arg0[%arg5, %arg6] : memref<6x7xf64>
        %1 = memref.load %arg2[%arg5, %arg6] : memref<6x7xf64>
        %2 = arith.addi %arg6, %c-1 : index
        %3 = memref.load %arg2[%arg5, %2] : memref<6x7xf64>
        %4 = arith.subf %1, %3 : f64
        %5 = arith.mulf %4, %cst : f64
        %6 = arith.subf %0, %5 : f64
        memref.store %6, %arg0[%arg5, %arg6] : memref<6x7xf64>
        scf.reduce 
      }
      scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%c5, %c6) step (%c1, %c1) {
        %0 = memref.load %arg2[%arg5, %arg6] : memref<6x7xf64>
        %1 = arith.addi %arg6, %c1 : index
        %2 = memref.load %arg0[%arg5, %1] : memref<6x7xf64>
        %3 = memref.load %arg0[%arg5, %arg6] : memref<6x7xf64>
        %4 = arith.addi %arg5, %c1 : index
        %5 = memref.load %arg1[%4, %arg6] : memref<6x7xf64>
        %6 = memref.load %arg1[%arg5, %arg6] : memref<6x7xf64>
        %7 = arith.subf %2, %3 : f64
        %8 = arith.addf %7, %5 : f64
        %9 = arith.subf %8, %6 : f64
        %10 = arith.mulf %9, %cst_0 : f64
        %11 = arith.subf %0, %10 : f64
        memref.store %11, %arg2[%arg5, %arg6] : memref<6x7xf64>
        scf.reduce 
      }
    }
    return
  }
}
