module {
  func.func @trmm(%arg0: f64, %arg1: memref<6x6xf64>, %arg2: memref<6x5xf64>) {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c6 step %c1 {
      scf.parallel (%arg4) = (%c0) to (%c5) step (%c1) {
        %0 = arith.addi %arg3, %c1 : index
        scf.for %arg5 = %0 to %c6 step %c1 {
          %3 = memref.load %arg1[%arg5, %arg3] : memref<6x6xf64>
          %4 = memref.load %arg2[%arg5, %arg4] : memref<6x5xf64>
          %5 = memref.load %arg2[%arg3, %arg4] : memref<6x5xf64>
          %6 = arith.mulf %3, %4 : f64
          %7 = arith.addf %5, %6 : f64
          memref.store %7, %arg2[%arg3, %arg4] : memref<6x5xf64>
        }
        %1 = memref.load %arg2[%arg3, %arg4] : memref<6x5xf64>
        %2 = arith.mulf %arg0, %1 : f64
        memref.store %2, %arg2[%arg3, %arg4] : memref<6x5xf64>
        scf.reduce 
      }
    }
    return
  }
}
