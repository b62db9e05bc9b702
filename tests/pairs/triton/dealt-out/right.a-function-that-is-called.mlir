// options: --size grid_x=1 --size grid_y=1 --size grid_z=1 --size out.0=128
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%out: !tt.ptr<i32>) {
  tt.call @g(%out) : (!tt.ptr<i32>) -> ()
  tt.return
}
tt.func private @g(%out: !tt.ptr<i32>) {
  %r = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #b>
  %o = tt.splat %out : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #b>
  %p = tt.addptr %o, %r : tensor<128x!tt.ptr<i32>, #b>, tensor<128xi32, #b>
  tt.store %p, %r : tensor<128x!tt.ptr<i32>, #b>
  tt.return
}
}
// -----
#b = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%out: !tt.ptr<i32>) {
  tt.call @g(%out) : (!tt.ptr<i32>) -> ()
  tt.return
}
tt.func private @g(%out: !tt.ptr<i32>) {
  %r = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #b>
  %o = tt.splat %out : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #b>
  %p = tt.addptr %o, %r : tensor<128x!tt.ptr<i32>, #b>, tensor<128xi32, #b>
  tt.store %p, %r : tensor<128x!tt.ptr<i32>, #b>
  tt.return
}
}
// expect: equivalent
