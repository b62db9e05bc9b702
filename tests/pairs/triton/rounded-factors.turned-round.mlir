// options: --accept reassociated

tt.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %d = tt.dot %a, %b, %c, inputPrecision = tf32 : tensor<4x4xf32> * tensor<4x4xf32> -> tensor<4x4xf32>
  tt.return %d : tensor<4x4xf32>
}

// -----

tt.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %ta = tt.trans %a {order = array<i32: 1, 0>} : tensor<4x4xf32> -> tensor<4x4xf32>
  %tb = tt.trans %b {order = array<i32: 1, 0>} : tensor<4x4xf32> -> tensor<4x4xf32>
  %tc = tt.trans %c {order = array<i32: 1, 0>} : tensor<4x4xf32> -> tensor<4x4xf32>
  %d = tt.dot %tb, %ta, %tc, inputPrecision = tf32 : tensor<4x4xf32> * tensor<4x4xf32> -> tensor<4x4xf32>
  %r = tt.trans %d {order = array<i32: 1, 0>} : tensor<4x4xf32> -> tensor<4x4xf32>
  tt.return %r : tensor<4x4xf32>
}

// expect: equivalent
