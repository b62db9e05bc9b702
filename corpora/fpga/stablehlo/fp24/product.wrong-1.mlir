#map = affine_map<(d0) -> (d0)>
module {
  func.func @kernel(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>) -> tensor<4xf32> {
    %c-256_i32 = arith.constant -256 : i32
    %c127_i32 = arith.constant 127 : i32
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %c-65536_i32 = arith.constant -65536 : i32
    %c32767_i32 = arith.constant 32767 : i32
    %c65536_i32 = arith.constant 65536 : i32
    %c16_i32 = arith.constant 16 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf16>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      linalg.yield %10 : f32
    } -> tensor<4xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xf16>) outs(%2 : tensor<4xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      linalg.yield %10 : f32
    } -> tensor<4xf32>
    %4 = tensor.empty() : tensor<4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.bitcast %in : f32 to i32
      %11 = arith.andi %10, %c2147483647_i32 : i32
      %12 = arith.cmpi ugt, %11, %c2139095040_i32 : i32
      %13 = arith.andi %10, %c65536_i32 : i32
      %14 = arith.shrui %13, %c16_i32 : i32
      %15 = arith.addi %14, %c32767_i32 : i32
      %16 = arith.addi %10, %15 : i32
      %17 = arith.andi %16, %c-65536_i32 : i32
      %18 = arith.bitcast %17 : i32 to f32
      %19 = arith.select %12, %in, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<4xf32>
    %6 = tensor.empty() : tensor<4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %3 : tensor<4xf32>, tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %10 = arith.mulf %in, %in_0 : f32
      linalg.yield %10 : f32
    } -> tensor<4xf32>
    %8 = tensor.empty() : tensor<4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<4xf32>) outs(%8 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.bitcast %in : f32 to i32
      %11 = arith.andi %10, %c2147483647_i32 : i32
      %12 = arith.cmpi ugt, %11, %c2139095040_i32 : i32
      %13 = arith.andi %10, %c256_i32 : i32
      %14 = arith.shrui %13, %c8_i32 : i32
      %15 = arith.addi %14, %c127_i32 : i32
      %16 = arith.addi %10, %15 : i32
      %17 = arith.andi %16, %c-256_i32 : i32
      %18 = arith.bitcast %17 : i32 to f32
      %19 = arith.select %12, %in, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<4xf32>
    return %9 : tensor<4xf32>
  }
}

