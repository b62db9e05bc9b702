// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%bar: !ttg.memdesc<1xi64, #s, #smem, mutable>, %m: !ttg.memdesc<4xi32, #s, #smem, mutable>, %w: tensor<4xi32, #b>, %p: !tt.ptr<i32>) {
  ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  cf.br ^bb2
^bb1:
  ttg.local_store %x1, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  ttng.arrive_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  ttg.local_store %w, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  tt.return
^bb2:
  %i = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32, #b>
  %ps = tt.splat %p : !tt.ptr<i32> -> tensor<4x!tt.ptr<i32>, #b>
  %at = tt.addptr %ps, %i : tensor<4x!tt.ptr<i32>, #b>, tensor<4xi32, #b>
  %x1 = tt.load %at : tensor<4x!tt.ptr<i32>, #b>
  tt.store %at, %w : tensor<4x!tt.ptr<i32>, #b>
  %x2 = tt.load %at : tensor<4x!tt.ptr<i32>, #b>
  cf.br ^bb1
}
// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%bar: !ttg.memdesc<1xi64, #s, #smem, mutable>, %m: !ttg.memdesc<4xi32, #s, #smem, mutable>, %w: tensor<4xi32, #b>, %p: !tt.ptr<i32>) {
  ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  cf.br ^bb2
^bb1:
  ttg.local_store %x2, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  ttng.arrive_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  ttg.local_store %w, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  tt.return
^bb2:
  %i = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32, #b>
  %ps = tt.splat %p : !tt.ptr<i32> -> tensor<4x!tt.ptr<i32>, #b>
  %at = tt.addptr %ps, %i : tensor<4x!tt.ptr<i32>, #b>, tensor<4xi32, #b>
  %x1 = tt.load %at : tensor<4x!tt.ptr<i32>, #b>
  tt.store %at, %w : tensor<4x!tt.ptr<i32>, #b>
  %x2 = tt.load %at : tensor<4x!tt.ptr<i32>, #b>
  cf.br ^bb1
}
// expect: unknown unsupported
