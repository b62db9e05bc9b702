#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>
tt.func @f(%x: tensor<128x8xf32>, %y: tensor<128x8xf32>) -> (tensor<128x8xf32>, tensor<128x8xf32>) {
  tt.return %x, %y : tensor<128x8xf32>, tensor<128x8xf32>
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>
tt.func @f(%x: tensor<128x8xf32>, %y: tensor<128x8xf32>) -> (tensor<128x8xf32>, tensor<128x8xf32>) {
  %a = ttng.tmem_alloc %x {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : (tensor<128x8xf32>) -> !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable>
  %b = ttng.tmem_alloc %y {tensor_memory_col_offset = 508 : i32, tensor_memory_row_offset = 0 : i32} : (tensor<128x8xf32>) -> !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable>
  %u = ttng.tmem_load %a : !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x8xf32>
  %v = ttng.tmem_load %b : !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x8xf32>
  tt.return %u, %v : tensor<128x8xf32>, tensor<128x8xf32>
}
// expect: unknown
