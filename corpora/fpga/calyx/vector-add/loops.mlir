module {
  func.func @main(%arg0: memref<8xi32>, %arg1: memref<8xi32>, %arg2: memref<8xi32>) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c8 step %c1 {
      %0 = memref.load %arg0[%arg3] : memref<8xi32>
      %1 = memref.load %arg1[%arg3] : memref<8xi32>
      %2 = arith.addi %0, %1 : i32
      memref.store %2, %arg2[%arg3] : memref<8xi32>
    }
    return
  }
}
