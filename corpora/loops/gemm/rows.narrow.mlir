module {
  func.func @kernel_gemm(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f64, %arg4: f64, %arg5: memref<?x11xf64>, %arg6: memref<?x12xf64>, %arg7: memref<?x11xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    scf.for %arg8 = %c0_i32 to %arg0 step %c1_i32  : i32 {
      %0 = arith.index_cast %arg8 : i32 to index
      scf.for %arg9 = %c0_i32 to %arg1 step %c1_i32  : i32 {
        %1 = arith.index_cast %arg9 : i32 to index
        %2 = memref.load %arg5[%0, %1] : memref<?x11xf64>
        %3 = arith.mulf %2, %arg4 : f64
        memref.store %3, %arg5[%0, %1] : memref<?x11xf64>
      }
      scf.for %arg9 = %c0_i32 to %arg2 step %c1_i32  : i32 {
        %1 = arith.index_cast %arg9 : i32 to index
        scf.for %arg10 = %c0_i32 to %arg1 step %c1_i32  : i32 {
          %2 = arith.index_cast %arg10 : i32 to index
          %3 = memref.load %arg6[%0, %1] : memref<?x12xf64>
          %4 = arith.mulf %arg3, %3 : f64
          %5 = memref.load %arg7[%1, %2] : memref<?x11xf64>
          %6 = arith.mulf %4, %5 : f64
          %7 = memref.load %arg5[%0, %2] : memref<?x11xf64>
          %8 = arith.addf %7, %6 : f64
          memref.store %8, %arg5[%0, %2] : memref<?x11xf64>
        }
      }
    }
    return
  }
}
