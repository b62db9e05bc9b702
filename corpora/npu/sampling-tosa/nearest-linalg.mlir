#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x4x5x2xi8>) -> tensor<1x8x7x2xi8> {
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c6_i32 = arith.constant 6 : i32
    %c2_i32 = arith.constant 2 : i32
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1x8x7x2xi8>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x8x7x2xi8>) {
    ^bb0(%out: i8):
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
      %12 = arith.muli %6, %c4_i32 : i32
      %13 = arith.floordivsi %12, %c6_i32 : i32
      %14 = arith.muli %13, %c6_i32 : i32
      %15 = arith.subi %12, %14 : i32
      %16 = arith.shli %11, %c1_i32 : i32
      %17 = arith.cmpi sge, %16, %c4_i32 : i32
      %18 = arith.extui %17 : i1 to i32
      %19 = arith.addi %9, %18 : i32
      %20 = arith.maxsi %19, %c0_i32 : i32
      %21 = arith.minsi %20, %c3_i32 : i32
      %22 = arith.index_cast %21 : i32 to index
      %23 = arith.shli %15, %c1_i32 : i32
      %24 = arith.cmpi sge, %23, %c6_i32 : i32
      %25 = arith.extui %24 : i1 to i32
      %26 = arith.addi %13, %25 : i32
      %27 = arith.maxsi %26, %c0_i32 : i32
      %28 = arith.minsi %27, %c4_i32 : i32
      %29 = arith.index_cast %28 : i32 to index
      %extracted = tensor.extract %arg0[%c0, %22, %29, %4] : tensor<1x4x5x2xi8>
      linalg.yield %extracted : i8
    } -> tensor<1x8x7x2xi8>
    return %1 : tensor<1x8x7x2xi8>
  }
}
