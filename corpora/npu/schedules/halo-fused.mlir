// A convolution of each channel and one over all channels: the second in bands of rows, and the first in the same loop,
// where two bands that are neighbours both compute the rows that they share.
module attributes {transform.with_named_sequence} {
  func.func @kernel(%input: tensor<1x10x8x3xf32>, %taps: tensor<3x3x3xf32>, %filter: tensor<2x2x3x4xf32>) -> tensor<1x7x5x4xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = tensor.empty() : tensor<1x8x6x3xf32>
    %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<1x8x6x3xf32>) -> tensor<1x8x6x3xf32>
    %2 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%input, %taps : tensor<1x10x8x3xf32>, tensor<3x3x3xf32>) outs(%1 : tensor<1x8x6x3xf32>) -> tensor<1x8x6x3xf32>
    %3 = tensor.empty() : tensor<1x7x5x4xf32>
    %4 = linalg.fill ins(%zero : f32) outs(%3 : tensor<1x7x5x4xf32>) -> tensor<1x7x5x4xf32>
    %5 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%2, %filter : tensor<1x8x6x3xf32>, tensor<2x2x3x4xf32>) outs(%4 : tensor<1x7x5x4xf32>) -> tensor<1x7x5x4xf32>
    return %5 : tensor<1x7x5x4xf32>
  }
  transform.named_sequence @bands(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %bands = transform.structured.tile_using_forall %conv tile_sizes [0, 3, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @halo(%module: !transform.any_op {transform.readonly}) {
    %first = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]} in %module : (!transform.any_op) -> !transform.any_op
    %bands = transform.structured.match ops{["scf.forall"]} in %module : (!transform.any_op) -> !transform.any_op
    %fused, %loop = transform.structured.fuse_into_containing_op %first into %bands : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fills = transform.structured.match ops{["linalg.fill"]} in %module : (!transform.any_op) -> !transform.any_op
    %of_first, %of_second = transform.split_handle %fills : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %filled, %again = transform.structured.fuse_into_containing_op %of_first into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
