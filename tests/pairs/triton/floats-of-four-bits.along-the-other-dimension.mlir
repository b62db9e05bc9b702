tt.func @f(%x: tensor<2x4xi8>) -> tensor<4x4xf16> {
  %y = ttg.fp4_to_fp %x {axis = 0 : i32} : tensor<2x4xi8> -> tensor<4x4xf16>
  tt.return %y : tensor<4x4xf16>
}
// -----
tt.func @f(%x: tensor<2x4xi8>) -> tensor<4x4xf16> {
  %z = tt.reshape %x : tensor<2x4xi8> -> tensor<4x2xi8>
  %y = ttg.fp4_to_fp %z {axis = 1 : i32} : tensor<4x2xi8> -> tensor<4x4xf16>
  tt.return %y : tensor<4x4xf16>
}
// expect: different
