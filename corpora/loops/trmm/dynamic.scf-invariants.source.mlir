module {
  func.func @trmm(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg5 = %c0 to %arg0 step %c1 {
      %c0_0 = arith.constant 0 : index
      %c1_1 = arith.constant 1 : index
      scf.for %arg6 = %c0_0 to %arg1 step %c1_1 {
        %c1_2 = arith.constant 1 : index
        %0 = arith.addi %arg5, %c1_2 : index
        %c1_3 = arith.constant 1 : index
        scf.for %arg7 = %0 to %arg0 step %c1_3 {
          %3 = memref.load %arg3[%arg7, %arg5] : memref<?x?xf32>
          %4 = memref.load %arg4[%arg7, %arg6] : memref<?x?xf32>
          %5 = memref.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %6 = arith.mulf %3, %4 : f32
          %7 = arith.addf %5, %6 : f32
          memref.store %7, %arg4[%arg5, %arg6] : memref<?x?xf32>
        }
        %1 = memref.load %arg4[%arg5, %arg6] : memref<?x?xf32>
        %2 = arith.mulf %arg2, %1 : f32
        memref.store %2, %arg4[%arg5, %arg6] : memref<?x?xf32>
      }
    }
    return
  }
}
