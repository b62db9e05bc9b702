module {
  func.func @gemver(%arg0: f64, %arg1: f64, %arg2: memref<6x6xf64>, %arg3: memref<6xf64>, %arg4: memref<6xf64>, %arg5: memref<6xf64>, %arg6: memref<6xf64>, %arg7: memref<6xf64>, %arg8: memref<6xf64>, %arg9: memref<6xf64>, %arg10: memref<6xf64>) {
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    scf.for %arg11 = %c0 to %c6 step %c1 {
      scf.for %arg12 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg2[%arg11, %arg12] : memref<6x6xf64>
        %1 = memref.load %arg3[%arg11] : memref<6xf64>
        %2 = memref.load %arg4[%arg12] : memref<6xf64>
        %3 = memref.load %arg5[%arg11] : memref<6xf64>
        %4 = memref.load %arg6[%arg12] : memref<6xf64>
        %5 = arith.mulf %1, %2 : f64
        %6 = arith.mulf %3, %4 : f64
        %7 = arith.addf %0, %5 : f64
        %8 = arith.addf %7, %6 : f64
        memref.store %8, %arg2[%arg11, %arg12] : memref<6x6xf64>
      }
    }
    scf.for %arg11 = %c0 to %c6 step %c1 {
      scf.for %arg12 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg8[%arg11] : memref<6xf64>
        %1 = memref.load %arg2[%arg12, %arg11] : memref<6x6xf64>
        %2 = memref.load %arg9[%arg12] : memref<6xf64>
        %3 = arith.mulf %arg1, %1 : f64
        %4 = arith.mulf %3, %2 : f64
        %5 = arith.addf %0, %4 : f64
        memref.store %5, %arg8[%arg11] : memref<6xf64>
      }
    }
    scf.for %arg11 = %c0 to %c6 step %c1 {
      %0 = memref.load %arg8[%arg11] : memref<6xf64>
      %1 = memref.load %arg10[%arg11] : memref<6xf64>
      %2 = arith.addf %0, %1 : f64
      memref.store %2, %arg8[%arg11] : memref<6xf64>
    }
    scf.for %arg11 = %c0 to %c6 step %c1 {
      scf.for %arg12 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg7[%arg11] : memref<6xf64>
        %1 = memref.load %arg2[%arg11, %arg12] : memref<6x6xf64>
        %2 = memref.load %arg8[%arg12] : memref<6xf64>
        %3 = arith.mulf %arg0, %1 : f64
        %4 = arith.mulf %3, %2 : f64
        %5 = arith.addf %0, %4 : f64
        memref.store %5, %arg7[%arg11] : memref<6xf64>
      }
    }
    return
  }
}
