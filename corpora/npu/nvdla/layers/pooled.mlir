func.func @main(%x: memref<1x8x5x5xi8>, %w: memref<9x8x3x3xi8>, %b: memref<9xi16>, %y: memref<1x9x3x3xi8>) {
  %x_border = arith.constant 0 : i8
  %x_padded = memref.alloc() : memref<1x8x7x7xi8>
  linalg.fill ins(%x_border : i8) outs(%x_padded : memref<1x8x7x7xi8>)
  %x_inner = memref.subview %x_padded[0, 0, 1, 1] [1, 8, 5, 5] [1, 1, 1, 1] : memref<1x8x7x7xi8> to memref<1x8x5x5xi8, strided<[392, 49, 7, 1], offset: 8>>
  memref.copy %x, %x_inner : memref<1x8x5x5xi8> to memref<1x8x5x5xi8, strided<[392, 49, 7, 1], offset: 8>>
  %sums_zero = arith.constant 0 : i32
  %sums = memref.alloc() : memref<1x9x5x5xi32>
  linalg.fill ins(%sums_zero : i32) outs(%sums : memref<1x9x5x5xi32>)
  linalg.conv_2d_nchw_fchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%x_padded, %w : memref<1x8x7x7xi8>, memref<9x8x3x3xi8>) outs(%sums : memref<1x9x5x5xi32>)
  %least = arith.constant -128 : i8
  %bytes = memref.alloc() : memref<1x9x5x5xi8>
  %bordered = memref.alloc() : memref<1x9x7x7xi8>
  linalg.fill ins(%least : i8) outs(%bordered : memref<1x9x7x7xi8>)
  %middle = memref.subview %bordered[0, 0, 1, 1] [1, 9, 5, 5] [1, 1, 1, 1] : memref<1x9x7x7xi8> to memref<1x9x5x5xi8, strided<[441, 49, 7, 1], offset: 8>>
  linalg.generic {indexing_maps = [affine_map<(n, k, h, w) -> (n, k, h, w)>, affine_map<(n, k, h, w) -> (k)>, affine_map<(n, k, h, w) -> (n, k, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%sums, %b : memref<1x9x5x5xi32>, memref<9xi16>) outs(%bytes : memref<1x9x5x5xi8>) {
  ^bb0(%sum: i32, %bias: i16, %old: i8):
    %added_bias = arith.extsi %bias : i16 to i32
    %added = arith.addi %sum, %added_bias : i32
    %scaled_wide = arith.extsi %added : i32 to i64
    %scaled_scale = arith.constant 33 : i64
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
  memref.copy %bytes, %middle : memref<1x9x5x5xi8> to memref<1x9x5x5xi8, strided<[441, 49, 7, 1], offset: 8>>
  %window = memref.alloc() : memref<3x3xi8>
  linalg.fill ins(%least : i8) outs(%y : memref<1x9x3x3xi8>)
  linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%bordered, %window : memref<1x9x7x7xi8>, memref<3x3xi8>) outs(%y : memref<1x9x3x3xi8>)
  return
}
