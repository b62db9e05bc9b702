// y[i] = a[i] b[i]' * scale + bias[i], by whole batches.
#matrix = affine_map<(i, j, k) -> (i, j, k)>
func.func @kernel(%a: memref<2x5x8xf32>, %b: memref<2x6x8xf32>, %bias: memref<2x5x6xf32>, %y: memref<2x5x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 0.5 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<2x5x6xf32>)
  linalg.generic {indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (b, j, k)>,
                                   affine_map<(b, i, j, k) -> (b, i, j)>],
                  iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<2x5x8xf32>, memref<2x6x8xf32>) outs(%y : memref<2x5x6xf32>) {
  ^bb0(%l: f32, %r: f32, %s: f32):
    %p = arith.mulf %l, %r : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#matrix, #matrix], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%bias : memref<2x5x6xf32>) outs(%y : memref<2x5x6xf32>) {
  ^bb0(%c: f32, %x: f32):
    %scaled = arith.mulf %x, %scale : f32
    %sum = arith.addf %scaled, %c : f32
    linalg.yield %sum : f32
  }
  return
}
