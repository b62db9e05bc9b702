module {
  func.func @gemver(%arg0: f64, %arg1: f64, %arg2: memref<6x6xf64>, %arg3: memref<6xf64>, %arg4: memref<6xf64>, %arg5: memref<6xf64>, %arg6: memref<6xf64>, %arg7: memref<6xf64>, %arg8: memref<6xf64>, %arg9: memref<6xf64>, %arg10: memref<6xf64>) {
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0 = arith.muli %c1, %c4 : index
    %1 = arith.muli %c1, %c2 : index
    scf.parallel (%arg11, %arg12) = (%c0, %c0) to (%c6, %c6) step (%0, %1) {
      scf.parallel (%arg13, %arg14) = (%c0_0, %c0_0) to (%0, %1) step (%c1, %c1) {
        %5 = arith.addi %arg13, %arg11 : index
        %6 = arith.addi %arg14, %arg12 : index
        %true = arith.constant true
        %7 = arith.muli %arg13, %c1 : index
        %8 = arith.addi %7, %arg11 : index
        %9 = arith.cmpi ult, %8, %c6 : index
        %10 = arith.andi %true, %9 : i1
        %11 = arith.muli %arg14, %c1 : index
        %12 = arith.addi %11, %arg12 : index
        %13 = arith.cmpi ult, %12, %c6 : index
        %14 = arith.andi %10, %13 : i1
        scf.if %14 {
          %15 = memref.load %arg2[%5, %6] : memref<6x6xf64>
          %16 = memref.load %arg3[%5] : memref<6xf64>
          %17 = memref.load %arg4[%6] : memref<6xf64>
          %18 = memref.load %arg5[%5] : memref<6xf64>
          %19 = memref.load %arg6[%6] : memref<6xf64>
          %20 = arith.mulf %16, %17 : f64
          %21 = arith.mulf %18, %19 : f64
          %22 = arith.addf %15, %20 : f64
          %23 = arith.addf %22, %21 : f64
          memref.store %23, %arg2[%5, %6] : memref<6x6xf64>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    %c0_1 = arith.constant 0 : index
    %c4_2 = arith.constant 4 : index
    %2 = arith.muli %c1, %c4_2 : index
    scf.parallel (%arg11) = (%c0) to (%c6) step (%2) {
      scf.parallel (%arg12) = (%c0_1) to (%2) step (%c1) {
        %5 = arith.addi %arg12, %arg11 : index
        %true = arith.constant true
        %6 = arith.muli %arg12, %c1 : index
        %7 = arith.addi %6, %arg11 : index
        %8 = arith.cmpi ult, %7, %c6 : index
        %9 = arith.andi %true, %8 : i1
        scf.if %9 {
          scf.for %arg13 = %c0 to %c6 step %c1 {
            %10 = memref.load %arg8[%5] : memref<6xf64>
            %11 = memref.load %arg2[%arg13, %5] : memref<6x6xf64>
            %12 = memref.load %arg9[%arg13] : memref<6xf64>
            %13 = arith.mulf %arg1, %11 : f64
            %14 = arith.mulf %13, %12 : f64
            %15 = arith.addf %10, %14 : f64
            memref.store %15, %arg8[%5] : memref<6xf64>
          }
        }
        scf.reduce 
      }
      scf.reduce 
    }
    %c0_3 = arith.constant 0 : index
    %c4_4 = arith.constant 4 : index
    %3 = arith.muli %c1, %c4_4 : index
    scf.parallel (%arg11) = (%c0) to (%c6) step (%3) {
      scf.parallel (%arg12) = (%c0_3) to (%3) step (%c1) {
        %5 = arith.addi %arg12, %arg11 : index
        %true = arith.constant true
        %6 = arith.muli %arg12, %c1 : index
        %7 = arith.addi %6, %arg11 : index
        %8 = arith.cmpi ult, %7, %c6 : index
        %9 = arith.andi %true, %8 : i1
        scf.if %9 {
          %10 = memref.load %arg8[%5] : memref<6xf64>
          %11 = memref.load %arg10[%5] : memref<6xf64>
          %12 = arith.addf %10, %11 : f64
          memref.store %12, %arg8[%5] : memref<6xf64>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    %c0_5 = arith.constant 0 : index
    %c4_6 = arith.constant 4 : index
    %4 = arith.muli %c1, %c4_6 : index
    scf.parallel (%arg11) = (%c0) to (%c6) step (%4) {
      scf.parallel (%arg12) = (%c0_5) to (%4) step (%c1) {
        %5 = arith.addi %arg12, %arg11 : index
        %true = arith.constant true
        %6 = arith.muli %arg12, %c1 : index
        %7 = arith.addi %6, %arg11 : index
        %8 = arith.cmpi ult, %7, %c6 : index
        %9 = arith.andi %true, %8 : i1
        scf.if %9 {
          scf.for %arg13 = %c0 to %c6 step %c1 {
            %10 = memref.load %arg7[%5] : memref<6xf64>
            %11 = memref.load %arg2[%5, %arg13] : memref<6x6xf64>
            %12 = memref.load %arg8[%arg13] : memref<6xf64>
            %13 = arith.mulf %arg0, %11 : f64
            %14 = arith.mulf %13, %12 : f64
            %15 = arith.addf %10, %14 : f64
            memref.store %15, %arg7[%5] : memref<6xf64>
          }
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}
