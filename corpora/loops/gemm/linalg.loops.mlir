module {
  func.func @gemm(%arg0: memref<7x6xf32>, %arg1: memref<6x5xf32>, %arg2: memref<7x5xf32>) {
    %c6 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    scf.for %arg3 = %c0 to %c7 step %c1 {
      scf.for %arg4 = %c0 to %c5 step %c1 {
        memref.store %cst, %arg2[%arg3, %arg4] : memref<7x5xf32>
      }
    }
    scf.for %arg3 = %c0 to %c7 step %c1 {
      scf.for %arg4 = %c0 to %c5 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          %0 = memref.load %arg0[%arg3, %arg5] : memref<7x6xf32>
          %1 = memref.load %arg1[%arg5, %arg4] : memref<6x5xf32>
          %2 = memref.load %arg2[%arg3, %arg4] : memref<7x5xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg2[%arg3, %arg4] : memref<7x5xf32>
        }
      }
    }
    return
  }
}
