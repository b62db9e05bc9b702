#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3, d4)>
module {
  func.func @kernel(%arg0: tensor<1x4x5x2xi8>, %arg1: tensor<1x8x10x2xi32>) -> tensor<1x1x10x2xi32> {
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1x1x10x2xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x1x10x2xi32>) {
    ^bb0(%out: i32):
      linalg.yield %c0_i32 : i32
    } -> tensor<1x1x10x2xi32>
    %expanded = tensor.expand_shape %arg1 [[0], [1], [2, 3], [4]] output_shape [1, 8, 1, 10, 2] : tensor<1x8x10x2xi32> into tensor<1x8x1x10x2xi32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x8x1x10x2xi32>) outs(%1 : tensor<1x1x10x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = linalg.index 1 : index
      %4 = linalg.index 3 : index
      %5 = linalg.index 4 : index
      %6 = arith.index_cast %3 : index to i32
      %7 = arith.index_cast %4 : index to i32
      %8 = arith.muli %6, %c2_i32 : i32
      %9 = arith.addi %8, %c-1_i32 : i32
      %10 = arith.floordivsi %9, %c4_i32 : i32
      %11 = arith.muli %10, %c4_i32 : i32
      %12 = arith.subi %9, %11 : i32
      %13 = arith.muli %7, %c2_i32 : i32
      %14 = arith.addi %13, %c-1_i32 : i32
      %15 = arith.floordivsi %14, %c4_i32 : i32
      %16 = arith.muli %15, %c4_i32 : i32
      %17 = arith.subi %14, %16 : i32
      %18 = arith.addi %10, %c1_i32 : i32
      %19 = arith.maxsi %10, %c0_i32 : i32
      %20 = arith.minsi %19, %c3_i32 : i32
      %21 = arith.maxsi %18, %c0_i32 : i32
      %22 = arith.minsi %21, %c3_i32 : i32
      %23 = arith.index_cast %20 : i32 to index
      %24 = arith.index_cast %22 : i32 to index
      %25 = arith.addi %15, %c1_i32 : i32
      %26 = arith.maxsi %15, %c0_i32 : i32
      %27 = arith.minsi %26, %c4_i32 : i32
      %28 = arith.maxsi %25, %c0_i32 : i32
      %29 = arith.minsi %28, %c4_i32 : i32
      %30 = arith.index_cast %27 : i32 to index
      %31 = arith.index_cast %29 : i32 to index
      %extracted = tensor.extract %arg0[%c0, %23, %30, %5] : tensor<1x4x5x2xi8>
      %extracted_0 = tensor.extract %arg0[%c0, %23, %31, %5] : tensor<1x4x5x2xi8>
      %extracted_1 = tensor.extract %arg0[%c0, %24, %30, %5] : tensor<1x4x5x2xi8>
      %extracted_2 = tensor.extract %arg0[%c0, %24, %31, %5] : tensor<1x4x5x2xi8>
      %32 = arith.extsi %extracted : i8 to i32
      %33 = arith.extsi %extracted_0 : i8 to i32
      %34 = arith.extsi %extracted_1 : i8 to i32
      %35 = arith.extsi %extracted_2 : i8 to i32
      %36 = arith.subi %c4_i32, %17 : i32
      %37 = arith.muli %32, %36 : i32
      %38 = arith.muli %33, %17 : i32
      %39 = arith.addi %37, %38 : i32
      %40 = arith.muli %34, %36 : i32
      %41 = arith.muli %35, %17 : i32
      %42 = arith.addi %40, %41 : i32
      %43 = arith.subi %c4_i32, %12 : i32
      %44 = arith.muli %39, %43 : i32
      %45 = arith.muli %42, %12 : i32
      %46 = arith.addi %44, %45 : i32
      %47 = arith.muli %46, %in : i32
      %48 = arith.addi %47, %out : i32
      linalg.yield %48 : i32
    } -> tensor<1x1x10x2xi32>
    return %2 : tensor<1x1x10x2xi32>
  }
}
