// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#s = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%d: !tt.tensordesc<64x64xf16, #s>, %e: !tt.tensordesc<64x64xf16, #s>, %m: !ttg.memdesc<64x64xf16, #s, #smem, mutable>) {
  %c0 = arith.constant 0 : i32
  %k = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #bar, #smem, mutable>
  %l = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #bar, #smem, mutable>
  amdg.init_barrier %k, 4 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
  amdg.init_barrier %l, 4 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
  %t = amdg.async_tdm_copy_global_to_local %d into %m, barrier = %k : !tt.tensordesc<64x64xf16, #s>, !ttg.memdesc<1xi64, #bar, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
  amdg.wait_barrier %k, %c0 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
  tt.return
}
}
// -----
#s = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%d: !tt.tensordesc<64x64xf16, #s>, %e: !tt.tensordesc<64x64xf16, #s>, %m: !ttg.memdesc<64x64xf16, #s, #smem, mutable>) {
  %c0 = arith.constant 0 : i32
  %k = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #bar, #smem, mutable>
  %l = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #bar, #smem, mutable>
  amdg.init_barrier %k, 4 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
  amdg.init_barrier %l, 4 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
  %t = amdg.async_tdm_copy_global_to_local %d into %m, barrier = %l : !tt.tensordesc<64x64xf16, #s>, !ttg.memdesc<1xi64, #bar, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
  amdg.wait_barrier %k, %c0 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
  tt.return
}
}
// expect: unknown unsupported
