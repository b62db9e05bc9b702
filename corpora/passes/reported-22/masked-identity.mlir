func.func @kernel(%t: tensor<8xi32>, %p: i32) -> tensor<8xi32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %mask = vector.create_mask %c5 : vector<8xi1>
  %v = vector.transfer_read %t[%c0], %p, %mask {in_bounds = [true]} : tensor<8xi32>, vector<8xi32>
  %r = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<8xi32>, tensor<8xi32>
  return %r : tensor<8xi32>
}
