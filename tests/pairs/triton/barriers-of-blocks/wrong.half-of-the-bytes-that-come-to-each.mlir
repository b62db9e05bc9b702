// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --size a.0=3,2 --size a.1=5,2 --size o.0=2,3 --size o.1=4,5 --accept bitwise
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32, CGALayout = [[0, 0]]}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32} {
tt.func @f(%a: !tt.tensordesc<2x4xf32, #memory>, %o: !tt.tensordesc<2x4xf32, #memory>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %t = tt.descriptor_load %a[%c1, %c0] : !tt.tensordesc<2x4xf32, #memory> -> tensor<2x4xf32, #tile>
  tt.descriptor_store %o[%c0, %c0], %t : !tt.tensordesc<2x4xf32, #memory>, tensor<2x4xf32, #tile>
  tt.return
}
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32, CGALayout = [[0, 0]]}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32} {
tt.func @f(%a: !tt.tensordesc<2x4xf32, #memory>, %o: !tt.tensordesc<2x4xf32, #memory>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %true = arith.constant true
  %buffer = ttg.local_alloc : () -> !ttg.memdesc<2x4xf32, #memory, #smem, mutable>
  %barrier = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #one, #smem, mutable>
  ttng.init_barrier %barrier, 1 : !ttg.memdesc<2xi64, #one, #smem, mutable>
  ttng.barrier_expect %barrier, 16, %true : !ttg.memdesc<2xi64, #one, #smem, mutable>
  ttng.async_tma_copy_global_to_local %a[%c1, %c0] %buffer, %barrier, %true : !tt.tensordesc<2x4xf32, #memory>, !ttg.memdesc<2xi64, #one, #smem, mutable> -> !ttg.memdesc<2x4xf32, #memory, #smem, mutable>
  ttng.wait_barrier %barrier, %c0 : !ttg.memdesc<2xi64, #one, #smem, mutable>
  ttng.inval_barrier %barrier : !ttg.memdesc<2xi64, #one, #smem, mutable>
  ttng.async_tma_copy_local_to_global %o[%c0, %c0] %buffer : !tt.tensordesc<2x4xf32, #memory>, !ttg.memdesc<2x4xf32, #memory, #smem, mutable>
  ttng.async_tma_store_wait {pendings = 0 : i32}
  tt.return
}
}
// expect: different
