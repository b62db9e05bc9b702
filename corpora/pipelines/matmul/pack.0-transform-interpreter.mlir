#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d4, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<7x9xi8>, %arg1: tensor<9x6xi8>) -> tensor<7x6xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<7x6xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<7x6xi32>) -> tensor<7x6xi32>
    %2 = tensor.empty() : tensor<4x3x2x4xi8>
    %c0_i8 = arith.constant 0 : i8
    %pack = linalg.pack %arg0 padding_value(%c0_i8 : i8) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %2 : tensor<7x9xi8> -> tensor<4x3x2x4xi8>
    %3 = tensor.empty() : tensor<3x2x3x4xi8>
    %c0_i8_0 = arith.constant 0 : i8
    %pack_1 = linalg.pack %arg1 padding_value(%c0_i8_0 : i8) inner_dims_pos = [1, 0] inner_tiles = [3, 4] into %3 : tensor<9x6xi8> -> tensor<3x2x3x4xi8>
    %4 = tensor.empty() : tensor<4x2x2x3xi32>
    %c0_i32_2 = arith.constant 0 : i32
    %pack_3 = linalg.pack %1 padding_value(%c0_i32_2 : i32) inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %4 : tensor<7x6xi32> -> tensor<4x2x2x3xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_1 : tensor<4x3x2x4xi8>, tensor<3x2x3x4xi8>) outs(%pack_3 : tensor<4x2x2x3xi32>) {
    ^bb0(%in: i8, %in_4: i8, %out: i32):
      %6 = arith.extsi %in : i8 to i32
      %7 = arith.extsi %in_4 : i8 to i32
      %8 = arith.muli %6, %7 : i32
      %9 = arith.addi %out, %8 : i32
      linalg.yield %9 : i32
    } -> tensor<4x2x2x3xi32>
    %unpack = linalg.unpack %5 inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %1 : tensor<4x2x2x3xi32> -> tensor<7x6xi32>
    return %unpack : tensor<7x6xi32>
  }
}
