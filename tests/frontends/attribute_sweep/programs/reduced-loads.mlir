"builtin.module"() ({
"tt.func"() <{function_type = (tensor<64x16xf32>) -> tensor<64xf32>, sym_name = "reduced", sym_visibility = "public"}> ({
^bb0(%x: tensor<64x16xf32>):
  %t = "arith.constant"() <{value = true}> : () -> i1
  %m = "ttng.tmem_alloc"() : () -> !ttg.memdesc<64x16xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>, #ttng.tensor_memory, mutable>
  "ttng.tmem_store"(%m, %x, %t) : (!ttg.memdesc<64x16xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>, #ttng.tensor_memory, mutable>, tensor<64x16xf32>, i1) -> ()
  %v, %r = "ttng.tmem_load"(%m) <{NaN = true, abs = true, redOp = #ttng.redOp<max>, resultSegmentSizes = array<i32: 1, 0, 1>}> : (!ttg.memdesc<64x16xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>, #ttng.tensor_memory, mutable>) -> (tensor<64x16xf32>, tensor<64xf32>)
  "tt.return"(%r) : (tensor<64xf32>) -> ()
}) : () -> ()
}) : () -> ()
