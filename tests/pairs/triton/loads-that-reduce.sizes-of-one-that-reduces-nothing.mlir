#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%m: !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable>) -> tensor<128x8xf32, #b> {
  %v = ttng.tmem_load %m : !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x8xf32, #b>
  tt.return %v : tensor<128x8xf32, #b>
}
}
// -----
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%m: !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable>) -> tensor<128x8xf32, #b> {
  %v = ttng.tmem_load %m {abs = true} : !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x8xf32, #b>
  tt.return %v : tensor<128x8xf32, #b>
}
}
// expect: unknown unsupported
