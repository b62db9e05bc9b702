module {
  func.func @trmm(%arg0: f64, %arg1: memref<6x6xf64>, %arg2: memref<6x5xf64>) {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c6 step %c1 {
      %c0_0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %0 = arith.muli %c1, %c4 : index
      scf.parallel (%arg4) = (%c0) to (%c5) step (%0) {
        scf.parallel (%arg5) = (%c0_0) to (%0) step (%c1) {
          %1 = arith.addi %arg5, %arg4 : index
          %true = arith.constant true
          %2 = arith.muli %arg5, %c1 : index
          %3 = arith.addi %2, %arg4 : index
          %4 = arith.cmpi ult, %3, %c5 : index
          %5 = arith.andi %true, %4 : i1
          scf.if %5 {
            %6 = arith.addi %arg3, %c1 : index
            scf.for %arg6 = %6 to %c6 step %c1 {
              %9 = memref.load %arg1[%arg6, %arg3] : memref<6x6xf64>
              %10 = memref.load %arg2[%arg6, %1] : memref<6x5xf64>
              %11 = memref.load %arg2[%arg3, %1] : memref<6x5xf64>
              %12 = arith.mulf %9, %10 : f64
              %13 = arith.addf %11, %12 : f64
              memref.store %13, %arg2[%arg3, %1] : memref<6x5xf64>
            }
            %7 = memref.load %arg2[%arg3, %1] : memref<6x5xf64>
            %8 = arith.mulf %arg0, %7 : f64
            memref.store %8, %arg2[%arg3, %1] : memref<6x5xf64>
          }
          scf.reduce 
        }
        scf.reduce 
      }
    }
    return
  }
}
