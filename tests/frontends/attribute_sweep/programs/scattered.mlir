#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
"builtin.module"() ({
"tt.func"() <{function_type = (!tt.tensordesc<2x4xf32, #memory>, tensor<2x4xf32>) -> (), sym_name = "reduced", sym_visibility = "public"}> ({
^bb0(%o: !tt.tensordesc<2x4xf32, #memory>, %x: tensor<2x4xf32>):
  %c0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  "tt.descriptor_reduce"(%o, %x, %c0, %c0) <{kind = 1 : i32}> : (!tt.tensordesc<2x4xf32, #memory>, tensor<2x4xf32>, i32, i32) -> ()
  "tt.return"() : () -> ()
}) : () -> ()
"tt.func"() <{function_type = (!tt.tensordesc<2x4xf32, #memory>, tensor<2x4xf32>) -> (), sym_name = "reduced_beside", sym_visibility = "public"}> ({
^bb0(%o: !tt.tensordesc<2x4xf32, #memory>, %x: tensor<2x4xf32>):
  %c0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %buffer = "ttg.local_alloc"(%x) : (tensor<2x4xf32>) -> !ttg.memdesc<2x4xf32, #memory, #smem, mutable>
  "ttng.async_tma_reduce"(%o, %c0, %c0, %buffer) <{kind = 1 : i32}> : (!tt.tensordesc<2x4xf32, #memory>, i32, i32, !ttg.memdesc<2x4xf32, #memory, #smem, mutable>) -> ()
  "ttng.async_tma_store_wait"() <{pendings = 0 : i32}> : () -> ()
  "tt.return"() : () -> ()
}) : () -> ()
"tt.func"() <{function_type = (tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>, sym_name = "scattered", sym_visibility = "public"}> ({
^bb0(%x: tensor<4x4xi32>, %y: tensor<4x4xi32>, %unused: tensor<4x4xi32>):
  %range = "tt.make_range"() <{start = 0 : i32, end = 4 : i32}> : () -> tensor<4xi32>
  %column = "tt.expand_dims"(%range) <{axis = 0 : i32}> : (tensor<4xi32>) -> tensor<1x4xi32>
  %i = "tt.broadcast"(%column) : (tensor<1x4xi32>) -> tensor<4x4xi32>
  %b = "ttg.local_alloc"(%x) : (tensor<4x4xi32>) -> !ttg.memdesc<4x4xi32, #memory, #smem, mutable>
  "ttg.local_scatter"(%b, %y, %i) <{axis = 1 : i32}> : (!ttg.memdesc<4x4xi32, #memory, #smem, mutable>, tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  "ttng.cluster_barrier"() : () -> ()
  "amdg.async_wait"() <{num_inst = 0 : i32}> : () -> ()
  %r = "ttg.local_load"(%b) : (!ttg.memdesc<4x4xi32, #memory, #smem, mutable>) -> tensor<4x4xi32>
  "tt.return"(%r) : (tensor<4x4xi32>) -> ()
}) : () -> ()
"tt.func"() <{function_type = (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>, sym_name = "updated", sym_visibility = "public"}> ({
^bb0(%x: tensor<4x4xi32>, %y: tensor<4x4xi32>):
  %range = "tt.make_range"() <{start = 0 : i32, end = 4 : i32}> : () -> tensor<4xi32>
  %column = "tt.expand_dims"(%range) <{axis = 0 : i32}> : (tensor<4xi32>) -> tensor<1x4xi32>
  %i = "tt.broadcast"(%column) : (tensor<1x4xi32>) -> tensor<4x4xi32>
  %b = "ttg.local_alloc"(%x) : (tensor<4x4xi32>) -> !ttg.memdesc<4x4xi32, #memory, #smem, mutable>
  "ttg.local_atomic_scatter_rmw"(%b, %y, %i) <{atomic_rmw_op = 4 : i32, axis = 1 : i32}> : (!ttg.memdesc<4x4xi32, #memory, #smem, mutable>, tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  %r = "ttg.local_load"(%b) : (!ttg.memdesc<4x4xi32, #memory, #smem, mutable>) -> tensor<4x4xi32>
  "tt.return"(%r) : (tensor<4x4xi32>) -> ()
}) : () -> ()
"tt.func"() <{function_type = (tensor<4x16xf32>) -> tensor<4x8xf32>, sym_name = "sliced", sym_visibility = "public"}> ({
^bb0(%x: tensor<4x16xf32>):
  %m = "ttng.tmem_alloc"(%x) : (tensor<4x16xf32>) -> !ttg.memdesc<4x16xf32, #tmem, #ttng.tensor_memory, mutable>
  %s = "ttng.tmem_subslice"(%m) <{offset = 8 : i32, dim = 1 : i32}> : (!ttg.memdesc<4x16xf32, #tmem, #ttng.tensor_memory, mutable>) -> !ttg.memdesc<4x8xf32, #tmem, #ttng.tensor_memory, mutable>
  %r = "ttng.tmem_load"(%s) : (!ttg.memdesc<4x8xf32, #tmem, #ttng.tensor_memory, mutable>) -> tensor<4x8xf32>
  "tt.return"(%r) : (tensor<4x8xf32>) -> ()
}) : () -> ()
"tt.func"() <{function_type = (i1, i32) -> i32, sym_name = "promised", sym_visibility = "public"}> ({
^bb0(%c: i1, %x: i32):
  "tt.assert"(%c) <{message = "in range"}> {promise} : (i1) -> ()
  "tt.return"(%x) : (i32) -> ()
}) : () -> ()
}) : () -> ()
