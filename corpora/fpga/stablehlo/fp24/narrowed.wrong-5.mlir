#map = affine_map<(d0) -> (d0)>
module {
  func.func @kernel(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant 0 : i32
    %c-256_i32 = arith.constant -256 : i32
    %c127_i32 = arith.constant 127 : i32
    %c256_i32 = arith.constant 256 : i32
    %c8_i32 = arith.constant 8 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.bitcast %in : f32 to i32
      %3 = arith.andi %2, %c2147483647_i32 : i32
      %4 = arith.cmpi ugt, %3, %c2139095040_i32 : i32
      %5 = arith.andi %2, %c256_i32 : i32
      %6 = arith.shrui %5, %c8_i32 : i32
      %7 = arith.andi %6, %zero : i32
      %8 = arith.addi %2, %7 : i32
      %9 = arith.andi %8, %c-256_i32 : i32
      %10 = arith.bitcast %9 : i32 to f32
      %11 = arith.select %4, %in, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

