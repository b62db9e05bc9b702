// A quantized convolution, channels first: channels to cores by their number, rows peeled, and the forall as loops.
module attributes {transform.with_named_sequence} {
  func.func @kernel(%input: tensor<1x4x7x6xi8>, %filter: tensor<6x4x3x3xi8>, %output: tensor<1x6x5x4xi32>) -> tensor<1x6x5x4xi32> {
    %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%input, %filter : tensor<1x4x7x6xi8>, tensor<6x4x3x3xi8>) outs(%output : tensor<1x6x5x4xi32>) -> tensor<1x6x5x4xi32>
    return %0 : tensor<1x6x5x4xi32>
  }
  transform.named_sequence @cores(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %cores = transform.structured.tile_using_forall %conv num_threads [0, 3, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @memory(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %loops:2 = transform.structured.tile_using_for %conv tile_sizes [0, 0, 2, 0, 2] interchange = [4, 2, 0, 1, 3, 5, 6] : (!transform.any_op) -> (!transform.any_op, !transform.op<"scf.for">, !transform.op<"scf.for">)
    %main, %rest = transform.loop.peel %loops#1 : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @registers(%module: !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %loops = transform.structured.tile_using_forall %conv tile_sizes [0, 1, 0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @buffers(%module: !transform.any_op {transform.consumed}) {
    %buffers = transform.apply_registered_pass "one-shot-bufferize" with options = {"bufferize-function-boundaries" = true, "function-boundary-type-conversion" = "identity-layout-map"} to %module : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @sequential(%module: !transform.any_op {transform.readonly}) {
    %forall = transform.structured.match ops{["scf.forall"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %forall : !transform.any_op {
    ^bb0(%each: !transform.any_op):
      %loops:2 = transform.loop.forall_to_for %each : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    }
    transform.yield
  }
}
