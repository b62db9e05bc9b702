// A matrix product, a bias, a rectifier and a residual in tiles, each of which goes through all of them; then every step
// of the sum in a tile of its own.
#rows = affine_map<(d0, d1) -> (d0, d1)>
#columns = affine_map<(d0, d1) -> (d1)>
module attributes {transform.with_named_sequence} {
  func.func @kernel(%a: tensor<7x12xf32>, %b: tensor<12x10xf32>, %bias: tensor<10xf32>, %residual: tensor<7x10xf32>) -> tensor<7x10xf32> {
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<7x10xf32>
    %0 = linalg.fill ins(%zero : f32) outs(%empty : tensor<7x10xf32>) -> tensor<7x10xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<7x12xf32>, tensor<12x10xf32>) outs(%0 : tensor<7x10xf32>) -> tensor<7x10xf32>
    %2 = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %bias : tensor<7x10xf32>, tensor<10xf32>) outs(%empty : tensor<7x10xf32>) {
    ^bb0(%x: f32, %y: f32, %out: f32):
      %s = arith.addf %x, %y : f32
      %m = arith.maximumf %s, %zero : f32
      linalg.yield %m : f32
    } -> tensor<7x10xf32>
    %3 = linalg.add ins(%2, %residual : tensor<7x10xf32>, tensor<7x10xf32>) outs(%empty : tensor<7x10xf32>) -> tensor<7x10xf32>
    return %3 : tensor<7x10xf32>
  }
  transform.named_sequence @tiles(%module: !transform.any_op {transform.readonly}) {
    %last = transform.structured.match ops{["linalg.add"]} in %module : (!transform.any_op) -> !transform.any_op
    %fused, %loops:2 = transform.structured.fuse %last tile_sizes [3, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @steps(%module: !transform.any_op {transform.readonly}) {
    %product = transform.structured.match ops{["linalg.matmul"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_for %product tile_sizes [0, 0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
