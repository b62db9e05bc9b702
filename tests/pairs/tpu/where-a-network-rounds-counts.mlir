// options: --accept real
func.func @main(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "tpu.Cast"(%x) {with_scale = true} : (tensor<2x2xf32>) -> tensor<2x2xbf16>
  %1 = "tpu.Cast"(%y) {with_scale = true} : (tensor<2x2xf32>) -> tensor<2x2xbf16>
  %2 = "tpu.Add"(%0, %1) {do_relu = false} : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
  %3 = "tpu.Cast"(%2) {with_scale = true} : (tensor<2x2xbf16>) -> tensor<2x2xf32>
  %4 = "tpu.Add"(%3, %3) {do_relu = false} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %5 = "tpu.Cast"(%4) {with_scale = true} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %5 : tensor<2x2xf32>
}
// -----
func.func @main(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "tpu.Cast"(%x) {with_scale = true} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = "tpu.Cast"(%y) {with_scale = true} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %2 = "tpu.Add"(%0, %1) {do_relu = false} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %3 = "tpu.Cast"(%2) {with_scale = true} : (tensor<2x2xf32>) -> tensor<2x2xbf16>
  %4 = "tpu.Add"(%3, %3) {do_relu = false} : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
  %5 = "tpu.Cast"(%4) {with_scale = true} : (tensor<2x2xbf16>) -> tensor<2x2xf32>
  return %5 : tensor<2x2xf32>
}
// expect: unknown open-obligation
