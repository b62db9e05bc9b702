module {
  func.func @main(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
    %cst = arith.constant 2.500000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %0 = memref.load %arg0[%arg3] : memref<4xf32>
      %1 = memref.load %arg1[%arg3] : memref<4xf32>
      %2 = arith.mulf %0, %1 : f32
      %3 = arith.addf %2, %cst : f32
      %4 = arith.cmpf ogt, %3, %0 : f32
      %5 = arith.select %4, %3, %0 : f32
      memref.store %5, %arg2[%arg3] : memref<4xf32>
    }
    return
  }
}
