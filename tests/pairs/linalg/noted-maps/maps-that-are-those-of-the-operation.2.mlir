// options: --func f
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4 * 2, d2 * 2 + d5, d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x7x7x1xf32>, tensor<2x2x1x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<1x7x7x1xf32>, %arg1: tensor<2x2x1x1xf32>, %arg2: tensor<1x2x2x1xf32>):
    %0 = "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %arg2) <{dilations = dense<[2, 1]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 2]> : tensor<2xi64>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<1x7x7x1xf32>, tensor<2x2x1x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    "func.return"(%0) : (tensor<1x2x2x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
func.func @f(%x: tensor<1x7x7x1xf32>, %k: tensor<2x2x1x1xf32>, %o: tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32> {
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>}
      ins(%x, %k : tensor<1x7x7x1xf32>, tensor<2x2x1x1xf32>) outs(%o : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return %r : tensor<1x2x2x1xf32>
}
// expect: equivalent
