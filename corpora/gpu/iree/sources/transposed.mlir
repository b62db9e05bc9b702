// Elements of one matrix with those of another, transposed.
func.func @transposed(%a: tensor<6x48xf32>, %b: tensor<48x6xf32>) -> tensor<6x48xf32> {
  %empty = tensor.empty() : tensor<6x48xf32>
  %result = linalg.generic {
    indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n, m)>, affine_map<(m, n) -> (m, n)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<6x48xf32>, tensor<48x6xf32>) outs(%empty : tensor<6x48xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %product = arith.mulf %x, %y : f32
    %sum = arith.addf %product, %x : f32
    linalg.yield %sum : f32
  } -> tensor<6x48xf32>
  return %result : tensor<6x48xf32>
}
