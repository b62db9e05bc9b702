module {
  func.func @convolution(%arg0: memref<1x3x9x8xf64>, %arg1: memref<2x3x3x2xf64>, %arg2: memref<1x2x4x6xf64>) {
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c4_1 = arith.constant 4 : index
    %c2_2 = arith.constant 2 : index
    %c1_3 = arith.constant 1 : index
    %0 = arith.muli %c1, %c4_1 : index
    %1 = arith.muli %c1, %c2_2 : index
    %2 = arith.muli %c1, %c1_3 : index
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c2, %c4, %c6) step (%0, %1, %2) {
      scf.parallel (%arg6, %arg7, %arg8) = (%c0_0, %c0_0, %c0_0) to (%0, %1, %2) step (%c1, %c1, %c1) {
        %3 = arith.addi %arg6, %arg3 : index
        %4 = arith.addi %arg7, %arg4 : index
        %5 = arith.addi %arg8, %arg5 : index
        %true = arith.constant true
        %6 = arith.muli %arg6, %c1 : index
        %7 = arith.addi %6, %arg3 : index
        %8 = arith.cmpi ult, %7, %c2 : index
        %9 = arith.andi %true, %8 : i1
        %10 = arith.muli %arg7, %c1 : index
        %11 = arith.addi %10, %arg4 : index
        %12 = arith.cmpi ult, %11, %c4 : index
        %13 = arith.andi %9, %12 : i1
        %14 = arith.muli %arg8, %c1 : index
        %15 = arith.addi %14, %arg5 : index
        %16 = arith.cmpi ult, %15, %c6 : index
        %17 = arith.andi %13, %16 : i1
        scf.if %17 {
          memref.store %cst, %arg2[%c0, %3, %4, %5] : memref<1x2x4x6xf64>
          scf.for %arg9 = %c0 to %c3 step %c1 {
            scf.for %arg10 = %c0 to %c3 step %c1 {
              scf.for %arg11 = %c0 to %c2 step %c1 {
                %18 = arith.muli %4, %c2 overflow<nsw> : index
                %19 = arith.addi %18, %arg10 : index
                %20 = arith.muli %arg11, %c2 overflow<nsw> : index
                %21 = arith.addi %5, %20 : index
                %22 = memref.load %arg0[%c0, %arg9, %19, %21] : memref<1x3x9x8xf64>
                %23 = memref.load %arg1[%3, %arg9, %arg10, %arg11] : memref<2x3x3x2xf64>
                %24 = memref.load %arg2[%c0, %3, %4, %5] : memref<1x2x4x6xf64>
                %25 = arith.mulf %22, %23 : f64
                %26 = arith.addf %24, %25 : f64
                memref.store %26, %arg2[%c0, %3, %4, %5] : memref<1x2x4x6xf64>
              }
            }
          }
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}
