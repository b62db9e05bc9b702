// options: --size p.0=2
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%p: !tt.ptr<f32>, %i: tensor<4xi32>, %m: tensor<4xi1>) -> tensor<4xf32> {
  %t = amdg.buffer_load %p[%i], %m : tensor<4xf32>
  tt.return %t : tensor<4xf32>
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%p: !tt.ptr<f32>, %i: tensor<4xi32>, %m: tensor<4xi1>) -> tensor<4xf32> {
  %b = ttg.local_alloc : () -> !ttg.memdesc<4xf32, #one, #smem, mutable>
  %c = amdg.buffer_load_to_local %p[%i] mask = %m into %b : !tt.ptr<f32>[tensor<4xi32>] -> !ttg.memdesc<4xf32, #one, #smem, mutable>
  %g = ttg.async_commit_group
  %w = ttg.async_wait {num = 1 : i32}
  ttg.barrier local
  %t = ttg.local_load %b : !ttg.memdesc<4xf32, #one, #smem, mutable> -> tensor<4xf32>
  tt.return %t : tensor<4xf32>
}
// expect: different
