module {
  func.func @kernel_gesummv(%arg0: i32, %arg1: f64, %arg2: f64, %arg3: memref<?x13xf64>, %arg4: memref<?x13xf64>, %arg5: memref<?xf64>, %arg6: memref<?xf64>, %arg7: memref<?xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.index_cast %arg0 : i32 to index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg8 = %c0 to %0 step %c4 {
      %c4_0 = arith.constant 4 : index
      %1 = arith.addi %arg8, %c4_0 : index
      %2 = arith.minsi %1, %0 : index
      %c1 = arith.constant 1 : index
      scf.for %arg9 = %arg8 to %2 step %c1 {
        memref.store %cst, %arg5[%arg9] : memref<?xf64>
        memref.store %cst, %arg7[%arg9] : memref<?xf64>
        %c0_1 = arith.constant 0 : index
        %c1_2 = arith.constant 1 : index
        scf.for %arg10 = %c0_1 to %0 step %c1_2 {
          %8 = memref.load %arg3[%arg9, %arg10] : memref<?x13xf64>
          %9 = memref.load %arg6[%arg10] : memref<?xf64>
          %10 = arith.mulf %8, %9 : f64
          %11 = memref.load %arg5[%arg9] : memref<?xf64>
          %12 = arith.addf %10, %11 : f64
          memref.store %12, %arg5[%arg9] : memref<?xf64>
          %13 = memref.load %arg4[%arg9, %arg10] : memref<?x13xf64>
          %14 = memref.load %arg6[%arg10] : memref<?xf64>
          %15 = arith.mulf %13, %14 : f64
          %16 = memref.load %arg7[%arg9] : memref<?xf64>
          %17 = arith.addf %15, %16 : f64
          memref.store %17, %arg7[%arg9] : memref<?xf64>
        }
        %3 = memref.load %arg5[%arg9] : memref<?xf64>
        %4 = arith.mulf %arg1, %3 : f64
        %5 = memref.load %arg7[%arg9] : memref<?xf64>
        %6 = arith.mulf %arg2, %5 : f64
        %7 = arith.addf %4, %6 : f64
        memref.store %7, %arg7[%arg9] : memref<?xf64>
      }
    }
    return
  }
}
