// A depthwise convolution with strides, in rows for cores and channels for lanes, as vectors.
module attributes {transform.with_named_sequence} {
  func.func @kernel(%input: tensor<1x11x11x8xf32>, %filter: tensor<3x3x8xf32>, %output: tensor<1x5x5x8xf32>) -> tensor<1x5x5x8xf32> {
    %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%input, %filter : tensor<1x11x11x8xf32>, tensor<3x3x8xf32>) outs(%output : tensor<1x5x5x8xf32>) -> tensor<1x5x5x8xf32>
    return %0 : tensor<1x5x5x8xf32>
  }
  transform.named_sequence @cores(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %cores = transform.structured.tile_using_forall %conv tile_sizes [0, 2, 0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @positions(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %loops:2 = transform.structured.tile_using_for %conv tile_sizes [0, 1, 0, 0, 1, 0] interchange = [1, 4, 0, 2, 3, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @rows(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]} in %module : (!transform.any_op) -> !transform.any_op
    %row = transform.structured.decompose %conv : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @vectors(%module: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    %vectors = transform.structured.vectorize_children_and_apply_patterns %func : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
