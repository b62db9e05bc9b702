module {
  func.func @kernel_bicg(%arg0: i32, %arg1: i32, %arg2: memref<?x9xf64>, %arg3: memref<?xf64>, %arg4: memref<?xf64>, %arg5: memref<?xf64>, %arg6: memref<?xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.index_cast %arg0 : i32 to index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg7 = %c0 to %0 step %c4 {
      %c4_2 = arith.constant 4 : index
      %2 = arith.addi %arg7, %c4_2 : index
      %3 = arith.minsi %2, %0 : index
      %c1 = arith.constant 1 : index
      scf.for %arg8 = %arg7 to %3 step %c1 {
        memref.store %cst, %arg3[%arg8] : memref<?xf64>
      }
    }
    %1 = arith.index_cast %arg1 : i32 to index
    %c0_0 = arith.constant 0 : index
    %c4_1 = arith.constant 4 : index
    scf.for %arg7 = %c0_0 to %1 step %c4_1 {
      %c4_2 = arith.constant 4 : index
      %2 = arith.addi %arg7, %c4_2 : index
      %3 = arith.minsi %2, %1 : index
      %c1 = arith.constant 1 : index
      scf.for %arg8 = %arg7 to %3 step %c1 {
        memref.store %cst, %arg4[%arg8] : memref<?xf64>
        %c0_3 = arith.constant 0 : index
        %c1_4 = arith.constant 1 : index
        scf.for %arg9 = %c0_3 to %0 step %c1_4 {
          %4 = memref.load %arg3[%arg9] : memref<?xf64>
          %5 = memref.load %arg6[%arg8] : memref<?xf64>
          %6 = memref.load %arg2[%arg8, %arg9] : memref<?x9xf64>
          %7 = arith.mulf %5, %6 : f64
          %8 = arith.addf %4, %7 : f64
          memref.store %8, %arg3[%arg9] : memref<?xf64>
          %9 = memref.load %arg4[%arg8] : memref<?xf64>
          %10 = memref.load %arg2[%arg8, %arg9] : memref<?x9xf64>
          %11 = memref.load %arg5[%arg9] : memref<?xf64>
          %12 = arith.mulf %10, %11 : f64
          %13 = arith.addf %9, %12 : f64
          memref.store %13, %arg4[%arg8] : memref<?xf64>
        }
      }
    }
    return
  }
}
