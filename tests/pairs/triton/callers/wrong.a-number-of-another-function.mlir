// options: --func f --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
func.func private @g() -> i32 {
  %c = arith.constant 0 : i32
  return %c : i32
}
tt.func @f(%bar: !ttg.memdesc<1xi64, #s, #smem, mutable>, %m: !ttg.memdesc<4xi32, #s, #smem, mutable>, %w: tensor<4xi32, #b>) {
  ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  %c = func.call @g() : () -> i32
  %cs = tt.splat %c : i32 -> tensor<4xi32, #b>
  ttg.local_store %cs, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  ttng.arrive_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  ttg.local_store %w, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  tt.return
}
// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
func.func private @g() -> i32 {
  %c = arith.constant 4 : i32
  return %c : i32
}
tt.func @f(%bar: !ttg.memdesc<1xi64, #s, #smem, mutable>, %m: !ttg.memdesc<4xi32, #s, #smem, mutable>, %w: tensor<4xi32, #b>) {
  ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  %c = func.call @g() : () -> i32
  %cs = tt.splat %c : i32 -> tensor<4xi32, #b>
  ttg.local_store %cs, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  ttng.arrive_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  ttg.local_store %w, %m : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  tt.return
}
// expect: unknown unsupported
