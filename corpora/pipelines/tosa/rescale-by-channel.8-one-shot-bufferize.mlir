#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  memref.global "private" constant @__constant_3xi8 : memref<3xi8> = dense<[35, 30, 33]> {alignment = 64 : i64}
  memref.global "private" constant @__constant_3xi32 : memref<3xi32> = dense<[1073741824, 1073741825, 5]> {alignment = 64 : i64}
  func.func @f(%arg0: memref<2x3xi8, strided<[?, ?], offset: ?>>) -> memref<2x3xi8> {
    %c127_i32 = arith.constant 127 : i32
    %c-128_i32 = arith.constant -128 : i32
    %c-1073741824_i64 = arith.constant -1073741824 : i64
    %c1073741824_i64 = arith.constant 1073741824 : i64
    %c31_i32 = arith.constant 31 : i32
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = memref.get_global @__constant_3xi32 : memref<3xi32>
    %1 = memref.get_global @__constant_3xi8 : memref<3xi8>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x3xi8>
    linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %0, %1 : memref<2x3xi8, strided<[?, ?], offset: ?>>, memref<3xi32>, memref<3xi8>) outs(%alloc : memref<2x3xi8>) {
    ^bb0(%in: i8, %in_0: i32, %in_1: i8, %out: i8):
      %2 = arith.extsi %in : i8 to i32
      %3 = arith.subi %2, %c7_i32 : i32
      %4 = arith.extui %in_1 : i8 to i32
      %5 = arith.extsi %3 : i32 to i64
      %6 = arith.extsi %in_0 : i32 to i64
      %7 = arith.muli %5, %6 : i64
      %8 = arith.extui %in_1 : i8 to i64
      %9 = arith.shli %c1_i64, %8 : i64
      %10 = arith.shrui %9, %c1_i64 : i64
      %11 = arith.addi %7, %10 : i64
      %12 = arith.cmpi sge, %3, %c0_i32 : i32
      %13 = arith.select %12, %c1073741824_i64, %c-1073741824_i64 : i64
      %14 = arith.addi %13, %11 : i64
      %15 = arith.cmpi sgt, %4, %c31_i32 : i32
      %16 = arith.select %15, %14, %11 : i64
      %17 = arith.shrsi %16, %8 : i64
      %18 = arith.trunci %17 : i64 to i32
      %19 = arith.addi %18, %c5_i32 : i32
      %20 = arith.maxsi %19, %c-128_i32 : i32
      %21 = arith.minsi %20, %c127_i32 : i32
      %22 = arith.trunci %21 : i32 to i8
      linalg.yield %22 : i8
    }
    %cast = memref.cast %alloc : memref<2x3xi8> to memref<2x3xi8, strided<[?, ?], offset: ?>>
    return %alloc : memref<2x3xi8>
  }
}
