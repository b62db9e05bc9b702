#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%x: tensor<4x4xi32>) -> tensor<4x4xi32> {
  tt.return %x : tensor<4x4xi32>
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%x: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %a = amdg.extract_slice %x [0, 0] : tensor<4x4xi32> to tensor<2x2xi32>
  %b = amdg.extract_slice %x [0, 2] : tensor<4x4xi32> to tensor<2x2xi32>
  %c = amdg.extract_slice %x [2, 0] : tensor<4x4xi32> to tensor<2x2xi32>
  %d = amdg.extract_slice %x [2, 2] : tensor<4x4xi32> to tensor<2x2xi32>
  %y = amdg.concat %a, %c, %b, %d : tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32> -> tensor<4x4xi32>
  tt.return %y : tensor<4x4xi32>
}
// expect: different
