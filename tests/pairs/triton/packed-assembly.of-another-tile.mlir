tt.func @f(%x: tensor<8xi8>, %y: tensor<8xi8>) -> tensor<8xi8> {
  %s = arith.addi %x, %y : tensor<8xi8>
  %r = tt.elementwise_inline_asm "shl.b32 $0, $1, 3;" {constraints = "=r,r", packed_element = 4 : i32, pure = true} %s : tensor<8xi8> -> tensor<8xi8>
  tt.return %r : tensor<8xi8>
}
// -----
tt.func @f(%x: tensor<8xi8>, %y: tensor<8xi8>) -> tensor<8xi8> {
  %s = arith.addi %x, %y : tensor<8xi8>
  %r = tt.elementwise_inline_asm "shl.b32 $0, $1, 3;" {constraints = "=r,r", packed_element = 4 : i32, pure = true} %x : tensor<8xi8> -> tensor<8xi8>
  tt.return %r : tensor<8xi8>
}
// expect: unknown open-obligation
