module {
  func.func @kernel(%arg0: memref<32xi32>, %arg1: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c31 = arith.constant 31 : index
    %c-3 = arith.constant -3 : index
    %0 = arith.muli %c0, %c-3 : index
    %1 = arith.muli %c8, %c-3 : index
    %2 = arith.muli %c1, %c-3 : index
    %3 = arith.addi %0, %c31 : index
    %4 = arith.addi %1, %c31 : index
    scf.for %arg2 = %3 to %4 step %2 {
      memref.store %arg1, %arg0[%arg2] : memref<32xi32>
    }
    return
  }
}
