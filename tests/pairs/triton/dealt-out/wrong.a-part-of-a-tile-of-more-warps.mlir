// options: --size grid_x=1 --size grid_y=1 --size grid_z=1 --size out.0=128
#b = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#s = #ttg.slice<{dim = 1, parent = #b}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%out: !tt.ptr<i32>) {
  %r = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #s>
  %o = tt.splat %out : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #s>
  %p = tt.addptr %o, %r : tensor<128x!tt.ptr<i32>, #s>, tensor<128xi32, #s>
  tt.store %p, %r : tensor<128x!tt.ptr<i32>, #s>
  tt.return
}
}
// -----
#b = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [8, 1], order = [0, 1]}>
#s = #ttg.slice<{dim = 1, parent = #b}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%out: !tt.ptr<i32>) {
  %r = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #s>
  %o = tt.splat %out : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #s>
  %p = tt.addptr %o, %r : tensor<128x!tt.ptr<i32>, #s>, tensor<128xi32, #s>
  tt.store %p, %r : tensor<128x!tt.ptr<i32>, #s>
  tt.return
}
}
// expect: unknown unsupported
