#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%p: !tt.ptr<f32>, %i: tensor<4xi32>) -> tensor<4x!tt.ptr<f32>> {
  %s = tt.splat %p : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>>
  %j = arith.addi %i, %i : tensor<4xi32>
  %q = tt.addptr %s, %j : tensor<4x!tt.ptr<f32>>, tensor<4xi32>
  tt.return %q : tensor<4x!tt.ptr<f32>>
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%p: !tt.ptr<f32>, %i: tensor<4xi32>) -> tensor<4x!tt.ptr<f32>> {
  %s = tt.splat %p : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>>
  %two = arith.constant dense<2> : tensor<4xi32>
  %j = arith.muli %i, %two : tensor<4xi32>
  %q = tt.addptr %s, %j : tensor<4x!tt.ptr<f32>>, tensor<4xi32>
  tt.return %q : tensor<4x!tt.ptr<f32>>
}
// expect: equivalent
