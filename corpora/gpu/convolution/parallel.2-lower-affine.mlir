module {
  func.func @kernel(%arg0: memref<10x12xf32>, %arg1: memref<3x3xf32>, %arg2: memref<8x10xf32>) {
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c8, %c10) step (%c1, %c1) {
      scf.for %arg5 = %c0 to %c3 step %c1 {
        scf.for %arg6 = %c0 to %c3 step %c1 {
          %0 = arith.addi %arg3, %arg5 : index
          %1 = arith.addi %arg4, %arg6 : index
          %2 = memref.load %arg0[%0, %1] : memref<10x12xf32>
          %3 = memref.load %arg1[%arg5, %arg6] : memref<3x3xf32>
          %4 = memref.load %arg2[%arg3, %arg4] : memref<8x10xf32>
          %5 = arith.mulf %2, %3 : f32
          %6 = arith.addf %4, %5 : f32
          memref.store %6, %arg2[%arg3, %arg4] : memref<8x10xf32>
        }
      }
      scf.reduce 
    }
    return
  }
}

