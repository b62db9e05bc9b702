module {
  func.func @jacobi_1d(%arg0: memref<13xf32>, %arg1: memref<13xf32>) {
    %cst = arith.constant 3.333300e-01 : f32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      %c1_0 = arith.constant 1 : index
      %c12 = arith.constant 12 : index
      %c1_1 = arith.constant 1 : index
      scf.for %arg3 = %c1_0 to %c12 step %c1_1 {
        %c-1 = arith.constant -1 : index
        %0 = arith.addi %arg3, %c-1 : index
        %1 = memref.load %arg0[%0] : memref<13xf32>
        %2 = memref.load %arg0[%arg3] : memref<13xf32>
        %c1_5 = arith.constant 1 : index
        %3 = arith.addi %arg3, %c1_5 : index
        %4 = memref.load %arg0[%3] : memref<13xf32>
        %5 = arith.addf %1, %2 : f32
        %6 = arith.addf %5, %4 : f32
        %7 = arith.mulf %6, %cst : f32
        memref.store %7, %arg1[%arg3] : memref<13xf32>
      }
      %c1_2 = arith.constant 1 : index
      %c12_3 = arith.constant 12 : index
      %c1_4 = arith.constant 1 : index
      scf.for %arg3 = %c1_2 to %c12_3 step %c1_4 {
        %c-1 = arith.constant -1 : index
        %0 = arith.addi %arg3, %c-1 : index
        %1 = memref.load %arg1[%0] : memref<13xf32>
        %2 = memref.load %arg1[%arg3] : memref<13xf32>
        %c1_5 = arith.constant 1 : index
        %3 = arith.addi %arg3, %c1_5 : index
        %4 = memref.load %arg1[%3] : memref<13xf32>
        %5 = arith.addf %1, %2 : f32
        %6 = arith.addf %5, %4 : f32
        %7 = arith.mulf %6, %cst : f32
        memref.store %7, %arg0[%arg3] : memref<13xf32>
      }
    }
    return
  }
}
