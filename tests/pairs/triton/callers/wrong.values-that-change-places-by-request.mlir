// options: --map arg2=arg3 --map arg3=arg2 --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%bar: !ttg.memdesc<1xi64, #s, #smem, mutable>, %m: !ttg.memdesc<4xi32, #s, #smem, mutable>, %w: tensor<4xi32, #b>, %v: tensor<4xi32, #b>) {
  ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  ttg.local_store %w, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  ttng.arrive_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  %k = arith.constant dense<0> : tensor<4xi32, #b>
  ttg.local_store %k, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  tt.return
}
// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%bar: !ttg.memdesc<1xi64, #s, #smem, mutable>, %m: !ttg.memdesc<4xi32, #s, #smem, mutable>, %w: tensor<4xi32, #b>, %v: tensor<4xi32, #b>) {
  ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  ttg.local_store %w, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  ttng.arrive_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  %k = arith.constant dense<0> : tensor<4xi32, #b>
  ttg.local_store %k, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  tt.return
}
// expect: unknown unsupported
