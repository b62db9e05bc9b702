module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>) {
    %c24 = arith.constant 24 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c4_1 = arith.constant 4 : index
    %0 = arith.muli %c1, %c4 : index
    %1 = arith.muli %c1, %c4_1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c16, %c8) step (%0, %1) {
      scf.parallel (%arg5, %arg6) = (%c0_0, %c0_0) to (%0, %1) step (%c1, %c1) {
        %2 = arith.addi %arg5, %arg3 : index
        %3 = arith.addi %arg6, %arg4 : index
        scf.for %arg7 = %c0 to %c24 step %c1 {
          %4 = memref.load %arg0[%2, %arg7] : memref<16x24xf32>
          %5 = memref.load %arg1[%arg7, %3] : memref<24x8xf32>
          %6 = memref.load %arg2[%2, %3] : memref<16x8xf32>
          %7 = arith.mulf %4, %5 : f32
          %8 = arith.addf %6, %7 : f32
          memref.store %8, %arg2[%2, %3] : memref<16x8xf32>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

