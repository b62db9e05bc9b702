func.func @main(%x: memref<1x8x4x4xi8>, %w: memref<16x8x1x1xi8>, %skip: memref<1x16x4x4xi8>, %y: memref<1x16x4x4xi8>) {
  %sums_zero = arith.constant 0 : i32
  %sums = memref.alloc() : memref<1x16x4x4xi32>
  linalg.fill ins(%sums_zero : i32) outs(%sums : memref<1x16x4x4xi32>)
  linalg.conv_2d_nchw_fchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%x, %w : memref<1x8x4x4xi8>, memref<16x8x1x1xi8>) outs(%sums : memref<1x16x4x4xi32>)
  linalg.generic {indexing_maps = [affine_map<(n, k, h, w) -> (n, k, h, w)>, affine_map<(n, k, h, w) -> (n, k, h, w)>, affine_map<(n, k, h, w) -> (n, k, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%sums, %skip : memref<1x16x4x4xi32>, memref<1x16x4x4xi8>) outs(%y : memref<1x16x4x4xi8>) {
  ^bb0(%sum: i32, %other: i8, %old: i8):
    %scaled_wide = arith.extsi %sum : i32 to i64
    %scaled_scale = arith.constant 11 : i64
    %scaled_product = arith.muli %scaled_wide, %scaled_scale : i64
    %scaled_none = arith.constant 0 : i64
    %scaled_half = arith.constant 16 : i64
    %scaled_less = arith.constant 15 : i64
    %scaled_negative = arith.cmpi slt, %scaled_product, %scaled_none : i64
    %scaled_add = arith.select %scaled_negative, %scaled_less, %scaled_half : i64
    %scaled_raised = arith.addi %scaled_product, %scaled_add : i64
    %scaled_shift = arith.constant 5 : i64
    %scaled = arith.shrsi %scaled_raised, %scaled_shift : i64
    %skip_wide = arith.extsi %other : i8 to i64
    %total = arith.addi %scaled, %skip_wide : i64
    %low = arith.constant 0 : i64
    %high = arith.constant 127 : i64
    %above = arith.maxsi %total, %low : i64
    %within = arith.minsi %above, %high : i64
    %result = arith.trunci %within : i64 to i8
    linalg.yield %result : i8
  }
  return
}
