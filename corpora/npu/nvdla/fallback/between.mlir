func.func @main(%x: memref<1x8x4x4xi8>, %w: memref<8x8x3x3xi8>, %v: memref<9x8x1x1xi8>, %b: memref<9xi16>, %y: memref<1x9x2x2xi8>) {
  %x_border = arith.constant 0 : i8
  %x_padded = memref.alloc() : memref<1x8x6x6xi8>
  linalg.fill ins(%x_border : i8) outs(%x_padded : memref<1x8x6x6xi8>)
  %x_inner = memref.subview %x_padded[0, 0, 1, 1] [1, 8, 4, 4] [1, 1, 1, 1] : memref<1x8x6x6xi8> to memref<1x8x4x4xi8, strided<[288, 36, 6, 1], offset: 7>>
  memref.copy %x, %x_inner : memref<1x8x4x4xi8> to memref<1x8x4x4xi8, strided<[288, 36, 6, 1], offset: 7>>
  %sums_zero = arith.constant 0 : i32
  %sums = memref.alloc() : memref<1x8x4x4xi32>
  linalg.fill ins(%sums_zero : i32) outs(%sums : memref<1x8x4x4xi32>)
  linalg.conv_2d_nchw_fchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%x_padded, %w : memref<1x8x6x6xi8>, memref<8x8x3x3xi8>) outs(%sums : memref<1x8x4x4xi32>)
  %bytes = memref.alloc() : memref<1x8x4x4xi8>
  linalg.generic {indexing_maps = [affine_map<(n, k, h, w) -> (n, k, h, w)>, affine_map<(n, k, h, w) -> (n, k, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%sums : memref<1x8x4x4xi32>) outs(%bytes : memref<1x8x4x4xi8>) {
  ^bb0(%sum: i32, %old: i8):
    %scaled_wide = arith.extsi %sum : i32 to i64
    %scaled_scale = arith.constant 45 : i64
    %scaled_product = arith.muli %scaled_wide, %scaled_scale : i64
    %scaled_none = arith.constant 0 : i64
    %scaled_half = arith.constant 256 : i64
    %scaled_less = arith.constant 255 : i64
    %scaled_negative = arith.cmpi slt, %scaled_product, %scaled_none : i64
    %scaled_add = arith.select %scaled_negative, %scaled_less, %scaled_half : i64
    %scaled_raised = arith.addi %scaled_product, %scaled_add : i64
    %scaled_shift = arith.constant 9 : i64
    %scaled = arith.shrsi %scaled_raised, %scaled_shift : i64
    %low = arith.constant 0 : i64
    %high = arith.constant 127 : i64
    %above = arith.maxsi %scaled, %low : i64
    %within = arith.minsi %above, %high : i64
    %result = arith.trunci %within : i64 to i8
    linalg.yield %result : i8
  }
  %window = memref.alloc() : memref<2x2xi8>
  %none = arith.constant 0 : i32
  %pooled = memref.alloc() : memref<1x8x2x2xi32>
  linalg.fill ins(%none : i32) outs(%pooled : memref<1x8x2x2xi32>)
  linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%bytes, %window : memref<1x8x4x4xi8>, memref<2x2xi8>) outs(%pooled : memref<1x8x2x2xi32>)
  %means = memref.alloc() : memref<1x8x2x2xi8>
  linalg.generic {indexing_maps = [affine_map<(n, k, h, w) -> (n, k, h, w)>, affine_map<(n, k, h, w) -> (n, k, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%pooled : memref<1x8x2x2xi32>) outs(%means : memref<1x8x2x2xi8>) {
  ^bb0(%total: i32, %old: i8):
    %two = arith.constant 2 : i32
    %mean = arith.shrsi %total, %two : i32
    %result = arith.trunci %mean : i32 to i8
    linalg.yield %result : i8
  }
  %totals_zero = arith.constant 0 : i32
  %totals = memref.alloc() : memref<1x9x2x2xi32>
  linalg.fill ins(%totals_zero : i32) outs(%totals : memref<1x9x2x2xi32>)
  linalg.conv_2d_nchw_fchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%means, %v : memref<1x8x2x2xi8>, memref<9x8x1x1xi8>) outs(%totals : memref<1x9x2x2xi32>)
  linalg.generic {indexing_maps = [affine_map<(n, k, h, w) -> (n, k, h, w)>, affine_map<(n, k, h, w) -> (k)>, affine_map<(n, k, h, w) -> (n, k, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%totals, %b : memref<1x9x2x2xi32>, memref<9xi16>) outs(%y : memref<1x9x2x2xi8>) {
  ^bb0(%sum: i32, %bias: i16, %old: i8):
    %added_bias = arith.extsi %bias : i16 to i32
    %added = arith.addi %sum, %added_bias : i32
    %scaled_wide = arith.extsi %added : i32 to i64
    %scaled_scale = arith.constant 90 : i64
    %scaled_product = arith.muli %scaled_wide, %scaled_scale : i64
    %scaled_none = arith.constant 0 : i64
    %scaled_half = arith.constant 128 : i64
    %scaled_less = arith.constant 127 : i64
    %scaled_negative = arith.cmpi slt, %scaled_product, %scaled_none : i64
    %scaled_add = arith.select %scaled_negative, %scaled_less, %scaled_half : i64
    %scaled_raised = arith.addi %scaled_product, %scaled_add : i64
    %scaled_shift = arith.constant 8 : i64
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
