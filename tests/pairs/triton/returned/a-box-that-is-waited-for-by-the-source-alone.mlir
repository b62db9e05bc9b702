#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#smem = #ttg.shared_memory
tt.func @f(%d: !tt.tensordesc<8x8xi32, #nv>) -> !ttg.memdesc<8x8xi32, #nv, #smem, mutable> {
 %true = arith.constant true
 %c0 = arith.constant 0 : i32
 %m = ttg.local_alloc : () -> !ttg.memdesc<8x8xi32, #nv, #smem, mutable>
 %b = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
 ttng.init_barrier %b, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
 ttng.barrier_expect %b, 256, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
 ttng.async_tma_copy_global_to_local %d[%c0, %c0] %m, %b, %true : !tt.tensordesc<8x8xi32, #nv>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<8x8xi32, #nv, #smem, mutable>
 ttng.wait_barrier %b, %c0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
 tt.return %m : !ttg.memdesc<8x8xi32, #nv, #smem, mutable>
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#smem = #ttg.shared_memory
tt.func @f(%d: !tt.tensordesc<8x8xi32, #nv>) -> !ttg.memdesc<8x8xi32, #nv, #smem, mutable> {
 %true = arith.constant true
 %c0 = arith.constant 0 : i32
 %m = ttg.local_alloc : () -> !ttg.memdesc<8x8xi32, #nv, #smem, mutable>
 %b = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
 ttng.init_barrier %b, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
 ttng.barrier_expect %b, 256, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
 ttng.async_tma_copy_global_to_local %d[%c0, %c0] %m, %b, %true : !tt.tensordesc<8x8xi32, #nv>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<8x8xi32, #nv, #smem, mutable>
 
 tt.return %m : !ttg.memdesc<8x8xi32, #nv, #smem, mutable>
}

// expect: unknown unsupported
