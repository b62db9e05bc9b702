func.func @main(%x: memref<1x8xf32>, %w: memref<8x8xf32>, %b: memref<8xf32>, %y: memref<1x8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<1x8xf32>)
  %y_vector = memref.collapse_shape %y [[0, 1]] : memref<1x8xf32> into memref<8xf32>
  %x_vector = memref.collapse_shape %x [[0, 1]] : memref<1x8xf32> into memref<8xf32>
  linalg.matvec ins(%w, %x_vector : memref<8x8xf32>, memref<8xf32>) outs(%y_vector : memref<8xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%b : memref<8xf32>) outs(%y : memref<1x8xf32>) {
  ^bb0(%bias: f32, %old: f32):
    %sum = arith.addf %old, %bias : f32
    linalg.yield %sum : f32
  }
  return
}
