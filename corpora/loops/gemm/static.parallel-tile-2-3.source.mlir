module {
  func.func @gemm(%arg0: f32, %arg1: f32, %arg2: memref<7x5xf32>, %arg3: memref<7x6xf32>, %arg4: memref<6x5xf32>) {
    %c6 = arith.constant 6 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg5) = (%c0) to (%c7) step (%c1) {
      scf.parallel (%arg6) = (%c0) to (%c5) step (%c1) {
        %0 = memref.load %arg2[%arg5, %arg6] : memref<7x5xf32>
        %1 = arith.mulf %0, %arg1 : f32
        memref.store %1, %arg2[%arg5, %arg6] : memref<7x5xf32>
        scf.reduce 
      }
      scf.for %arg6 = %c0 to %c6 step %c1 {
        scf.parallel (%arg7) = (%c0) to (%c5) step (%c1) {
          %0 = memref.load %arg3[%arg5, %arg6] : memref<7x6xf32>
          %1 = memref.load %arg4[%arg6, %arg7] : memref<6x5xf32>
          %2 = memref.load %arg2[%arg5, %arg7] : memref<7x5xf32>
          %3 = arith.mulf %arg0, %0 : f32
          %4 = arith.mulf %3, %1 : f32
          %5 = arith.addf %2, %4 : f32
          memref.store %5, %arg2[%arg5, %arg7] : memref<7x5xf32>
          scf.reduce 
        }
      }
      scf.reduce 
    }
    return
  }
}
