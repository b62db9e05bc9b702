module {
  func.func @lu(%arg0: memref<7x7xf64>) {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c7 step %c1 {
      scf.for %arg2 = %c0 to %arg1 step %c1 {
        scf.for %arg3 = %c0 to %arg2 step %c1 {
          %4 = memref.load %arg0[%arg1, %arg3] : memref<7x7xf64>
          %5 = memref.load %arg0[%arg3, %arg2] : memref<7x7xf64>
          %6 = memref.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %7 = arith.mulf %4, %5 : f64
          %8 = arith.subf %6, %7 : f64
          memref.store %8, %arg0[%arg1, %arg2] : memref<7x7xf64>
        }
        %1 = memref.load %arg0[%arg2, %arg2] : memref<7x7xf64>
        %2 = memref.load %arg0[%arg1, %arg2] : memref<7x7xf64>
        %3 = arith.divf %2, %1 : f64
        memref.store %3, %arg0[%arg1, %arg2] : memref<7x7xf64>
      }
      %c0_0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %0 = arith.muli %c1, %c4 : index
      scf.parallel (%arg2) = (%arg1) to (%c7) step (%0) {
        scf.parallel (%arg3) = (%c0_0) to (%0) step (%c1) {
          %1 = arith.addi %arg3, %arg2 : index
          %true = arith.constant true
          %2 = arith.muli %arg3, %c1 : index
          %3 = arith.addi %2, %arg2 : index
          %4 = arith.cmpi ult, %3, %c7 : index
          %5 = arith.andi %true, %4 : i1
          scf.if %5 {
            scf.for %arg4 = %c0 to %arg1 step %c1 {
              %6 = memref.load %arg0[%arg1, %arg4] : memref<7x7xf64>
              %7 = memref.load %arg0[%arg4, %1] : memref<7x7xf64>
              %8 = memref.load %arg0[%arg1, %1] : memref<7x7xf64>
              %9 = arith.mulf %6, %7 : f64
              %10 = arith.subf %8, %9 : f64
              memref.store %10, %arg0[%arg1, %1] : memref<7x7xf64>
            }
          }
          scf.reduce 
        }
        scf.reduce 
      }
    }
    return
  }
}
