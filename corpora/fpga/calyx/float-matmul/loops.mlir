module {
  func.func @main(%arg0: memref<3x4xf32>, %arg1: memref<4x2xf32>, %arg2: memref<3x2xf32>) {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c2 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg0[%arg3, %arg5] : memref<3x4xf32>
          %1 = memref.load %arg1[%arg5, %arg4] : memref<4x2xf32>
          %2 = memref.load %arg2[%arg3, %arg4] : memref<3x2xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg2[%arg3, %arg4] : memref<3x2xf32>
        }
      }
    }
    return
  }
}
