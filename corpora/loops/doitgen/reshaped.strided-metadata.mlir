module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<3x4x5xf64> -> memref<f64>, index, index, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [12, 5], strides: [5, 1] : memref<f64> to memref<12x5xf64>
    %alloc = memref.alloc() : memref<12x5xf64>
    linalg.fill ins(%cst : f64) outs(%alloc : memref<12x5xf64>)
    linalg.matmul ins(%reinterpret_cast, %arg1 : memref<12x5xf64>, memref<5x5xf64>) outs(%alloc : memref<12x5xf64>)
    %reinterpret_cast_0 = memref.reinterpret_cast %alloc to offset: [0], sizes: [3, 4, 5], strides: [20, 5, 1] : memref<12x5xf64> to memref<3x4x5xf64>
    memref.copy %reinterpret_cast_0, %arg0 : memref<3x4x5xf64> to memref<3x4x5xf64>
    memref.dealloc %alloc : memref<12x5xf64>
    return
  }
}
