func.func @main(%x: memref<1x20x1x1xi8>, %w: memref<11x20x1x1xi8>, %b: memref<11xi16>, %y: memref<1x11x1x1xi8>) {
  %vector = memref.collapse_shape %x [[0, 1, 2, 3]] : memref<1x20x1x1xi8> into memref<20xi8>
  %matrix = memref.collapse_shape %w [[0], [1, 2, 3]] : memref<11x20x1x1xi8> into memref<11x20xi8>
  %zero = arith.constant 0 : i32
  %product = memref.alloc() : memref<11xi32>
  linalg.fill ins(%zero : i32) outs(%product : memref<11xi32>)
  linalg.matvec ins(%matrix, %vector : memref<11x20xi8>, memref<20xi8>) outs(%product : memref<11xi32>)
  %sums = memref.expand_shape %product [[0, 1, 2, 3]] output_shape [1, 11, 1, 1]
      : memref<11xi32> into memref<1x11x1x1xi32>
  linalg.generic {indexing_maps = [affine_map<(n, k, h, w) -> (n, k, h, w)>, affine_map<(n, k, h, w) -> (k)>, affine_map<(n, k, h, w) -> (n, k, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%sums, %b : memref<1x11x1x1xi32>, memref<11xi16>) outs(%y : memref<1x11x1x1xi8>) {
  ^bb0(%sum: i32, %bias: i16, %old: i8):
    %added_bias = arith.extsi %bias : i16 to i32
    %added = arith.addi %sum, %added_bias : i32
    %scaled_wide = arith.extsi %added : i32 to i64
    %scaled_scale = arith.constant 19 : i64
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
