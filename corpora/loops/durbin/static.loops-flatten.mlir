module {
  func.func @durbin(%arg0: memref<7xf64>, %arg1: memref<7xf64>) {
    %c-1 = arith.constant -1 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %alloca = memref.alloca() : memref<7xf64>
    %0 = memref.load %arg0[%c0] : memref<7xf64>
    %1 = arith.negf %0 : f64
    memref.store %1, %arg1[%c0] : memref<7xf64>
    %2:2 = scf.for %arg2 = %c1 to %c7 step %c1 iter_args(%arg3 = %1, %arg4 = %cst_0) -> (f64, f64) {
      %3 = arith.mulf %arg3, %arg3 : f64
      %4 = arith.subf %cst_0, %3 : f64
      %5 = arith.mulf %4, %arg4 : f64
      %6 = scf.for %arg5 = %c0 to %arg2 step %c1 iter_args(%arg6 = %cst) -> (f64) {
        %11 = arith.muli %arg5, %c-1 overflow<nsw> : index
        %12 = arith.addi %arg2, %11 : index
        %13 = arith.addi %12, %c-1 : index
        %14 = memref.load %arg0[%13] : memref<7xf64>
        %15 = memref.load %arg1[%arg5] : memref<7xf64>
        %16 = arith.mulf %14, %15 : f64
        %17 = arith.addf %arg6, %16 : f64
        scf.yield %17 : f64
      }
      %7 = memref.load %arg0[%arg2] : memref<7xf64>
      %8 = arith.addf %7, %6 : f64
      %9 = arith.negf %8 : f64
      %10 = arith.divf %9, %5 : f64
      scf.for %arg5 = %c0 to %arg2 step %c1 {
        %11 = memref.load %arg1[%arg5] : memref<7xf64>
        %12 = arith.muli %arg5, %c-1 overflow<nsw> : index
        %13 = arith.addi %arg2, %12 : index
        %14 = arith.addi %13, %c-1 : index
        %15 = memref.load %arg1[%14] : memref<7xf64>
        %16 = arith.mulf %10, %15 : f64
        %17 = arith.addf %11, %16 : f64
        memref.store %17, %alloca[%arg5] : memref<7xf64>
      }
      scf.for %arg5 = %c0 to %arg2 step %c1 {
        %11 = memref.load %alloca[%arg5] : memref<7xf64>
        memref.store %11, %arg1[%arg5] : memref<7xf64>
      }
      memref.store %10, %arg1[%arg2] : memref<7xf64>
      scf.yield %10, %5 : f64, f64
    }
    return
  }
}
