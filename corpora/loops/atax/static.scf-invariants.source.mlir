module {
  func.func @atax(%arg0: memref<7x5xf64>, %arg1: memref<5xf64>, %arg2: memref<5xf64>, %arg3: memref<7xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c5 step %c1 {
      memref.store %cst, %arg2[%arg4] : memref<5xf64>
    }
    %c0_0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1_1 = arith.constant 1 : index
    scf.for %arg4 = %c0_0 to %c7 step %c1_1 {
      memref.store %cst, %arg3[%arg4] : memref<7xf64>
      %c0_2 = arith.constant 0 : index
      %c5_3 = arith.constant 5 : index
      %c1_4 = arith.constant 1 : index
      scf.for %arg5 = %c0_2 to %c5_3 step %c1_4 {
        %0 = memref.load %arg3[%arg4] : memref<7xf64>
        %1 = memref.load %arg0[%arg4, %arg5] : memref<7x5xf64>
        %2 = memref.load %arg1[%arg5] : memref<5xf64>
        %3 = arith.mulf %1, %2 : f64
        %4 = arith.addf %0, %3 : f64
        memref.store %4, %arg3[%arg4] : memref<7xf64>
      }
      %c0_5 = arith.constant 0 : index
      %c5_6 = arith.constant 5 : index
      %c1_7 = arith.constant 1 : index
      scf.for %arg5 = %c0_5 to %c5_6 step %c1_7 {
        %0 = memref.load %arg2[%arg5] : memref<5xf64>
        %1 = memref.load %arg0[%arg4, %arg5] : memref<7x5xf64>
        %2 = memref.load %arg3[%arg4] : memref<7xf64>
        %3 = arith.mulf %1, %2 : f64
        %4 = arith.addf %0, %3 : f64
        memref.store %4, %arg2[%arg5] : memref<5xf64>
      }
    }
    return
  }
}
