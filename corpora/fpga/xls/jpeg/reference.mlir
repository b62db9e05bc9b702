// The quantization of a block in linalg, over tensors.
#same = affine_map<(i, j) -> (i, j)>
func.func @main(%block: tensor<8x8xi12>) -> tensor<8x8xi12> {
  %steps = arith.constant dense<[
      [16, 11, 10, 16, 24, 40, 51, 61], [12, 12, 14, 19, 26, 58, 60, 55], [14, 13, 16, 24, 40, 57, 69, 56],
      [14, 17, 22, 29, 51, 87, 80, 62], [18, 22, 37, 56, 68, 109, 103, 77], [24, 35, 55, 64, 81, 104, 113, 92],
      [49, 64, 78, 87, 103, 121, 120, 101], [72, 92, 95, 98, 112, 100, 103, 99]]> : tensor<8x8xi12>
  %out = tensor.empty() : tensor<8x8xi12>
  %zero = arith.constant 0 : i12
  %one = arith.constant 1 : i12
  %result = linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%block, %steps : tensor<8x8xi12>, tensor<8x8xi12>) outs(%out : tensor<8x8xi12>) {
    ^bb0(%x: i12, %step: i12, %old: i12):
      %negative = arith.cmpi slt, %x, %zero : i12
      %minus = arith.subi %zero, %x : i12
      %size = arith.select %negative, %minus, %x : i12
      %half = arith.shrui %step, %one : i12
      %sum = arith.addi %size, %half : i12
      %q = arith.divui %sum, %step : i12
      %back = arith.subi %zero, %q : i12
      %r = arith.select %negative, %back, %q : i12
      linalg.yield %r : i12
  } -> tensor<8x8xi12>
  return %result : tensor<8x8xi12>
}
