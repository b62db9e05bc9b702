#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x4x5x2xi8>) -> tensor<1x7x6x2xi32> {
    %c1_i32 = arith.constant 1 : i32
    %c-3_i32 = arith.constant -3 : i32
    %c5_i32 = arith.constant 5 : i32
    %c6_i32 = arith.constant 6 : i32
    %c8_i32 = arith.constant 8 : i32
    %c14_i32 = arith.constant 14 : i32
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1x7x6x2xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x7x6x2xi32>) {
    ^bb0(%out: i32):
      %2 = linalg.index 1 : index
      %3 = linalg.index 2 : index
      %4 = linalg.index 3 : index
      %5 = arith.index_cast %2 : index to i32
      %6 = arith.index_cast %3 : index to i32
      %7 = arith.muli %5, %c8_i32 : i32
      %8 = arith.addi %7, %c-3_i32 : i32
      %9 = arith.floordivsi %8, %c14_i32 : i32
      %10 = arith.muli %9, %c14_i32 : i32
      %11 = arith.subi %8, %10 : i32
      %12 = arith.muli %6, %c5_i32 : i32
      %13 = arith.floordivsi %12, %c6_i32 : i32
      %14 = arith.muli %13, %c6_i32 : i32
      %15 = arith.subi %12, %14 : i32
      %16 = arith.addi %9, %c1_i32 : i32
      %17 = arith.maxsi %9, %c0_i32 : i32
      %18 = arith.minsi %17, %c3_i32 : i32
      %19 = arith.maxsi %16, %c0_i32 : i32
      %20 = arith.minsi %19, %c3_i32 : i32
      %21 = arith.index_cast %18 : i32 to index
      %22 = arith.index_cast %20 : i32 to index
      %23 = arith.addi %13, %c1_i32 : i32
      %24 = arith.maxsi %13, %c0_i32 : i32
      %25 = arith.minsi %24, %c4_i32 : i32
      %26 = arith.maxsi %23, %c0_i32 : i32
      %27 = arith.minsi %26, %c4_i32 : i32
      %28 = arith.index_cast %25 : i32 to index
      %29 = arith.index_cast %27 : i32 to index
      %extracted = tensor.extract %arg0[%c0, %21, %28, %4] : tensor<1x4x5x2xi8>
      %extracted_0 = tensor.extract %arg0[%c0, %21, %29, %4] : tensor<1x4x5x2xi8>
      %extracted_1 = tensor.extract %arg0[%c0, %22, %28, %4] : tensor<1x4x5x2xi8>
      %extracted_2 = tensor.extract %arg0[%c0, %22, %29, %4] : tensor<1x4x5x2xi8>
      %30 = arith.extsi %extracted : i8 to i32
      %31 = arith.extsi %extracted_0 : i8 to i32
      %32 = arith.extsi %extracted_1 : i8 to i32
      %33 = arith.extsi %extracted_2 : i8 to i32
      %34 = arith.subi %c6_i32, %15 : i32
      %35 = arith.muli %30, %34 : i32
      %36 = arith.muli %31, %15 : i32
      %37 = arith.addi %35, %36 : i32
      %38 = arith.muli %32, %34 : i32
      %39 = arith.muli %33, %15 : i32
      %40 = arith.addi %38, %39 : i32
      %41 = arith.subi %c14_i32, %11 : i32
      %42 = arith.muli %37, %41 : i32
      %43 = arith.muli %40, %11 : i32
      %44 = arith.addi %42, %43 : i32
      linalg.yield %44 : i32
    } -> tensor<1x7x6x2xi32>
    return %1 : tensor<1x7x6x2xi32>
  }
}
