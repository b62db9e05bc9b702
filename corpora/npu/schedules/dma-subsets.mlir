// A matrix product in tiles, each of which the innermost loop takes out of its matrix, and the result's tile puts back;
// then what a loop does not change is taken out before it: the tile of the first matrix, and, with the loops in another
// order, that of the result. At last tiles of the matrices are copied to local memory.
module attributes {transform.with_named_sequence} {
  func.func @kernel(%a: tensor<8x12xf32>, %b: tensor<12x8xf32>, %c: tensor<8x8xf32>, %d: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x8xf32>) outs(%d : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  transform.named_sequence @tiles(%module: !transform.any_op {transform.readonly}) {
    %both = transform.structured.match ops{["linalg.matmul"]} in %module : (!transform.any_op) -> !transform.any_op
    %first, %second = transform.split_handle %both : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tile1, %loops1:3 = transform.structured.tile_using_for %first tile_sizes [4, 4, 4] interchange = [0, 1, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %tile2, %loops2:3 = transform.structured.tile_using_for %second tile_sizes [4, 4, 4] interchange = [0, 2, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @before_loops(%module: !transform.any_op {transform.readonly}) {
    %kernel = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    %code = transform.apply_registered_pass "loop-invariant-code-motion" to %kernel : (!transform.any_op) -> !transform.any_op
    %subsets = transform.apply_registered_pass "loop-invariant-subset-hoisting" to %code : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
