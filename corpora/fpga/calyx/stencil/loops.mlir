module {
  func.func @main(%arg0: memref<10xi32>, %arg1: memref<10xi32>) {
    %c-1 = arith.constant -1 : index
    %c2_i32 = arith.constant 2 : i32
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    scf.for %arg2 = %c1 to %c9 step %c1 {
      %0 = arith.addi %arg2, %c-1 : index
      %1 = memref.load %arg0[%0] : memref<10xi32>
      %2 = memref.load %arg0[%arg2] : memref<10xi32>
      %3 = arith.addi %arg2, %c1 : index
      %4 = memref.load %arg0[%3] : memref<10xi32>
      %5 = arith.muli %2, %c2_i32 : i32
      %6 = arith.addi %1, %5 : i32
      %7 = arith.addi %6, %4 : i32
      %8 = arith.shrsi %7, %c2_i32 : i32
      memref.store %8, %arg1[%arg2] : memref<10xi32>
    }
    return
  }
}
