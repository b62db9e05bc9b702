#b = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%a: tensor<4xi8, #b>, %b: tensor<8xf8E5M2, #b>) -> tensor<8xf8E5M2, #b> {
  %r = ttng.packed_arith add %a, %b : (tensor<4xi8, #b>, tensor<8xf8E5M2, #b>) -> tensor<8xf8E5M2, #b>
  tt.return %r : tensor<8xf8E5M2, #b>
}

// -----

#b = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%a: tensor<4xi8, #b>, %b: tensor<8xf8E5M2, #b>) -> tensor<8xf8E5M2, #b> {
  %four = arith.constant dense<4> : tensor<4xi8, #b>
  %up = arith.shli %a, %four : tensor<4xi8, #b>
  %down = arith.shrui %a, %four : tensor<4xi8, #b>
  %s = arith.ori %up, %down : tensor<4xi8, #b>
  %r = ttng.packed_arith add %s, %b : (tensor<4xi8, #b>, tensor<8xf8E5M2, #b>) -> tensor<8xf8E5M2, #b>
  tt.return %r : tensor<8xf8E5M2, #b>
}

// expect: unknown
