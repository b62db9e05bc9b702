// options: --size p.0=6,6 --size q.0=6,6
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%p: tensor<4x!tt.ptr<i32>>, %q: tensor<4x!tt.ptr<i32>>) -> tensor<4xi32> {
  %t = tt.load %p : tensor<4x!tt.ptr<i32>>
  %u = arith.addi %t, %t : tensor<4xi32>
  tt.return %u : tensor<4xi32>
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%p: tensor<4x!tt.ptr<i32>>, %q: tensor<4x!tt.ptr<i32>>) -> tensor<4xi32> {
  %two = arith.constant dense<2> : tensor<4xi32>
  %t = tt.load %p : tensor<4x!tt.ptr<i32>>
  %u = arith.muli %t, %two : tensor<4xi32>
  tt.return %u : tensor<4xi32>
}
// expect: equivalent
