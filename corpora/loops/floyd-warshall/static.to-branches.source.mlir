module {
  func.func @floyd_warshall(%arg0: memref<7x7xi32>) {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c7 step %c1 {
      scf.for %arg2 = %c0 to %c7 step %c1 {
        scf.for %arg3 = %c0 to %c7 step %c1 {
          %0 = memref.load %arg0[%arg2, %arg3] : memref<7x7xi32>
          %1 = memref.load %arg0[%arg2, %arg1] : memref<7x7xi32>
          %2 = memref.load %arg0[%arg1, %arg3] : memref<7x7xi32>
          %3 = arith.addi %1, %2 : i32
          %4 = arith.minsi %0, %3 : i32
          memref.store %4, %arg0[%arg2, %arg3] : memref<7x7xi32>
        }
      }
    }
    return
  }
}
