// A convolution on memory in bands of rows and columns, whose tiles of the input overlap by the rows and columns that the
// filter reaches over; then each tile of the input, halo and all, and of the result is copied to local memory.
module attributes {transform.with_named_sequence} {
  func.func @kernel(%input: memref<1x2x9x8xf32>, %filter: memref<3x2x3x3xf32>, %output: memref<1x3x7x6xf32>) {
    linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%input, %filter : memref<1x2x9x8xf32>, memref<3x2x3x3xf32>) outs(%output : memref<1x3x7x6xf32>)
    return
  }
  // Three rows do not divide the seven, so that the last band is a lower one.
  transform.named_sequence @bands(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_for %conv tile_sizes [0, 0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @columns(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_for %conv tile_sizes [0, 0, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @local(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile = transform.structured.promote %conv {operands_to_promote = [0, 2]} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
