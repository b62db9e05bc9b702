module {
  func.func @two_mm(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<?x?xf32>, %arg5: memref<?x?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?xf32>, %arg8: memref<?x?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg9 = %c0 to %arg0 step %c1 {
      %c0_2 = arith.constant 0 : index
      %c1_3 = arith.constant 1 : index
      scf.for %arg10 = %c0_2 to %arg1 step %c1_3 {
        memref.store %cst, %arg4[%arg9, %arg10] : memref<?x?xf32>
        %c0_4 = arith.constant 0 : index
        %c1_5 = arith.constant 1 : index
        scf.for %arg11 = %c0_4 to %arg2 step %c1_5 {
          %0 = memref.load %arg5[%arg9, %arg11] : memref<?x?xf32>
          %1 = memref.load %arg6[%arg11, %arg10] : memref<?x?xf32>
          %2 = memref.load %arg4[%arg9, %arg10] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg4[%arg9, %arg10] : memref<?x?xf32>
        }
      }
    }
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    scf.for %arg9 = %c0_0 to %arg0 step %c1_1 {
      %c0_2 = arith.constant 0 : index
      %c1_3 = arith.constant 1 : index
      scf.for %arg10 = %c0_2 to %arg3 step %c1_3 {
        %c0_4 = arith.constant 0 : index
        %c1_5 = arith.constant 1 : index
        scf.for %arg11 = %c0_4 to %arg1 step %c1_5 {
          %0 = memref.load %arg4[%arg9, %arg11] : memref<?x?xf32>
          %1 = memref.load %arg7[%arg11, %arg10] : memref<?x?xf32>
          %2 = memref.load %arg8[%arg9, %arg10] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg8[%arg9, %arg10] : memref<?x?xf32>
        }
      }
    }
    return
  }
}
