#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x4x5x2xi8>) -> tensor<1x8x10x2xi32> {
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1x8x10x2xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x8x10x2xi32>) {
    ^bb0(%out: i32):
      %2 = linalg.index 1 : index
      %3 = linalg.index 2 : index
      %4 = linalg.index 3 : index
      %5 = arith.index_cast %2 : index to i32
      %6 = arith.index_cast %3 : index to i32
      %7 = arith.muli %5, %c2_i32 : i32
      %8 = arith.addi %7, %c-1_i32 : i32
      %9 = arith.floordivsi %8, %c4_i32 : i32
      %10 = arith.muli %9, %c4_i32 : i32
      %11 = arith.subi %8, %10 : i32
      %12 = arith.muli %6, %c2_i32 : i32
      %13 = arith.addi %12, %c-1_i32 : i32
      %14 = arith.floordivsi %13, %c4_i32 : i32
      %15 = arith.muli %14, %c4_i32 : i32
      %16 = arith.subi %13, %15 : i32
      %17 = arith.addi %9, %c1_i32 : i32
      %18 = arith.maxsi %9, %c0_i32 : i32
      %19 = arith.minsi %18, %c3_i32 : i32
      %20 = arith.maxsi %17, %c0_i32 : i32
      %21 = arith.minsi %20, %c3_i32 : i32
      %22 = arith.index_cast %19 : i32 to index
      %23 = arith.index_cast %21 : i32 to index
      %24 = arith.addi %14, %c1_i32 : i32
      %25 = arith.maxsi %14, %c0_i32 : i32
      %26 = arith.minsi %25, %c4_i32 : i32
      %27 = arith.maxsi %24, %c0_i32 : i32
      %28 = arith.minsi %27, %c4_i32 : i32
      %29 = arith.index_cast %26 : i32 to index
      %30 = arith.index_cast %28 : i32 to index
      %extracted = tensor.extract %arg0[%c0, %22, %29, %4] : tensor<1x4x5x2xi8>
      %extracted_0 = tensor.extract %arg0[%c0, %22, %30, %4] : tensor<1x4x5x2xi8>
      %extracted_1 = tensor.extract %arg0[%c0, %23, %29, %4] : tensor<1x4x5x2xi8>
      %extracted_2 = tensor.extract %arg0[%c0, %23, %30, %4] : tensor<1x4x5x2xi8>
      %31 = arith.extsi %extracted : i8 to i32
      %32 = arith.extsi %extracted_0 : i8 to i32
      %33 = arith.extsi %extracted_1 : i8 to i32
      %34 = arith.extsi %extracted_2 : i8 to i32
      %35 = arith.subi %c4_i32, %16 : i32
      %36 = arith.muli %31, %35 : i32
      %37 = arith.muli %32, %16 : i32
      %38 = arith.addi %36, %37 : i32
      %39 = arith.muli %33, %35 : i32
      %40 = arith.muli %34, %16 : i32
      %41 = arith.addi %39, %40 : i32
      %42 = arith.subi %c4_i32, %11 : i32
      %43 = arith.muli %38, %42 : i32
      %44 = arith.muli %41, %11 : i32
      %45 = arith.addi %43, %44 : i32
      linalg.yield %45 : i32
    } -> tensor<1x8x10x2xi32>
    return %1 : tensor<1x8x10x2xi32>
  }
}
