#b = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%a: tensor<8xf32, #b>, %b: tensor<8xf32, #b>, %c: tensor<8xf32, #b>) -> tensor<8xf32, #b> {
  %r = ttng.packed_arith add %a, %b : (tensor<8xf32, #b>, tensor<8xf32, #b>) -> tensor<8xf32, #b>
  tt.return %r : tensor<8xf32, #b>
}

// -----

#b = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%a: tensor<8xf32, #b>, %b: tensor<8xf32, #b>, %c: tensor<8xf32, #b>) -> tensor<8xf32, #b> {
  %r = arith.addf %b, %a : tensor<8xf32, #b>
  tt.return %r : tensor<8xf32, #b>
}

// expect: equivalent bitwise
