#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @f(%arg0: memref<4x3xi8, strided<[?, ?], offset: ?>>) -> memref<3xi32> {
    %c-128_i8 = arith.constant -128 : i8
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<3xi32>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<3xi8>
    linalg.fill ins(%c-128_i8 : i8) outs(%alloc_0 : memref<3xi8>)
    linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : memref<4x3xi8, strided<[?, ?], offset: ?>>) outs(%alloc, %alloc_0 : memref<3xi32>, memref<3xi8>) {
    ^bb0(%in: i8, %out: i32, %out_1: i8):
      %0 = linalg.index 0 : index
      %1 = arith.index_cast %0 : index to i32
      %2 = arith.cmpi sgt, %in, %out_1 : i8
      %3 = arith.maxsi %in, %out_1 : i8
      %4 = arith.select %2, %1, %out : i32
      linalg.yield %4, %3 : i32, i8
    }
    %cast = memref.cast %alloc : memref<3xi32> to memref<3xi32, strided<[?], offset: ?>>
    return %alloc : memref<3xi32>
  }
}
