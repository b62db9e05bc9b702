// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%bar: !ttg.memdesc<1xi64, #s, #smem, mutable>, %m: !ttg.memdesc<4xf32, #s, #smem, mutable>, %v: tensor<4xf32, #b>, %w: tensor<4xf32, #b>) {
  ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  %z = arith.addf %v, %w : tensor<4xf32, #b>
  ttg.local_store %z, %m : tensor<4xf32, #b> -> !ttg.memdesc<4xf32, #s, #smem, mutable>
  ttng.arrive_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  ttg.local_store %w, %m : tensor<4xf32, #b> -> !ttg.memdesc<4xf32, #s, #smem, mutable>
  tt.return
}

// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%bar: !ttg.memdesc<1xi64, #s, #smem, mutable>, %m: !ttg.memdesc<4xf32, #s, #smem, mutable>, %v: tensor<4xf32, #b>, %w: tensor<4xf32, #b>) {
  ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  %z = arith.subf %v, %w : tensor<4xf32, #b>
  ttg.local_store %z, %m : tensor<4xf32, #b> -> !ttg.memdesc<4xf32, #s, #smem, mutable>
  ttng.arrive_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  ttg.local_store %w, %m : tensor<4xf32, #b> -> !ttg.memdesc<4xf32, #s, #smem, mutable>
  tt.return
}

// expect: unknown unsupported
