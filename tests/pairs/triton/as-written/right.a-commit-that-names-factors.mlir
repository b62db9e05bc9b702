// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#s = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%a: !ttg.memdesc<128x64xf16, #s, #smem, mutable>, %b: !ttg.memdesc<128x64xf16, #s, #smem, mutable>, %c: i1, %d: i1) {
  %c0 = arith.constant 0 : i32
  %k = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #bar, #smem, mutable>
  ttng.init_barrier %k, 1 : !ttg.memdesc<2xi64, #bar, #smem, mutable>
  ttng.tc_gen5_commit %k, %c descs %a, %b : !ttg.memdesc<2xi64, #bar, #smem, mutable>, !ttg.memdesc<128x64xf16, #s, #smem, mutable>, !ttg.memdesc<128x64xf16, #s, #smem, mutable>
  ttng.wait_barrier %k, %c0 : !ttg.memdesc<2xi64, #bar, #smem, mutable>
  tt.return
}
}
// -----
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#s = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%a: !ttg.memdesc<128x64xf16, #s, #smem, mutable>, %b: !ttg.memdesc<128x64xf16, #s, #smem, mutable>, %c: i1, %d: i1) {
  %c0 = arith.constant 0 : i32
  %j = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #bar, #smem, mutable>
  ttng.init_barrier %j, 1 : !ttg.memdesc<2xi64, #bar, #smem, mutable>
  ttng.tc_gen5_commit %j, %c descs %a, %b : !ttg.memdesc<2xi64, #bar, #smem, mutable>, !ttg.memdesc<128x64xf16, #s, #smem, mutable>, !ttg.memdesc<128x64xf16, #s, #smem, mutable>
  ttng.wait_barrier %j, %c0 : !ttg.memdesc<2xi64, #bar, #smem, mutable>
  tt.return
}
}
// expect: equivalent
