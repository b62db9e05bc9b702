module {
  func.func @gemm(%arg0: memref<7x5xi32>, %arg1: memref<7x6xi32>, %arg2: memref<6x5xi32>) {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c7 step %c1 {
      %c0_0 = arith.constant 0 : index
      %c5 = arith.constant 5 : index
      %c1_1 = arith.constant 1 : index
      scf.for %arg4 = %c0_0 to %c5 step %c1_1 {
        %c0_2 = arith.constant 0 : index
        %c6 = arith.constant 6 : index
        %c1_3 = arith.constant 1 : index
        scf.for %arg5 = %c0_2 to %c6 step %c1_3 {
          %0 = memref.load %arg1[%arg3, %arg5] : memref<7x6xi32>
          %1 = memref.load %arg2[%arg5, %arg4] : memref<6x5xi32>
          %2 = memref.load %arg0[%arg3, %arg4] : memref<7x5xi32>
          %3 = arith.muli %0, %1 : i32
          %4 = arith.addi %2, %3 : i32
          memref.store %4, %arg0[%arg3, %arg4] : memref<7x5xi32>
        }
      }
    }
    return
  }
}
