#map = affine_map<(d0) -> (d0)>
module {
  func.func @kernel(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c939524096_i32 = arith.constant 939524096 : i32
    %c1191182336_i32 = arith.constant 1191182336 : i32
    %c-8192_i32 = arith.constant -4096 : i32
    %c4095_i32 = arith.constant 4095 : i32
    %c8192_i32 = arith.constant 8192 : i32
    %c13_i32 = arith.constant 13 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.bitcast %in : f32 to i32
      %3 = arith.andi %2, %c2147483647_i32 : i32
      %4 = arith.cmpi ugt, %3, %c2139095040_i32 : i32
      %5 = arith.andi %2, %c8192_i32 : i32
      %6 = arith.shrui %5, %c13_i32 : i32
      %7 = arith.addi %6, %c4095_i32 : i32
      %8 = arith.addi %2, %7 : i32
      %9 = arith.andi %8, %c-8192_i32 : i32
      %10 = arith.andi %9, %c2139095040_i32 : i32
      %11 = arith.cmpi ugt, %10, %c1191182336_i32 : i32
      %12 = arith.cmpi ule, %10, %c939524096_i32 : i32
      %13 = arith.andi %9, %c-2147483648_i32 : i32
      %14 = arith.ori %13, %c2139095040_i32 : i32
      %15 = arith.select %11, %14, %9 : i32
      %16 = arith.select %12, %13, %15 : i32
      %17 = arith.bitcast %16 : i32 to f32
      %18 = arith.select %4, %in, %17 : f32
      linalg.yield %18 : f32
    } -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

