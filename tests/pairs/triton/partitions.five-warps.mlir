// options: --accept reassociated
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = arith.negf %x : tensor<4xf32>
  tt.return %y : tensor<4xf32>
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : i32
  %full = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #one, #smem, mutable>
  ttng.init_barrier %full, 1 : !ttg.memdesc<1xi64, #one, #smem, mutable>
  %buffer = ttg.local_alloc : () -> !ttg.memdesc<4xf32, #one, #smem, mutable>
  %r = ttg.warp_specialize(%buffer, %full, %x)
  default {
    ttng.wait_barrier %full, %c0 : !ttg.memdesc<1xi64, #one, #smem, mutable>
    %y = ttg.local_load %buffer : !ttg.memdesc<4xf32, #one, #smem, mutable> -> tensor<4xf32>
    ttg.warp_yield %y : tensor<4xf32>
  }
  partition0(%arg0: !ttg.memdesc<4xf32, #one, #smem, mutable>, %arg1: !ttg.memdesc<1xi64, #one, #smem, mutable>, %x: tensor<4xf32>) num_warps(5) {
    %y = arith.negf %x : tensor<4xf32>
    ttg.local_store %y, %arg0 : tensor<4xf32> -> !ttg.memdesc<4xf32, #one, #smem, mutable>
    ttng.arrive_barrier %arg1, 1 {multicastCTA = 0 : i32} : !ttg.memdesc<1xi64, #one, #smem, mutable>
    ttg.warp_return
  } : (!ttg.memdesc<4xf32, #one, #smem, mutable>, !ttg.memdesc<1xi64, #one, #smem, mutable>, tensor<4xf32>) -> tensor<4xf32>
  tt.return %r : tensor<4xf32>
}
// expect: unknown unsupported
