// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
#t = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s-1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#t-1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 4, order = [0]}>
tt.func @f(%m: !ttg.memdesc<4xf32, #s-1, #smem, mutable>, %n: !ttg.memdesc<4xf32, #s-1, #smem, mutable>, %v: tensor<4xf32, #b>) {
  ttg.local_store %v, %m : tensor<4xf32, #b> -> !ttg.memdesc<4xf32,  #s-1, #smem, mutable>
  ttg.local_store %v, %n : tensor<4xf32, #b> -> !ttg.memdesc<4xf32, #s-1, #smem, mutable>
  tt.return
}
// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
#t = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s-1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#t-1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 4, order = [0]}>
tt.func @f(%m: !ttg.memdesc<4xf32, #s-1, #smem, mutable>, %n: !ttg.memdesc<4xf32, #t-1, #smem, mutable>, %v: tensor<4xf32, #b>) {
  ttg.local_store %v, %m : tensor<4xf32, #b> -> !ttg.memdesc<4xf32,  #s-1, #smem, mutable>
  ttg.local_store %v, %n : tensor<4xf32, #b> -> !ttg.memdesc<4xf32, #t-1, #smem, mutable>
  tt.return
}
// expect: unknown promise
