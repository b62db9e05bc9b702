#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<3x4x5xf64> into memref<12x5xf64>
    %alloc = memref.alloc() : memref<12x5xf64>
    %c0_0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %0 = arith.muli %c1, %c3 : index
    %1 = arith.muli %c1, %c4 : index
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c12, %c5) step (%0, %1) {
      %4 = affine.min #map(%1, %c5, %arg3)
      scf.parallel (%arg4, %arg5) = (%c0_0, %c0_0) to (%0, %4) step (%c1, %c1) {
        %5 = arith.addi %arg4, %arg2 : index
        %6 = arith.addi %arg5, %arg3 : index
        memref.store %cst, %alloc[%5, %6] : memref<12x5xf64>
        scf.reduce 
      }
      scf.reduce 
    }
    %c0_1 = arith.constant 0 : index
    %c3_2 = arith.constant 3 : index
    %c4_3 = arith.constant 4 : index
    %2 = arith.muli %c1, %c3_2 : index
    %3 = arith.muli %c1, %c4_3 : index
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c12, %c5) step (%2, %3) {
      %4 = affine.min #map(%3, %c5, %arg3)
      scf.parallel (%arg4, %arg5) = (%c0_1, %c0_1) to (%2, %4) step (%c1, %c1) {
        %5 = arith.addi %arg4, %arg2 : index
        %6 = arith.addi %arg5, %arg3 : index
        scf.for %arg6 = %c0 to %c5 step %c1 {
          %7 = memref.load %collapse_shape[%5, %arg6] : memref<12x5xf64>
          %8 = memref.load %arg1[%arg6, %6] : memref<5x5xf64>
          %9 = memref.load %alloc[%5, %6] : memref<12x5xf64>
          %10 = arith.mulf %7, %8 : f64
          %11 = arith.addf %9, %10 : f64
          memref.store %11, %alloc[%5, %6] : memref<12x5xf64>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    %expand_shape = memref.expand_shape %alloc [[0, 1], [2]] output_shape [3, 4, 5] : memref<12x5xf64> into memref<3x4x5xf64>
    memref.copy %expand_shape, %arg0 : memref<3x4x5xf64> to memref<3x4x5xf64>
    memref.dealloc %alloc : memref<12x5xf64>
    return
  }
}
