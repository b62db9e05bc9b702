// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#c = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%v: tensor<4xi32, #b>, %p: tensor<4x!tt.ptr<i32>, #b>, %q: !tt.ptr<i32>, %e: i32, %t: i64) {
  %matched = tt.atomic_poll acquire, gpu, %q, %e timeout %t : !tt.ptr<i32>, i32 -> i1
  %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  ttg.local_store %v, %a : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  %l = ttg.local_load %a : !ttg.memdesc<4xi32, #s, #smem, mutable> -> tensor<4xi32, #b>
  tt.store %p, %l : tensor<4x!tt.ptr<i32>, #b>
  tt.return
}
// -----
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#c = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%v: tensor<4xi32, #b>, %p: tensor<4x!tt.ptr<i32>, #b>, %q: !tt.ptr<i32>, %e: i32, %t: i64) {
  %matched = tt.atomic_poll acquire, gpu, %q, %e timeout %t : !tt.ptr<i32>, i32 -> i1
  %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  ttg.local_store %v, %a : tensor<4xi32, #b> -> !ttg.memdesc<4xi32, #s, #smem, mutable>
  %n = arith.addi %v, %v : tensor<4xi32, #b>
  %d = ttg.convert_layout %n {allocation.offset = 0 : i32} : tensor<4xi32, #b> -> tensor<4xi32, #c>
  %l = ttg.local_load %a : !ttg.memdesc<4xi32, #s, #smem, mutable> -> tensor<4xi32, #b>
  tt.store %p, %l : tensor<4x!tt.ptr<i32>, #b>
  tt.return
}
// expect: unknown unsupported
