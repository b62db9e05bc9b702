module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<12x5xf64>
    scf.for %arg2 = %c0 to %c12 step %c1 {
      scf.for %arg3 = %c0 to %c5 step %c1 {
        memref.store %cst, %alloc[%arg2, %arg3] : memref<12x5xf64>
      }
    }
    scf.for %arg2 = %c0 to %c12 step %c1 {
      scf.for %arg3 = %c0 to %c5 step %c1 {
        scf.for %arg4 = %c0 to %c5 step %c1 {
          %0:2 = affine.delinearize_index %arg2 into (3, 4) : index, index
          %1 = memref.load %arg0[%0#0, %0#1, %arg4] : memref<3x4x5xf64>
          %2 = memref.load %arg1[%arg4, %arg3] : memref<5x5xf64>
          %3 = memref.load %alloc[%arg2, %arg3] : memref<12x5xf64>
          %4 = arith.mulf %1, %2 : f64
          %5 = arith.addf %3, %4 : f64
          memref.store %5, %alloc[%arg2, %arg3] : memref<12x5xf64>
        }
      }
    }
    %expand_shape = memref.expand_shape %alloc [[0, 1], [2]] output_shape [3, 4, 5] : memref<12x5xf64> into memref<3x4x5xf64>
    memref.copy %expand_shape, %arg0 : memref<3x4x5xf64> to memref<3x4x5xf64>
    memref.dealloc %alloc : memref<12x5xf64>
    return
  }
}
