// The two outer dimensions as one, the product into a temporary, and a copy back.
func.func @doitgen(%A: memref<3x4x5xf64>, %C4: memref<5x5xf64>) {
  %zero = arith.constant 0.0 : f64
  %flat = memref.collapse_shape %A [[0, 1], [2]] : memref<3x4x5xf64> into memref<12x5xf64>
  %sum = memref.alloc() : memref<12x5xf64>
  linalg.fill ins(%zero : f64) outs(%sum : memref<12x5xf64>)
  linalg.matmul ins(%flat, %C4 : memref<12x5xf64>, memref<5x5xf64>) outs(%sum : memref<12x5xf64>)
  %cube = memref.expand_shape %sum [[0, 1], [2]] output_shape [3, 4, 5] : memref<12x5xf64> into memref<3x4x5xf64>
  memref.copy %cube, %A : memref<3x4x5xf64> to memref<3x4x5xf64>
  memref.dealloc %sum : memref<12x5xf64>
  return
}
