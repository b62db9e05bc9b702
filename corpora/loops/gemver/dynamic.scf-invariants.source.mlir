module {
  func.func @gemver(%arg0: index, %arg1: f32, %arg2: memref<?x?xf32>, %arg3: memref<?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?xf32>, %arg7: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg8 = %c0 to %arg0 step %c1 {
      %c0_4 = arith.constant 0 : index
      %c1_5 = arith.constant 1 : index
      scf.for %arg9 = %c0_4 to %arg0 step %c1_5 {
        %0 = memref.load %arg2[%arg8, %arg9] : memref<?x?xf32>
        %1 = memref.load %arg3[%arg8] : memref<?xf32>
        %2 = memref.load %arg4[%arg9] : memref<?xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.addf %0, %3 : f32
        memref.store %4, %arg2[%arg8, %arg9] : memref<?x?xf32>
      }
    }
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    scf.for %arg8 = %c0_0 to %arg0 step %c1_1 {
      %c0_4 = arith.constant 0 : index
      %c1_5 = arith.constant 1 : index
      scf.for %arg9 = %c0_4 to %arg0 step %c1_5 {
        %0 = memref.load %arg6[%arg8] : memref<?xf32>
        %1 = memref.load %arg2[%arg9, %arg8] : memref<?x?xf32>
        %2 = memref.load %arg7[%arg9] : memref<?xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.addf %0, %3 : f32
        memref.store %4, %arg6[%arg8] : memref<?xf32>
      }
    }
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    scf.for %arg8 = %c0_2 to %arg0 step %c1_3 {
      %c0_4 = arith.constant 0 : index
      %c1_5 = arith.constant 1 : index
      scf.for %arg9 = %c0_4 to %arg0 step %c1_5 {
        %0 = memref.load %arg5[%arg8] : memref<?xf32>
        %1 = memref.load %arg2[%arg8, %arg9] : memref<?x?xf32>
        %2 = memref.load %arg6[%arg9] : memref<?xf32>
        %3 = arith.mulf %arg1, %1 : f32
        %4 = arith.mulf %3, %2 : f32
        %5 = arith.addf %0, %4 : f32
        memref.store %5, %arg5[%arg8] : memref<?xf32>
      }
    }
    return
  }
}
