#map = affine_map<(d0) -> (d0)>
module {
  func.func @kernel(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>, %arg2: tensor<4xf16>) -> tensor<4xf32> {
    %c-256_i32 = arith.constant -256 : i32
    %c127_i32 = arith.constant 127 : i32
    %c256_i32 = arith.constant 512 : i32
    %c8_i32 = arith.constant 8 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf16>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f16, %out: f32):
      %14 = arith.extf %in : f16 to f32
      linalg.yield %14 : f32
    } -> tensor<4xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xf16>) outs(%2 : tensor<4xf32>) {
    ^bb0(%in: f16, %out: f32):
      %14 = arith.extf %in : f16 to f32
      linalg.yield %14 : f32
    } -> tensor<4xf32>
    %4 = tensor.empty() : tensor<4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<4xf16>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f16, %out: f32):
      %14 = arith.extf %in : f16 to f32
      linalg.yield %14 : f32
    } -> tensor<4xf32>
    %6 = tensor.empty() : tensor<4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3 : tensor<4xf32>, tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %14 = arith.subf %in, %in_0 : f32
      linalg.yield %14 : f32
    } -> tensor<4xf32>
    %8 = tensor.empty() : tensor<4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<4xf32>) outs(%8 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.bitcast %in : f32 to i32
      %15 = arith.andi %14, %c2147483647_i32 : i32
      %16 = arith.cmpi ugt, %15, %c2139095040_i32 : i32
      %17 = arith.andi %14, %c256_i32 : i32
      %18 = arith.shrui %17, %c8_i32 : i32
      %19 = arith.addi %18, %c127_i32 : i32
      %20 = arith.addi %14, %19 : i32
      %21 = arith.andi %20, %c-256_i32 : i32
      %22 = arith.bitcast %21 : i32 to f32
      %23 = arith.select %16, %in, %22 : f32
      linalg.yield %23 : f32
    } -> tensor<4xf32>
    %10 = tensor.empty() : tensor<4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%9, %5 : tensor<4xf32>, tensor<4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %14 = arith.mulf %in, %in_0 : f32
      linalg.yield %14 : f32
    } -> tensor<4xf32>
    %12 = tensor.empty() : tensor<4xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<4xf32>) outs(%12 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.bitcast %in : f32 to i32
      %15 = arith.andi %14, %c2147483647_i32 : i32
      %16 = arith.cmpi ugt, %15, %c2139095040_i32 : i32
      %17 = arith.andi %14, %c256_i32 : i32
      %18 = arith.shrui %17, %c8_i32 : i32
      %19 = arith.addi %18, %c127_i32 : i32
      %20 = arith.addi %14, %19 : i32
      %21 = arith.andi %20, %c-256_i32 : i32
      %22 = arith.bitcast %21 : i32 to f32
      %23 = arith.select %16, %in, %22 : f32
      linalg.yield %23 : f32
    } -> tensor<4xf32>
    return %13 : tensor<4xf32>
  }
}

