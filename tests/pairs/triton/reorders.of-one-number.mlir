tt.func @f(%x: tensor<8xi32>, %y: tensor<8xi32>) -> tensor<2x4xi32> {
  %0 = arith.addi %x, %y : tensor<8xi32>
  %z = arith.constant dense<5> : tensor<8xi32>
  %1 = tt.reshape %z allow_reorder : tensor<8xi32> -> tensor<2x4xi32>
  tt.return %1 : tensor<2x4xi32>
}
// -----
tt.func @f(%x: tensor<8xi32>, %y: tensor<8xi32>) -> tensor<2x4xi32> {
  %0 = arith.addi %x, %y : tensor<8xi32>
  %z = arith.constant dense<5> : tensor<8xi32>
  %1 = arith.constant dense<5> : tensor<2x4xi32>
  tt.return %1 : tensor<2x4xi32>
}
// expect: unknown open-obligation
