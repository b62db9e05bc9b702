module {
  func.func @kernel_gemm(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f64, %arg4: f64, %arg5: memref<?x11xf64>, %arg6: memref<?x12xf64>, %arg7: memref<?x11xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %0 = arith.index_cast %arg0 : i32 to index
    %1 = arith.index_cast %arg1 : i32 to index
    %2 = arith.index_cast %arg2 : i32 to index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg8 = %c0 to %0 step %c4 {
      %c4_0 = arith.constant 4 : index
      %3 = arith.addi %arg8, %c4_0 : index
      %4 = arith.minsi %3, %0 : index
      %c1 = arith.constant 1 : index
      scf.for %arg9 = %arg8 to %4 step %c1 {
        %c0_1 = arith.constant 0 : index
        %c1_2 = arith.constant 1 : index
        scf.for %arg10 = %c0_1 to %1 step %c1_2 {
          %5 = memref.load %arg5[%arg9, %arg10] : memref<?x11xf64>
          %6 = arith.mulf %5, %arg4 : f64
          memref.store %6, %arg5[%arg9, %arg10] : memref<?x11xf64>
        }
        %c0_3 = arith.constant 0 : index
        %c1_4 = arith.constant 1 : index
        scf.for %arg10 = %c0_3 to %2 step %c1_4 {
          %c0_5 = arith.constant 0 : index
          %c1_6 = arith.constant 1 : index
          scf.for %arg11 = %c0_5 to %1 step %c1_6 {
            %5 = memref.load %arg6[%arg9, %arg10] : memref<?x12xf64>
            %6 = arith.mulf %arg3, %5 : f64
            %7 = memref.load %arg7[%arg10, %arg11] : memref<?x11xf64>
            %8 = arith.mulf %6, %7 : f64
            %9 = memref.load %arg5[%arg9, %arg11] : memref<?x11xf64>
            %10 = arith.addf %9, %8 : f64
            memref.store %10, %arg5[%arg9, %arg11] : memref<?x11xf64>
          }
        }
      }
    }
    return
  }
}
