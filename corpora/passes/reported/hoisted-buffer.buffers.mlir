module {
  func.func @kernel(%arg0: i64, %arg1: i64, %arg2: memref<6xi64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c6 = arith.constant 6 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xi64>
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    memref.store %arg0, %alloc[%c0_0] : memref<2xi64>
    memref.store %arg1, %alloc[%c1_1] : memref<2xi64>
    scf.for %arg3 = %c0 to %c6 step %c1 {
      %0 = index.remu %arg3, %c2
      %1 = memref.load %alloc[%0] : memref<2xi64>
      %2 = arith.addi %1, %arg1 : i64
      memref.store %2, %alloc[%0] : memref<2xi64>
      %3 = memref.load %alloc[%0] : memref<2xi64>
      memref.store %3, %arg2[%arg3] : memref<6xi64>
    }
    return
  }
}
