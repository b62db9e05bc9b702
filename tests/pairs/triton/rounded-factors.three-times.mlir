tt.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %d = tt.dot %a, %b, %c, inputPrecision = tf32x3 : tensor<4x4xf32> * tensor<4x4xf32> -> tensor<4x4xf32>
  tt.return %d : tensor<4x4xf32>
}

// -----

tt.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %d = tt.dot %a, %b, %c, inputPrecision = tf32x3 : tensor<4x4xf32> * tensor<4x4xf32> -> tensor<4x4xf32>
  tt.return %d : tensor<4x4xf32>
}

// expect: equivalent bitwise static
