// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --size a.0=2,2 --size a.1=4,4 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
tt.func @f(%a: !tt.tensordesc<2x4xf32, #memory>, %m: !ttg.memdesc<2x4xf32, #memory, #smem, mutable>, %bar: !ttg.memdesc<1xi64, #s, #smem, mutable>) {
  %c0 = arith.constant 0 : i32
  %true = arith.constant true
  ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
ttng.barrier_expect %bar, 32, %true : !ttg.memdesc<1xi64, #s, #smem, mutable>
  ttng.async_tma_copy_global_to_local %a[%c0, %c0] %m, %bar, %true : !tt.tensordesc<2x4xf32, #memory>, !ttg.memdesc<1xi64, #s, #smem, mutable> -> !ttg.memdesc<2x4xf32, #memory, #smem, mutable>
  ttng.wait_barrier %bar, %c0 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  tt.return
}
// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
tt.func @f(%a: !tt.tensordesc<2x4xf32, #memory>, %m: !ttg.memdesc<2x4xf32, #memory, #smem, mutable>, %bar: !ttg.memdesc<1xi64, #s, #smem, mutable>) {
  %c0 = arith.constant 0 : i32
  %true = arith.constant true
  ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
ttng.barrier_expect %bar, 32, %true : !ttg.memdesc<1xi64, #s, #smem, mutable>
  ttng.async_tma_copy_global_to_local %a[%c0, %c0] %m, %bar, %true : !tt.tensordesc<2x4xf32, #memory>, !ttg.memdesc<1xi64, #s, #smem, mutable> -> !ttg.memdesc<2x4xf32, #memory, #smem, mutable>
  
  tt.return
}
// expect: unknown unsupported
