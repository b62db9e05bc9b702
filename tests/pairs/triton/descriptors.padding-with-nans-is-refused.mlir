// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --size a.0=16,16 --size o.0=8,8 --size h=2,1 --size s=8,6 --accept bitwise
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%a: !tt.ptr<f32>, %o: !tt.ptr<f32>, %h: i32, %s: i64) {
  %c1_i64 = arith.constant 1 : i64
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %w = arith.constant 5 : i32
  %d = tt.make_tensor_descriptor %a, [%h, %w], [%s, %c1_i64] : !tt.ptr<f32>, !tt.tensordesc<2x4xf32>
  %t = tt.descriptor_load %d[%c0, %c3] : !tt.tensordesc<2x4xf32> -> tensor<2x4xf32>
  %i = tt.make_range {start = 0 : i32, end = 2 : i32} : tensor<2xi32>
  %j = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32>
  %i1 = tt.expand_dims %i {axis = 1 : i32} : tensor<2xi32> -> tensor<2x1xi32>
  %j0 = tt.expand_dims %j {axis = 0 : i32} : tensor<4xi32> -> tensor<1x4xi32>
  %ib = tt.broadcast %i1 : tensor<2x1xi32> -> tensor<2x4xi32>
  %jb = tt.broadcast %j0 : tensor<1x4xi32> -> tensor<2x4xi32>
  %four = arith.constant dense<4> : tensor<2x4xi32>
  %im = arith.muli %ib, %four : tensor<2x4xi32>
  %at = arith.addi %im, %jb : tensor<2x4xi32>
  %os = tt.splat %o : !tt.ptr<f32> -> tensor<2x4x!tt.ptr<f32>>
  %po = tt.addptr %os, %at : tensor<2x4x!tt.ptr<f32>>, tensor<2x4xi32>
  tt.store %po, %t : tensor<2x4x!tt.ptr<f32>>
  tt.return
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%a: !tt.ptr<f32>, %o: !tt.ptr<f32>, %h: i32, %s: i64) {
  %c1_i64 = arith.constant 1 : i64
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %w = arith.constant 5 : i32
  %d = tt.make_tensor_descriptor %a, [%h, %w], [%s, %c1_i64] {padding = 2 : i32} : !tt.ptr<f32>, !tt.tensordesc<2x4xf32>
  %t = tt.descriptor_load %d[%c0, %c3] : !tt.tensordesc<2x4xf32> -> tensor<2x4xf32>
  %i = tt.make_range {start = 0 : i32, end = 2 : i32} : tensor<2xi32>
  %j = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32>
  %i1 = tt.expand_dims %i {axis = 1 : i32} : tensor<2xi32> -> tensor<2x1xi32>
  %j0 = tt.expand_dims %j {axis = 0 : i32} : tensor<4xi32> -> tensor<1x4xi32>
  %ib = tt.broadcast %i1 : tensor<2x1xi32> -> tensor<2x4xi32>
  %jb = tt.broadcast %j0 : tensor<1x4xi32> -> tensor<2x4xi32>
  %four = arith.constant dense<4> : tensor<2x4xi32>
  %im = arith.muli %ib, %four : tensor<2x4xi32>
  %at = arith.addi %im, %jb : tensor<2x4xi32>
  %os = tt.splat %o : !tt.ptr<f32> -> tensor<2x4x!tt.ptr<f32>>
  %po = tt.addptr %os, %at : tensor<2x4x!tt.ptr<f32>>, tensor<2x4xi32>
  tt.store %po, %t : tensor<2x4x!tt.ptr<f32>>
  tt.return
}
// expect: unknown unsupported
