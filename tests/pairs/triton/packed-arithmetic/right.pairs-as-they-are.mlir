#b = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%a: tensor<4xi8, #b>, %b: tensor<8xf8E5M2, #b>) -> tensor<8xf8E5M2, #b> {
  %r = ttng.packed_arith add %a, %b : (tensor<4xi8, #b>, tensor<8xf8E5M2, #b>) -> tensor<8xf8E5M2, #b>
  tt.return %r : tensor<8xf8E5M2, #b>
}

// -----

#b = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%a: tensor<4xi8, #b>, %b: tensor<8xf8E5M2, #b>) -> tensor<8xf8E5M2, #b> {
  %none = arith.constant dense<0> : tensor<4xi8, #b>
  %z = arith.ori %a, %none : tensor<4xi8, #b>
  %r = ttng.packed_arith add %z, %b : (tensor<4xi8, #b>, tensor<8xf8E5M2, #b>) -> tensor<8xf8E5M2, #b>
  tt.return %r : tensor<8xf8E5M2, #b>
}

// expect: equivalent bitwise
