// options: --size grid_x=1 --size grid_y=1 --size grid_z=1 --size a.0=3 --size a.1=5 --size o.0=3 --size o.1=5
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#smem = #ttg.shared_memory
tt.func @f(%a: !tt.tensordesc<1x4xf32, #memory>, %o: !tt.tensordesc<1x4xf32, #memory>) {
  %c0 = arith.constant 0 : i32
  %x = arith.constant dense<[0, 2]> : tensor<2xi32>
  %v = arith.constant dense<[[1.0,2.0,3.0,4.0],[5.0,6.0,7.0,8.0]]> : tensor<2x4xf32, #tile>
  tt.descriptor_scatter %o[%x, %c0], %v : !tt.tensordesc<1x4xf32, #memory>, tensor<2xi32>, i32, tensor<2x4xf32, #tile>
  tt.return
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#smem = #ttg.shared_memory
tt.func @f(%a: !tt.tensordesc<1x4xf32, #memory>, %o: !tt.tensordesc<1x4xf32, #memory>) {
  %c0 = arith.constant 0 : i32
  %x = arith.constant dense<[0, 2]> : tensor<2xi32>
  %v = arith.constant dense<[[1.0,2.0,3.0,4.0],[5.0,6.0,7.0,8.0]]> : tensor<2x4xf32, #tile>
  %m = ttg.local_alloc : () -> !ttg.memdesc<2x4xf32, #memory, #smem, mutable>
  ttg.local_store %v, %m : tensor<2x4xf32, #tile> -> !ttg.memdesc<2x4xf32, #memory, #smem, mutable>
  ttng.fence_async_shared {bCluster = false}
  ttng.async_tma_scatter %o[%x, %c0] %m : !tt.tensordesc<1x4xf32, #memory>, tensor<2xi32>, i32, !ttg.memdesc<2x4xf32, #memory, #smem, mutable>
  ttng.async_tma_store_wait {pendings = 0 : i32}
  tt.return
}
// expect: equivalent
