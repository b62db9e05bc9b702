// options: --size d.0=16 --size d.1=16
#s = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[0]]}>
#b = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%d: !tt.tensordesc<16x16xf16, #s>) -> tensor<16x16xf16, #b> {
  %c0 = arith.constant 0 : i32
  %t = arith.constant true
  %m = ttg.local_alloc : () -> !ttg.memdesc<16x16xf16, #s, #smem, mutable>
  %b = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #bar, #smem, mutable>
  ttng.init_barrier %b, 1 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
  ttng.barrier_expect %b, 512, %t : !ttg.memdesc<1xi64, #bar, #smem, mutable>
  ttng.async_tma_copy_global_to_local %d[%c0, %c0] %m, %b, %t : !tt.tensordesc<16x16xf16, #s>, !ttg.memdesc<1xi64, #bar, #smem, mutable> -> !ttg.memdesc<16x16xf16, #s, #smem, mutable>
  ttng.wait_barrier %b, %c0 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
  %v = ttg.local_load %m : !ttg.memdesc<16x16xf16, #s, #smem, mutable> -> tensor<16x16xf16, #b>
  tt.return %v : tensor<16x16xf16, #b>
}
}
// -----
#s = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[0]]}>
#b = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%d: !tt.tensordesc<16x16xf16, #s>) -> tensor<16x16xf16, #b> {
  %c0 = arith.constant 0 : i32
  %t = arith.constant true
  %m = ttg.local_alloc : () -> !ttg.memdesc<16x16xf16, #s, #smem, mutable>
  %b = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #bar, #smem, mutable>
  ttng.init_barrier %b, 1 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
  ttng.barrier_expect %b, 512, %t : !ttg.memdesc<1xi64, #bar, #smem, mutable>
  ttng.async_tma_copy_global_to_local %d[%c0, %c0] %m, %b, %t {multicast} : !tt.tensordesc<16x16xf16, #s>, !ttg.memdesc<1xi64, #bar, #smem, mutable> -> !ttg.memdesc<16x16xf16, #s, #smem, mutable>
  ttng.wait_barrier %b, %c0 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
  %v = ttg.local_load %m : !ttg.memdesc<16x16xf16, #s, #smem, mutable> -> tensor<16x16xf16, #b>
  tt.return %v : tensor<16x16xf16, #b>
}
}
// expect: equivalent
// assumes: arguments do not alias each other
// assumes: copies of boxes, tensor cores and threads see each other's accesses in the order of their barriers
// assumes: descriptors that a kernel is handed give zeros outside of their tensors
// assumes: one program calls the function, and no other one uses its memory meanwhile
// assumes: shared memory of a program that has ended stays until bulk stores that it did not wait for have read it
// assumes: the blocks of a cluster do the same, none before another one is done with what it signals or writes there
// assumes: open strides and offsets of %d are taken as packed and as padded layouts
