func.func @f(%a: tensor<6xi32>) -> tensor<6xi8> {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<35> : tensor<1xi8>} : () -> tensor<1xi8>
  %i = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %o = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %i, %o {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false,
    input_unsigned = false, output_unsigned = false}
    : (tensor<6xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<6xi8>
  return %r : tensor<6xi8>
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: tensor<6xi32>) -> tensor<6xi8> {
    %cst = arith.constant dense<1073741824> : tensor<1xi32>
    %cst_0 = arith.constant dense<35> : tensor<1xi8>
    %cst_1 = arith.constant dense<0> : tensor<1xi32>
    %cst_2 = arith.constant dense<3> : tensor<1xi8>
    %c1073741824_i32 = arith.constant 1073741824 : i32
    %c35_i8 = arith.constant 35 : i8
    %0 = tensor.empty() : tensor<6xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xi32>) outs(%0 : tensor<6xi8>) {
    ^bb0(%in: i32, %out: i8):
      %c0_i32 = arith.constant 0 : i32
      %c3_i32 = arith.constant 3 : i32
      %2 = arith.subi %in, %c0_i32 : i32
      %3 = arith.extui %c35_i8 : i8 to i32
      %c0_i32_3 = arith.constant 0 : i32
      %c1_i32 = arith.constant 1 : i32
      %c2_i32 = arith.constant 2 : i32
      %c30_i32 = arith.constant 30 : i32
      %c32_i32 = arith.constant 32 : i32
      %low, %high = arith.mulsi_extended %2, %c1073741824_i32 : i32
      %4 = arith.cmpi sge, %3, %c32_i32 : i32
      %5 = arith.cmpi sgt, %3, %c32_i32 : i32
      %6 = arith.subi %c32_i32, %3 : i32
      %7 = arith.subi %3, %c32_i32 : i32
      %8 = arith.select %4, %c0_i32_3, %6 : i32
      %9 = arith.select %4, %7, %c0_i32_3 : i32
      %c-1_i32 = arith.constant -1 : i32
      %10 = arith.cmpi sge, %2, %c0_i32_3 : i32
      %11 = arith.select %10, %c1_i32, %c-1_i32 : i32
      %12 = arith.select %4, %11, %c0_i32_3 : i32
      %13 = arith.shrui %low, %c30_i32 : i32
      %14 = arith.addi %13, %12 : i32
      %15 = arith.shrsi %14, %c2_i32 : i32
      %16 = arith.shli %12, %c30_i32 : i32
      %17 = arith.addi %low, %16 : i32
      %18 = arith.addi %high, %15 : i32
      %19 = arith.subi %3, %c1_i32 : i32
      %20 = arith.shli %c1_i32, %19 : i32
      %21 = arith.select %5, %c0_i32_3, %20 : i32
      %22 = arith.addi %17, %21 : i32
      %23 = arith.cmpi ugt, %17, %22 : i32
      %24 = arith.extui %23 : i1 to i32
      %25 = arith.addi %18, %24 : i32
      %26 = arith.subi %9, %c1_i32 : i32
      %27 = arith.shli %c1_i32, %26 : i32
      %28 = arith.select %5, %27, %c0_i32_3 : i32
      %29 = arith.addi %25, %28 : i32
      %30 = arith.shli %29, %8 : i32
      %31 = arith.shrsi %30, %9 : i32
      %32 = arith.shrui %22, %3 : i32
      %33 = arith.select %4, %c0_i32_3, %32 : i32
      %34 = arith.addi %33, %31 : i32
      %35 = arith.addi %34, %c3_i32 : i32
      %c-128_i32 = arith.constant -128 : i32
      %c127_i32 = arith.constant 127 : i32
      %36 = arith.maxsi %c-128_i32, %35 : i32
      %37 = arith.minsi %c127_i32, %36 : i32
      %38 = arith.trunci %37 : i32 to i8
      linalg.yield %38 : i8
    } -> tensor<6xi8>
    return %1 : tensor<6xi8>
  }
}
// expect: equivalent bitwise
