#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#other = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#mixed = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#columns = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%n: i32) -> tensor<8xi32> {
%r = tt.make_range {start = 0 : i32, end = 8 : i32} : tensor<8xi32>
%k = arith.constant 8 : i32
%m = arith.muli %n, %k : i32
%b = tt.splat %m : i32 -> tensor<8xi32>
%i = arith.addi %r, %b  : tensor<8xi32>
tt.return %i : tensor<8xi32>
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#other = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#mixed = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#columns = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%n: i32) -> tensor<8xi32> {
%r = tt.make_range {start = 0 : i32, end = 8 : i32} : tensor<8xi32>
%k = arith.constant 8 : i32
%m = arith.muli %n, %k : i32
%b = tt.splat %m : i32 -> tensor<8xi32>
%i = arith.addi %r, %b {tt.contiguity = dense<8> : tensor<1xi32>, tt.divisibility = dense<16> : tensor<1xi32>} : tensor<8xi32>
tt.return %i : tensor<8xi32>
}
// expect: different
