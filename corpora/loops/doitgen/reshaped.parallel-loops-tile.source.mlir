module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<3x4x5xf64> into memref<12x5xf64>
    %alloc = memref.alloc() : memref<12x5xf64>
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c12, %c5) step (%c1, %c1) {
      memref.store %cst, %alloc[%arg2, %arg3] : memref<12x5xf64>
      scf.reduce 
    }
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c12, %c5) step (%c1, %c1) {
      scf.for %arg4 = %c0 to %c5 step %c1 {
        %0 = memref.load %collapse_shape[%arg2, %arg4] : memref<12x5xf64>
        %1 = memref.load %arg1[%arg4, %arg3] : memref<5x5xf64>
        %2 = memref.load %alloc[%arg2, %arg3] : memref<12x5xf64>
        %3 = arith.mulf %0, %1 : f64
        %4 = arith.addf %2, %3 : f64
        memref.store %4, %alloc[%arg2, %arg3] : memref<12x5xf64>
      }
      scf.reduce 
    }
    %expand_shape = memref.expand_shape %alloc [[0, 1], [2]] output_shape [3, 4, 5] : memref<12x5xf64> into memref<3x4x5xf64>
    memref.copy %expand_shape, %arg0 : memref<3x4x5xf64> to memref<3x4x5xf64>
    memref.dealloc %alloc : memref<12x5xf64>
    return
  }
}
