#map = affine_map<(d0) -> (d0)>
module {
  func.func @kernel(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %c-8192_i32 = arith.constant -8192 : i32
    %c4095_i32 = arith.constant 4095 : i32
    %c8192_i32 = arith.constant 8192 : i32
    %c13_i32 = arith.constant 13 : i32
    %c-256_i32 = arith.constant -256 : i32
    %c127_i32 = arith.constant 127 : i32
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.bitcast %in : f32 to i32
      %5 = arith.andi %4, %c2147483647_i32 : i32
      %6 = arith.cmpi ugt, %5, %c2139095040_i32 : i32
      %7 = arith.andi %4, %c256_i32 : i32
      %8 = arith.shrui %7, %c8_i32 : i32
      %9 = arith.addi %8, %c127_i32 : i32
      %10 = arith.addi %4, %9 : i32
      %11 = arith.andi %10, %c-256_i32 : i32
      %12 = arith.bitcast %11 : i32 to f32
      %13 = arith.select %6, %in, %12 : f32
      linalg.yield %13 : f32
    } -> tensor<4xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<4xf32>) outs(%2 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.bitcast %in : f32 to i32
      %5 = arith.andi %4, %c2147483647_i32 : i32
      %6 = arith.cmpi ugt, %5, %c2139095040_i32 : i32
      %7 = arith.andi %4, %c8192_i32 : i32
      %8 = arith.shrui %7, %c13_i32 : i32
      %9 = arith.addi %8, %c4095_i32 : i32
      %10 = arith.addi %4, %9 : i32
      %11 = arith.andi %10, %c-8192_i32 : i32
      %12 = arith.bitcast %11 : i32 to f32
      %13 = arith.select %6, %in, %12 : f32
      linalg.yield %13 : f32
    } -> tensor<4xf32>
    return %3 : tensor<4xf32>
  }
}

