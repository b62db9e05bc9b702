module {
  func.func @f(%arg0: memref<7x9xf32, strided<[?, ?], offset: ?>>, %arg1: memref<9x6xf32, strided<[?, ?], offset: ?>>) -> memref<7x6xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7x6xf32>
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c7 step %c1 {
      %c0_3 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %c4 = arith.constant 4 : index
      scf.for %arg3 = %c0_3 to %c6 step %c4 {
        vector.transfer_write %cst, %alloc[%arg2, %arg3] : vector<4xf32>, memref<7x6xf32>
      }
    }
    %c0_0 = arith.constant 0 : index
    %c7_1 = arith.constant 7 : index
    %c1_2 = arith.constant 1 : index
    scf.for %arg2 = %c0_0 to %c7_1 step %c1_2 {
      %c0_3 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %c1_4 = arith.constant 1 : index
      scf.for %arg3 = %c0_3 to %c6 step %c1_4 {
        %c0_5 = arith.constant 0 : index
        %c9 = arith.constant 9 : index
        %c1_6 = arith.constant 1 : index
        scf.for %arg4 = %c0_5 to %c9 step %c1_6 {
          %0 = memref.load %arg0[%arg2, %arg4] : memref<7x9xf32, strided<[?, ?], offset: ?>>
          %1 = memref.load %arg1[%arg4, %arg3] : memref<9x6xf32, strided<[?, ?], offset: ?>>
          %2 = memref.load %alloc[%arg2, %arg3] : memref<7x6xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc[%arg2, %arg3] : memref<7x6xf32>
        }
      }
    }
    return %alloc : memref<7x6xf32>
  }
}
