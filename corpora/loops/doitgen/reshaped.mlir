module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<3x4x5xf64> into memref<12x5xf64>
    %alloc = memref.alloc() : memref<12x5xf64>
    linalg.fill ins(%cst : f64) outs(%alloc : memref<12x5xf64>)
    linalg.matmul ins(%collapse_shape, %arg1 : memref<12x5xf64>, memref<5x5xf64>) outs(%alloc : memref<12x5xf64>)
    %expand_shape = memref.expand_shape %alloc [[0, 1], [2]] output_shape [3, 4, 5] : memref<12x5xf64> into memref<3x4x5xf64>
    memref.copy %expand_shape, %arg0 : memref<3x4x5xf64> to memref<3x4x5xf64>
    memref.dealloc %alloc : memref<12x5xf64>
    return
  }
}
