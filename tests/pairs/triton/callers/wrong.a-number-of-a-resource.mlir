// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%bar: !ttg.memdesc<1xi64, #s, #smem, mutable>, %m: !ttg.memdesc<4xi32, #s, #smem, mutable>, %w: tensor<4xi32, #b>) {
  ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  %k = arith.constant dense_resource<k> : tensor<4xi32, #b>
  ttg.local_store %k, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  ttng.arrive_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  ttg.local_store %w, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  tt.return
}
{-#
  dialect_resources: {
    builtin: {
      k: "0x0400000000000000000000000000000000000000"
    }
  }
#-}
// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%bar: !ttg.memdesc<1xi64, #s, #smem, mutable>, %m: !ttg.memdesc<4xi32, #s, #smem, mutable>, %w: tensor<4xi32, #b>) {
  ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  %k = arith.constant dense_resource<k> : tensor<4xi32, #b>
  ttg.local_store %k, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  ttng.arrive_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  ttg.local_store %w, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  tt.return
}
{-#
  dialect_resources: {
    builtin: {
      k: "0x0400000004000000040000000400000004000000"
    }
  }
#-}
// expect: unknown unsupported
