#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @f(%arg0: memref<1x3x4x2xi8, strided<[?, ?, ?, ?], offset: ?>>) -> memref<1x6x8x2xi32> {
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x6x8x2xi32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%alloc : memref<1x6x8x2xi32>) {
    ^bb0(%out: i32):
      %0 = linalg.index 1 : index
      %1 = linalg.index 2 : index
      %2 = linalg.index 3 : index
      %3 = arith.index_cast %0 : index to i32
      %4 = arith.index_cast %1 : index to i32
      %5 = arith.muli %3, %c2_i32 : i32
      %6 = arith.addi %5, %c-1_i32 : i32
      %7 = arith.floordivsi %6, %c4_i32 : i32
      %8 = arith.muli %7, %c4_i32 : i32
      %9 = arith.subi %6, %8 : i32
      %10 = arith.muli %4, %c2_i32 : i32
      %11 = arith.addi %10, %c-1_i32 : i32
      %12 = arith.floordivsi %11, %c4_i32 : i32
      %13 = arith.muli %12, %c4_i32 : i32
      %14 = arith.subi %11, %13 : i32
      %15 = arith.addi %7, %c1_i32 : i32
      %16 = arith.maxsi %7, %c0_i32 : i32
      %17 = arith.minsi %16, %c2_i32 : i32
      %18 = arith.maxsi %15, %c0_i32 : i32
      %19 = arith.minsi %18, %c2_i32 : i32
      %20 = arith.index_cast %17 : i32 to index
      %21 = arith.index_cast %19 : i32 to index
      %22 = arith.addi %12, %c1_i32 : i32
      %23 = arith.maxsi %12, %c0_i32 : i32
      %24 = arith.minsi %23, %c3_i32 : i32
      %25 = arith.maxsi %22, %c0_i32 : i32
      %26 = arith.minsi %25, %c3_i32 : i32
      %27 = arith.index_cast %24 : i32 to index
      %28 = arith.index_cast %26 : i32 to index
      %29 = memref.load %arg0[%c0, %20, %27, %2] : memref<1x3x4x2xi8, strided<[?, ?, ?, ?], offset: ?>>
      %30 = memref.load %arg0[%c0, %20, %28, %2] : memref<1x3x4x2xi8, strided<[?, ?, ?, ?], offset: ?>>
      %31 = memref.load %arg0[%c0, %21, %27, %2] : memref<1x3x4x2xi8, strided<[?, ?, ?, ?], offset: ?>>
      %32 = memref.load %arg0[%c0, %21, %28, %2] : memref<1x3x4x2xi8, strided<[?, ?, ?, ?], offset: ?>>
      %33 = arith.extsi %29 : i8 to i32
      %34 = arith.extsi %30 : i8 to i32
      %35 = arith.extsi %31 : i8 to i32
      %36 = arith.extsi %32 : i8 to i32
      %37 = arith.subi %c4_i32, %14 : i32
      %38 = arith.muli %33, %37 : i32
      %39 = arith.muli %34, %14 : i32
      %40 = arith.addi %38, %39 : i32
      %41 = arith.subi %c4_i32, %14 : i32
      %42 = arith.muli %35, %41 : i32
      %43 = arith.muli %36, %14 : i32
      %44 = arith.addi %42, %43 : i32
      %45 = arith.subi %c4_i32, %9 : i32
      %46 = arith.muli %40, %45 : i32
      %47 = arith.muli %44, %9 : i32
      %48 = arith.addi %46, %47 : i32
      linalg.yield %48 : i32
    }
    %cast = memref.cast %alloc : memref<1x6x8x2xi32> to memref<1x6x8x2xi32, strided<[?, ?, ?, ?], offset: ?>>
    return %alloc : memref<1x6x8x2xi32>
  }
}
