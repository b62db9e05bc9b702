#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#r = #ttg.slice<{dim = 1, parent = #b}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%x: tensor<128x8xf32, #b>) -> tensor<128xf32, #r> {
  %t = arith.constant true
  %m = ttng.tmem_alloc : () -> !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable>
  ttng.tmem_store %x, %m, %t : tensor<128x8xf32, #b> -> !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable>
  %v = ttng.tmem_load %m : !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x8xf32, #b>
  %y = "tt.reduce"(%v) <{axis = 1 : i32}> ({
  ^bb0(%p: f32, %q: f32):
    %s = arith.maxnumf %p, %q : f32
    tt.reduce.return %s : f32
  }) : (tensor<128x8xf32, #b>) -> tensor<128xf32, #r>
  tt.return %y : tensor<128xf32, #r>
}
}
// -----
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#r = #ttg.slice<{dim = 1, parent = #b}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%x: tensor<128x8xf32, #b>) -> tensor<128xf32, #r> {
  %t = arith.constant true
  %m = ttng.tmem_alloc : () -> !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable>
  ttng.tmem_store %x, %m, %t : tensor<128x8xf32, #b> -> !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable>
  %v, %y = ttng.tmem_load %m {redOp = #ttng.redOp<min>} : !ttg.memdesc<128x8xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x8xf32, #b>, tensor<128xf32, #r>
  tt.return %y : tensor<128xf32, #r>
}
}
// expect: different
