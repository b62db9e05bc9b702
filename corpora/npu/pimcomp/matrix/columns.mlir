func.func @main(%x: memref<1x12xf32>, %w: memref<10x12xf32>, %y: memref<1x10xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<1x10xf32>)
  %y_vector = memref.collapse_shape %y [[0, 1]] : memref<1x10xf32> into memref<10xf32>
  %x_vector = memref.collapse_shape %x [[0, 1]] : memref<1x12xf32> into memref<12xf32>
  linalg.matvec ins(%w, %x_vector : memref<10x12xf32>, memref<12xf32>) outs(%y_vector : memref<10xf32>)
  return
}
