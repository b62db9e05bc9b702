#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
tt.func public @f(%x: tensor<128xf32, #b>) -> tensor<128xf32, #b> {
  %r = arith.addf %x, %x : tensor<128xf32, #b>
  tt.return %r : tensor<128xf32, #b>
}
}
// -----
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-warps" = 8 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
tt.func public @f(%x: tensor<128xf32, #b>) -> tensor<128xf32, #b> {
  %r = arith.addf %x, %x : tensor<128xf32, #b>
  tt.return %r : tensor<128xf32, #b>
}
}
// expect: equivalent bitwise static
