// options: --accept reassociated

tt.func @f(%a: tensor<1x32xi8>, %b: tensor<32x2xbf16>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %d = tt.dot_scaled %a, %b, %c lhs = e2m1 rhs = bf16 {fastMath = false, lhs_k_pack = false} : tensor<1x32xi8> * tensor<32x2xbf16> -> tensor<2x2xf32>
  tt.return %d : tensor<2x2xf32>
}

// -----

tt.func @f(%a: tensor<1x32xi8>, %b: tensor<32x2xbf16>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %ta = tt.trans %a {order = array<i32: 1, 0>} : tensor<1x32xi8> -> tensor<32x1xi8>
  %tb = tt.trans %b {order = array<i32: 1, 0>} : tensor<32x2xbf16> -> tensor<2x32xbf16>
  %tc = tt.trans %c {order = array<i32: 1, 0>} : tensor<2x2xf32> -> tensor<2x2xf32>
  %d = tt.dot_scaled %tb, %ta, %tc lhs = bf16 rhs = e2m1 {fastMath = false, rhs_k_pack = false} : tensor<2x32xbf16> * tensor<32x1xi8> -> tensor<2x2xf32>
  %r = tt.trans %d {order = array<i32: 1, 0>} : tensor<2x2xf32> -> tensor<2x2xf32>
  tt.return %r : tensor<2x2xf32>
}

// expect: equivalent
