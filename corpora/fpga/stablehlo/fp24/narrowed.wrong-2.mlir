#map = affine_map<(d0) -> (d0)>
module {
  func.func @kernel(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.bitcast %in : f32 to i32
      %3 = arith.andi %2, %c2147483647_i32 : i32
      %4 = arith.cmpi ugt, %3, %c2139095040_i32 : i32
      %5 = arith.bitcast %2 : i32 to f32
      %6 = arith.select %4, %in, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

