#map = affine_map<(d0) -> (d0)>
module {
  func.func @kernel(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>) -> tensor<4xf32> {
    %c-256_i32 = arith.constant -256 : i32
    %c127_i32 = arith.constant 127 : i32
    %c256_i32 = arith.constant 512 : i32
    %c8_i32 = arith.constant 8 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf16>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f16, %out: f32):
      %8 = arith.extf %in : f16 to f32
      linalg.yield %8 : f32
    } -> tensor<4xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xf16>) outs(%2 : tensor<4xf32>) {
    ^bb0(%in: f16, %out: f32):
      %8 = arith.extf %in : f16 to f32
      linalg.yield %8 : f32
    } -> tensor<4xf32>
    %4 = tensor.empty() : tensor<4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %8 = arith.divf %in, %in_0 : f32
      linalg.yield %8 : f32
    } -> tensor<4xf32>
    %6 = tensor.empty() : tensor<4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.bitcast %in : f32 to i32
      %9 = arith.andi %8, %c2147483647_i32 : i32
      %10 = arith.cmpi ugt, %9, %c2139095040_i32 : i32
      %11 = arith.andi %8, %c256_i32 : i32
      %12 = arith.shrui %11, %c8_i32 : i32
      %13 = arith.addi %12, %c127_i32 : i32
      %14 = arith.addi %8, %13 : i32
      %15 = arith.andi %14, %c-256_i32 : i32
      %16 = arith.bitcast %15 : i32 to f32
      %17 = arith.select %10, %in, %16 : f32
      linalg.yield %17 : f32
    } -> tensor<4xf32>
    return %7 : tensor<4xf32>
  }
}

