module {
  func.func @main(%arg0: memref<4x6xi32>, %arg1: memref<6x5xi32>, %arg2: memref<4x5xi32>) {
    %c6 = arith.constant 6 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c4 step %c1 {
      scf.for %arg4 = %c0 to %c5 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          %0 = memref.load %arg0[%arg3, %arg5] : memref<4x6xi32>
          %1 = memref.load %arg1[%arg5, %arg4] : memref<6x5xi32>
          %2 = memref.load %arg2[%arg3, %arg4] : memref<4x5xi32>
          %3 = arith.muli %0, %1 : i32
          %4 = arith.addi %2, %3 : i32
          memref.store %4, %arg2[%arg3, %arg4] : memref<4x5xi32>
        }
      }
    }
    return
  }
}
