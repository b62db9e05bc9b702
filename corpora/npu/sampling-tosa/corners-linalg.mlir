#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x4x5x2xi8>) -> tensor<1x7x9x2xi32> {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c6_i32 = arith.constant 6 : i32
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1x7x9x2xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x7x9x2xi32>) {
    ^bb0(%out: i32):
      %2 = linalg.index 1 : index
      %3 = linalg.index 2 : index
      %4 = linalg.index 3 : index
      %5 = arith.index_cast %2 : index to i32
      %6 = arith.index_cast %3 : index to i32
      %7 = arith.muli %5, %c3_i32 : i32
      %8 = arith.floordivsi %7, %c6_i32 : i32
      %9 = arith.muli %8, %c6_i32 : i32
      %10 = arith.subi %7, %9 : i32
      %11 = arith.muli %6, %c2_i32 : i32
      %12 = arith.floordivsi %11, %c4_i32 : i32
      %13 = arith.muli %12, %c4_i32 : i32
      %14 = arith.subi %11, %13 : i32
      %15 = arith.addi %8, %c1_i32 : i32
      %16 = arith.maxsi %8, %c0_i32 : i32
      %17 = arith.minsi %16, %c3_i32 : i32
      %18 = arith.maxsi %15, %c0_i32 : i32
      %19 = arith.minsi %18, %c3_i32 : i32
      %20 = arith.index_cast %17 : i32 to index
      %21 = arith.index_cast %19 : i32 to index
      %22 = arith.addi %12, %c1_i32 : i32
      %23 = arith.maxsi %12, %c0_i32 : i32
      %24 = arith.minsi %23, %c4_i32 : i32
      %25 = arith.maxsi %22, %c0_i32 : i32
      %26 = arith.minsi %25, %c4_i32 : i32
      %27 = arith.index_cast %24 : i32 to index
      %28 = arith.index_cast %26 : i32 to index
      %extracted = tensor.extract %arg0[%c0, %20, %27, %4] : tensor<1x4x5x2xi8>
      %extracted_0 = tensor.extract %arg0[%c0, %20, %28, %4] : tensor<1x4x5x2xi8>
      %extracted_1 = tensor.extract %arg0[%c0, %21, %27, %4] : tensor<1x4x5x2xi8>
      %extracted_2 = tensor.extract %arg0[%c0, %21, %28, %4] : tensor<1x4x5x2xi8>
      %29 = arith.extsi %extracted : i8 to i32
      %30 = arith.extsi %extracted_0 : i8 to i32
      %31 = arith.extsi %extracted_1 : i8 to i32
      %32 = arith.extsi %extracted_2 : i8 to i32
      %33 = arith.subi %c4_i32, %14 : i32
      %34 = arith.muli %29, %33 : i32
      %35 = arith.muli %30, %14 : i32
      %36 = arith.addi %34, %35 : i32
      %37 = arith.muli %31, %33 : i32
      %38 = arith.muli %32, %14 : i32
      %39 = arith.addi %37, %38 : i32
      %40 = arith.subi %c6_i32, %10 : i32
      %41 = arith.muli %36, %40 : i32
      %42 = arith.muli %39, %10 : i32
      %43 = arith.addi %41, %42 : i32
      linalg.yield %43 : i32
    } -> tensor<1x7x9x2xi32>
    return %1 : tensor<1x7x9x2xi32>
  }
}
