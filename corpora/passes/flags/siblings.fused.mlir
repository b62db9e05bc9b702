module {
  func.func @kernel(%arg0: memref<6xi32>, %arg1: memref<6xi32>, %arg2: memref<6xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    scf.for %arg3 = %c0 to %c6 step %c1 {
      %0 = arith.subi %c5, %arg3 : index
      %1 = memref.load %arg1[%0] : memref<6xi32>
      memref.store %1, %arg2[%arg3] : memref<6xi32>
      %2 = memref.load %arg0[%arg3] : memref<6xi32>
      %3 = arith.addi %2, %2 : i32
      memref.store %3, %arg1[%arg3] : memref<6xi32>
    }
    return
  }
}
