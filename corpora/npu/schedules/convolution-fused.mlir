// A convolution with its start, its bias and its activation, fused into the tiles of the last of them; operands padded
// to whole tiles.
module attributes {transform.with_named_sequence} {
  func.func @kernel(%input: tensor<1x9x9x4xf32>, %filter: tensor<3x3x4x6xf32>, %bias: tensor<6xf32>) -> tensor<1x7x7x6xf32> {
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<1x7x7x6xf32>
    %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x7x7x6xf32>) -> tensor<1x7x7x6xf32>
    %conv = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%input, %filter : tensor<1x9x9x4xf32>, tensor<3x3x4x6xf32>) outs(%start : tensor<1x7x7x6xf32>) -> tensor<1x7x7x6xf32>
    %out = linalg.generic {
      indexing_maps = [affine_map<(n, y, x, f) -> (n, y, x, f)>, affine_map<(n, y, x, f) -> (f)>, affine_map<(n, y, x, f) -> (n, y, x, f)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]
    } ins(%conv, %bias : tensor<1x7x7x6xf32>, tensor<6xf32>) outs(%empty : tensor<1x7x7x6xf32>) {
    ^bb0(%sum: f32, %b: f32, %old: f32):
      %biased = arith.addf %sum, %b : f32
      %activated = arith.maximumf %biased, %zero : f32
      linalg.yield %activated : f32
    } -> tensor<1x7x7x6xf32>
    return %out : tensor<1x7x7x6xf32>
  }
  transform.named_sequence @cores(%module: !transform.any_op {transform.readonly}) {
    %last = transform.structured.match ops{["linalg.generic"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %cores = transform.structured.tile_using_forall %last tile_sizes [0, 4, 4, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @fuse(%module: !transform.any_op {transform.readonly}) {
    %cores = transform.structured.match ops{["scf.forall"]} in %module : (!transform.any_op) -> !transform.any_op
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %module : (!transform.any_op) -> !transform.any_op
    %fused, %with_conv = transform.structured.fuse_into_containing_op %conv into %cores : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %start = transform.structured.match ops{["linalg.fill"]} in %module : (!transform.any_op) -> !transform.any_op
    %first, %with_start = transform.structured.fuse_into_containing_op %start into %with_conv : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @memory(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %loops:2 = transform.structured.tile_using_for %conv tile_sizes [0, 0, 0, 4, 0, 0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @pad(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %module : (!transform.any_op) -> !transform.any_op
    %padded, %pads, %copy = transform.structured.pad %conv {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [3, 6], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
