#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<i32>) -> !ttg.memdesc<32xi32, #shared, #smem, mutable> {
 %r = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked>
 %s = tt.splat %p : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #blocked>
 %q = tt.addptr %s, %r : tensor<32x!tt.ptr<i32>, #blocked>, tensor<32xi32, #blocked>
 %m = ttg.local_alloc : () -> !ttg.memdesc<32xi32, #shared, #smem, mutable>
 %t = ttg.async_copy_global_to_local %q, %m : tensor<32x!tt.ptr<i32>, #blocked> -> !ttg.memdesc<32xi32, #shared, #smem, mutable>
 %g = ttg.async_commit_group tokens %t
 ttg.async_wait {num = 0 : i32}
 tt.return %m : !ttg.memdesc<32xi32, #shared, #smem, mutable>
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<i32>) -> !ttg.memdesc<32xi32, #shared, #smem, mutable> {
 %r = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked>
 %s = tt.splat %p : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #blocked>
 %q = tt.addptr %s, %r : tensor<32x!tt.ptr<i32>, #blocked>, tensor<32xi32, #blocked>
 %m = ttg.local_alloc : () -> !ttg.memdesc<32xi32, #shared, #smem, mutable>
 %t = ttg.async_copy_global_to_local %q, %m : tensor<32x!tt.ptr<i32>, #blocked> -> !ttg.memdesc<32xi32, #shared, #smem, mutable>
 %g = ttg.async_commit_group tokens %t
 
 tt.return %m : !ttg.memdesc<32xi32, #shared, #smem, mutable>
}

// expect: unknown unsupported
