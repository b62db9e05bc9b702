// The sums of the squares of rows, in integers.
func.func @reduction(%a: tensor<24x40xi32>) -> tensor<24xi32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<24xi32>
  %start = linalg.fill ins(%zero : i32) outs(%empty : tensor<24xi32>) -> tensor<24xi32>
  %result = linalg.generic {
    indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<24x40xi32>) outs(%start : tensor<24xi32>) {
  ^bb0(%x: i32, %sum: i32):
    %square = arith.muli %x, %x : i32
    %next = arith.addi %square, %sum : i32
    linalg.yield %next : i32
  } -> tensor<24xi32>
  return %result : tensor<24xi32>
}
