#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d4, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<7x9xi8, strided<[?, ?], offset: ?>>, %arg1: memref<9x6xi8, strided<[?, ?], offset: ?>>) -> memref<7x6xi32> {
    %c0_i8 = arith.constant 0 : i8
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7x6xi32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x3x2x4xi8>
    linalg.pack %arg0 padding_value(%c0_i8 : i8) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %alloc_0 : memref<7x9xi8, strided<[?, ?], offset: ?>> -> memref<4x3x2x4xi8>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<3x2x3x4xi8>
    linalg.pack %arg1 padding_value(%c0_i8 : i8) inner_dims_pos = [1, 0] inner_tiles = [3, 4] into %alloc_1 : memref<9x6xi8, strided<[?, ?], offset: ?>> -> memref<3x2x3x4xi8>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x2x2x3xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc_2 : memref<4x2x2x3xi32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%alloc_0, %alloc_1 : memref<4x3x2x4xi8>, memref<3x2x3x4xi8>) outs(%alloc_2 : memref<4x2x2x3xi32>) {
    ^bb0(%in: i8, %in_3: i8, %out: i32):
      %0 = arith.extsi %in : i8 to i32
      %1 = arith.extsi %in_3 : i8 to i32
      %2 = arith.muli %0, %1 : i32
      %3 = arith.addi %out, %2 : i32
      linalg.yield %3 : i32
    }
    linalg.unpack %alloc_2 inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %alloc : memref<4x2x2x3xi32> -> memref<7x6xi32>
    %cast = memref.cast %alloc : memref<7x6xi32> to memref<7x6xi32, strided<[?, ?], offset: ?>>
    return %alloc : memref<7x6xi32>
  }
}
