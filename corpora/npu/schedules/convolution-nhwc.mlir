// A convolution in tiles for cores, each in tiles for a core's memory, with the loops in another order; then as a
// matrix product for each position of the filter.
module attributes {transform.with_named_sequence} {
  func.func @kernel(%input: tensor<1x10x10x4xf32>, %filter: tensor<3x3x4x8xf32>, %output: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%input, %filter : tensor<1x10x10x4xf32>, tensor<3x3x4x8xf32>) outs(%output : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    return %0 : tensor<1x8x8x8xf32>
  }
  // The tiles of rows and filters are whole, those of columns are not.
  transform.named_sequence @cores(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %cores = transform.structured.tile_using_forall %conv tile_sizes [0, 4, 3, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @memory(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %loops:3 = transform.structured.tile_using_for %conv tile_sizes [0, 2, 0, 2, 0, 0, 3] interchange = [1, 3, 6, 0, 2, 4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @positions(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %loops:3 = transform.structured.tile_using_for %conv tile_sizes [0, 1, 0, 0, 1, 1] interchange = [4, 5, 1, 0, 2, 3, 6] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @rows(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %module : (!transform.any_op) -> !transform.any_op
    %row = transform.structured.decompose %conv : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
