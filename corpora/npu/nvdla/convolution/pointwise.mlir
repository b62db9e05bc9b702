func.func @main(%x: memref<1x16x3x4xi8>, %w: memref<16x16x1x1xi8>, %b: memref<16xi16>, %f: memref<16xi16>, %y: memref<1x16x3x4xi8>) {
  %sums_zero = arith.constant 0 : i32
  %sums = memref.alloc() : memref<1x16x3x4xi32>
  linalg.fill ins(%sums_zero : i32) outs(%sums : memref<1x16x3x4xi32>)
  linalg.conv_2d_nchw_fchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%x, %w : memref<1x16x3x4xi8>, memref<16x16x1x1xi8>) outs(%sums : memref<1x16x3x4xi32>)
  linalg.generic {indexing_maps = [affine_map<(n, k, h, w) -> (n, k, h, w)>, affine_map<(n, k, h, w) -> (k)>, affine_map<(n, k, h, w) -> (k)>, affine_map<(n, k, h, w) -> (n, k, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%sums, %b, %f : memref<1x16x3x4xi32>, memref<16xi16>, memref<16xi16>) outs(%y : memref<1x16x3x4xi8>) {
  ^bb0(%sum: i32, %bias: i16, %factor: i16, %old: i8):
    %short_none = arith.constant 0 : i32
    %short_half = arith.constant 4 : i32
    %short_less = arith.constant 3 : i32
    %short_negative = arith.cmpi slt, %sum, %short_none : i32
    %short_add = arith.select %short_negative, %short_less, %short_half : i32
    %short_raised = arith.addi %sum, %short_add : i32
    %short_shift = arith.constant 3 : i32
    %short = arith.shrsi %short_raised, %short_shift : i32
    %added_bias = arith.extsi %bias : i16 to i32
    %added = arith.addi %short, %added_bias : i32
    %factor_wide = arith.extsi %factor : i16 to i64
    %added_wide = arith.extsi %added : i32 to i64
    %product = arith.muli %added_wide, %factor_wide : i64
    %scaled_none = arith.constant 0 : i64
    %scaled_half = arith.constant 32 : i64
    %scaled_less = arith.constant 31 : i64
    %scaled_negative = arith.cmpi slt, %product, %scaled_none : i64
    %scaled_add = arith.select %scaled_negative, %scaled_less, %scaled_half : i64
    %scaled_raised = arith.addi %product, %scaled_add : i64
    %scaled_shift = arith.constant 6 : i64
    %scaled = arith.shrsi %scaled_raised, %scaled_shift : i64
    %low = arith.constant -128 : i64
    %high = arith.constant 127 : i64
    %above = arith.maxsi %scaled, %low : i64
    %within = arith.minsi %above, %high : i64
    %result = arith.trunci %within : i64 to i8
    linalg.yield %result : i8
  }
  return
}
