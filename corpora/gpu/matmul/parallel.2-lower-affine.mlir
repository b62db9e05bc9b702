module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>) {
    %c24 = arith.constant 24 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c16, %c8) step (%c1, %c1) {
      scf.for %arg5 = %c0 to %c24 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg5] : memref<16x24xf32>
        %1 = memref.load %arg1[%arg5, %arg4] : memref<24x8xf32>
        %2 = memref.load %arg2[%arg3, %arg4] : memref<16x8xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %arg2[%arg3, %arg4] : memref<16x8xf32>
      }
      scf.reduce 
    }
    return
  }
}

