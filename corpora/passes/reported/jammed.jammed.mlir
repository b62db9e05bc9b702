module {
  func.func @kernel(%arg0: memref<7x7xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %c2_0 = arith.constant 2 : index
    scf.for %arg1 = %c1 to %c5 step %c2_0 {
      scf.for %arg2 = %c0 to %c6 step %c1 {
        %0 = arith.subi %arg1, %c1 : index
        %1 = arith.addi %arg2, %c1 : index
        %2 = memref.load %arg0[%0, %1] : memref<7x7xi32>
        memref.store %2, %arg0[%arg1, %arg2] : memref<7x7xi32>
        %c1_1 = arith.constant 1 : index
        %3 = arith.addi %arg1, %c1_1 : index
        %4 = arith.subi %3, %c1 : index
        %5 = arith.addi %arg2, %c1 : index
        %6 = memref.load %arg0[%4, %5] : memref<7x7xi32>
        memref.store %6, %arg0[%3, %arg2] : memref<7x7xi32>
      }
    }
    return
  }
}
