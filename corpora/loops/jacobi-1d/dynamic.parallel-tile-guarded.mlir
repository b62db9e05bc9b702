module {
  func.func @jacobi_1d(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xf64>) {
    %c-1 = arith.constant -1 : index
    %cst = arith.constant 3.333300e-01 : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %arg0 step %c1 {
      %0 = arith.addi %arg1, %c-1 : index
      %c0_0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %1 = arith.muli %c1, %c4 : index
      scf.parallel (%arg5) = (%c1) to (%0) step (%1) {
        scf.parallel (%arg6) = (%c0_0) to (%1) step (%c1) {
          %4 = arith.addi %arg6, %arg5 : index
          %true = arith.constant true
          %5 = arith.muli %arg6, %c1 : index
          %6 = arith.addi %5, %arg5 : index
          %7 = arith.cmpi ult, %6, %0 : index
          %8 = arith.andi %true, %7 : i1
          scf.if %8 {
            %9 = arith.addi %4, %c-1 : index
            %10 = memref.load %arg2[%9] : memref<?xf64>
            %11 = memref.load %arg2[%4] : memref<?xf64>
            %12 = arith.addi %4, %c1 : index
            %13 = memref.load %arg2[%12] : memref<?xf64>
            %14 = arith.addf %10, %11 : f64
            %15 = arith.addf %14, %13 : f64
            %16 = arith.mulf %15, %cst : f64
            memref.store %16, %arg3[%4] : memref<?xf64>
          }
          scf.reduce 
        }
        scf.reduce 
      }
      %2 = arith.addi %arg1, %c-1 : index
      %c0_1 = arith.constant 0 : index
      %c4_2 = arith.constant 4 : index
      %3 = arith.muli %c1, %c4_2 : index
      scf.parallel (%arg5) = (%c1) to (%2) step (%3) {
        scf.parallel (%arg6) = (%c0_1) to (%3) step (%c1) {
          %4 = arith.addi %arg6, %arg5 : index
          %true = arith.constant true
          %5 = arith.muli %arg6, %c1 : index
          %6 = arith.addi %5, %arg5 : index
          %7 = arith.cmpi ult, %6, %2 : index
          %8 = arith.andi %true, %7 : i1
          scf.if %8 {
            %9 = arith.addi %4, %c-1 : index
            %10 = memref.load %arg3[%9] : memref<?xf64>
            %11 = memref.load %arg3[%4] : memref<?xf64>
            %12 = arith.addi %4, %c1 : index
            %13 = memref.load %arg3[%12] : memref<?xf64>
            %14 = arith.addf %10, %11 : f64
            %15 = arith.addf %14, %13 : f64
            %16 = arith.mulf %15, %cst : f64
            memref.store %16, %arg2[%4] : memref<?xf64>
          }
          scf.reduce 
        }
        scf.reduce 
      }
    }
    return
  }
}
