// A convolution of a padded image in bands of rows, and the padding in the same loop: bands at an edge pad there, others
// read what their neighbours read too.
module attributes {transform.with_named_sequence} {
  func.func @kernel(%input: tensor<1x2x8x6xf32>, %filter: tensor<2x2x3x3xf32>, %output: tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = tensor.pad %input low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%n: index, %c: index, %h: index, %w: index):
      tensor.yield %zero : f32
    } : tensor<1x2x8x6xf32> to tensor<1x2x10x8xf32>
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%0, %filter : tensor<1x2x10x8xf32>, tensor<2x2x3x3xf32>) outs(%output : tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
    return %1 : tensor<1x2x4x3xf32>
  }
  transform.named_sequence @bands(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %bands = transform.structured.tile_using_for %conv tile_sizes [0, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @padding(%module: !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["tensor.pad"]} in %module : (!transform.any_op) -> !transform.any_op
    %bands = transform.structured.match ops{["scf.for"]} in %module : (!transform.any_op) -> !transform.any_op
    %fused, %loop = transform.structured.fuse_into_containing_op %pad into %bands : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
