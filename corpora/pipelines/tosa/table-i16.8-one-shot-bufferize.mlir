#map = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: memref<6xi16, strided<[?], offset: ?>>, %arg1: memref<513xi16, strided<[?], offset: ?>>) -> memref<6xi32> {
    %c127_i32 = arith.constant 127 : i32
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    %c32768_i32 = arith.constant 32768 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<6xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<6xi16, strided<[?], offset: ?>>) outs(%alloc : memref<6xi32>) {
    ^bb0(%in: i16, %out: i32):
      %0 = arith.extsi %in : i16 to i32
      %1 = arith.addi %0, %c32768_i32 : i32
      %2 = arith.shrui %1, %c7_i32 : i32
      %3 = arith.andi %1, %c127_i32 : i32
      %4 = arith.addi %2, %c1_i32 : i32
      %5 = arith.index_cast %2 : i32 to index
      %6 = arith.index_cast %4 : i32 to index
      %7 = memref.load %arg1[%5] : memref<513xi16, strided<[?], offset: ?>>
      %8 = memref.load %arg1[%6] : memref<513xi16, strided<[?], offset: ?>>
      %9 = arith.extsi %7 : i16 to i32
      %10 = arith.extsi %8 : i16 to i32
      %11 = arith.shli %9, %c7_i32 : i32
      %12 = arith.subi %10, %9 : i32
      %13 = arith.muli %12, %3 : i32
      %14 = arith.addi %11, %13 : i32
      linalg.yield %14 : i32
    }
    %cast = memref.cast %alloc : memref<6xi32> to memref<6xi32, strided<[?], offset: ?>>
    return %alloc : memref<6xi32>
  }
}
