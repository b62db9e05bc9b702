// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --size o.0=2,2 --size o.1=4,4 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
tt.func @f(%o: !tt.tensordesc<2x4xf32, #memory>, %m: !ttg.memdesc<2x4xf32, #memory, #smem, mutable>) {
  %c0 = arith.constant 0 : i32
  ttng.async_tma_copy_local_to_global %o[%c0, %c0] %m : !tt.tensordesc<2x4xf32, #memory>, !ttg.memdesc<2x4xf32, #memory, #smem, mutable>
  ttng.async_tma_store_wait {pendings = 0 : i32}
  tt.return
}
// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
tt.func @f(%o: !tt.tensordesc<2x4xf32, #memory>, %m: !ttg.memdesc<2x4xf32, #memory, #smem, mutable>) {
  %c0 = arith.constant 0 : i32
  ttng.async_tma_copy_local_to_global %o[%c0, %c0] %m : !tt.tensordesc<2x4xf32, #memory>, !ttg.memdesc<2x4xf32, #memory, #smem, mutable>
  ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
  tt.return
}
// expect: unknown unsupported
