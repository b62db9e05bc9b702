#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @f(%arg0: memref<1x6x6x2xi8, strided<[?, ?, ?, ?], offset: ?>>) -> memref<1x4x4x2xi8> {
    %c3 = arith.constant 3 : index
    %c127_i32 = arith.constant 127 : i32
    %c-128_i32 = arith.constant -128 : i32
    %c1_i64 = arith.constant 1 : i64
    %c30_i8 = arith.constant 30 : i8
    %c1073741825_i64 = arith.constant 1073741825 : i64
    %c32_i32 = arith.constant 32 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c0_i8 = arith.constant 0 : i8
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x8x8x2xi8>
    linalg.map outs(%alloc : memref<1x8x8x2xi8>)
      (%init: i8) {
        %0 = linalg.index 0 : index
        %1 = linalg.index 1 : index
        %2 = linalg.index 2 : index
        %3 = linalg.index 3 : index
        linalg.yield %c0_i8 : i8
      }
    %subview = memref.subview %alloc[0, 1, 1, 0] [1, 6, 6, 2] [1, 1, 1, 1] : memref<1x8x8x2xi8> to memref<1x6x6x2xi8, strided<[128, 16, 2, 1], offset: 18>>
    memref.copy %arg0, %subview : memref<1x6x6x2xi8, strided<[?, ?, ?, ?], offset: ?>> to memref<1x6x6x2xi8, strided<[128, 16, 2, 1], offset: 18>>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1x4x4x2xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc_0 : memref<1x4x4x2xi32>)
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x2xi32>
    linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%alloc, %alloc_1 : memref<1x8x8x2xi8>, memref<2x2xi32>) outs(%alloc_0 : memref<1x4x4x2xi32>)
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<1x4x4x2xi8>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_0 : memref<1x4x4x2xi32>) outs(%alloc_2 : memref<1x4x4x2xi8>) {
    ^bb0(%in: i32, %out: i8):
      %0 = linalg.index 1 : index
      %1 = arith.subi %c3, %0 : index
      %2 = arith.muli %0, %c2 : index
      %3 = arith.muli %1, %c2 : index
      %4 = arith.subi %2, %c1 : index
      %5 = arith.minsi %4, %c0 : index
      %6 = arith.addi %5, %c2 : index
      %7 = arith.subi %3, %c1 : index
      %8 = arith.minsi %7, %c0 : index
      %9 = arith.addi %6, %8 : index
      %10 = arith.maxsi %9, %c1 : index
      %11 = linalg.index 2 : index
      %12 = arith.subi %c3, %11 : index
      %13 = arith.muli %11, %c2 : index
      %14 = arith.muli %12, %c2 : index
      %15 = arith.subi %13, %c1 : index
      %16 = arith.minsi %15, %c0 : index
      %17 = arith.addi %16, %c2 : index
      %18 = arith.subi %14, %c1 : index
      %19 = arith.minsi %18, %c0 : index
      %20 = arith.addi %17, %19 : index
      %21 = arith.maxsi %20, %c1 : index
      %22 = arith.muli %10, %21 : index
      %23 = arith.index_cast %22 : index to i32
      %24 = arith.muli %23, %c3_i32 : i32
      %25 = arith.subi %in, %24 : i32
      %26 = arith.subi %23, %c1_i32 : i32
      %27 = math.ctlz %26 : i32
      %28 = arith.subi %c32_i32, %27 : i32
      %29 = arith.extui %28 : i32 to i64
      %30 = arith.shli %c1073741825_i64, %29 : i64
      %31 = arith.extui %23 : i32 to i64
      %32 = arith.divui %30, %31 : i64
      %33 = arith.trunci %32 : i64 to i32
      %34 = arith.trunci %28 : i32 to i8
      %35 = arith.addi %34, %c30_i8 : i8
      %36 = arith.extsi %25 : i32 to i64
      %37 = arith.extsi %33 : i32 to i64
      %38 = arith.muli %36, %37 : i64
      %39 = arith.extui %35 : i8 to i64
      %40 = arith.shli %c1_i64, %39 : i64
      %41 = arith.shrui %40, %c1_i64 : i64
      %42 = arith.addi %38, %41 : i64
      %43 = arith.shrsi %42, %39 : i64
      %44 = arith.trunci %43 : i64 to i32
      %45 = arith.addi %44, %c3_i32 : i32
      %46 = arith.maxsi %45, %c-128_i32 : i32
      %47 = arith.minsi %46, %c127_i32 : i32
      %48 = arith.trunci %47 : i32 to i8
      linalg.yield %48 : i8
    }
    %cast = memref.cast %alloc_2 : memref<1x4x4x2xi8> to memref<1x4x4x2xi8, strided<[?, ?, ?, ?], offset: ?>>
    return %alloc_2 : memref<1x4x4x2xi8>
  }
}
