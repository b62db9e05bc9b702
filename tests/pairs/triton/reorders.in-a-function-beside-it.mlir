tt.func @f(%x: tensor<8xi32>) -> tensor<2x4xi32> {
  %0 = arith.constant dense<0> : tensor<2x4xi32>
  tt.return %0 : tensor<2x4xi32>
}
// -----
tt.func @f(%x: tensor<8xi32>) -> tensor<2x4xi32> {
  %1 = tt.reshape %x allow_reorder : tensor<8xi32> -> tensor<2x4xi32>
  %2 = tt.call @g(%x) : (tensor<8xi32>) -> tensor<2x4xi32>
  %3 = arith.subi %1, %2 : tensor<2x4xi32>
  tt.return %3 : tensor<2x4xi32>
}
tt.func private @g(%x: tensor<8xi32>) -> tensor<2x4xi32> attributes {noinline = true} {
  %1 = tt.reshape %x allow_reorder : tensor<8xi32> -> tensor<2x4xi32>
  cf.br ^bb1
^bb1:
  tt.return %1 : tensor<2x4xi32>
}
// expect: unknown open-obligation
