// options: --size grid_x=2,1 --size grid_y=1,1 --size grid_z=1,1 --size a.0=3,3 --size o.0=3,3
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%a: !tt.ptr<f32>, %o: !tt.ptr<f32>, %x: f32) {
  %i = tt.get_program_id x : i32
  %q = tt.addptr %a, %i : !tt.ptr<f32>, i32
  %v = tt.load %q : !tt.ptr<f32>
  %y = arith.addf %v, %x : f32
  %r = tt.addptr %o, %i : !tt.ptr<f32>, i32
  %w = tt.load %r : !tt.ptr<f32>
  %z = arith.addf %w, %y : f32
  tt.store %r, %z : !tt.ptr<f32>
  tt.return
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func private @g(%p: !tt.ptr<f32>, %x: f32) -> (f32, !tt.ptr<f32>) {
  %i = tt.get_program_id x : i32
  %q = tt.addptr %p, %i : !tt.ptr<f32>, i32
  %v = tt.load %q : !tt.ptr<f32>
  %y = arith.addf %v, %x : f32
  tt.return %y, %q : f32, !tt.ptr<f32>
}
tt.func @f(%a: !tt.ptr<f32>, %o: !tt.ptr<f32>, %x: f32) {
  %y, %q = tt.call @g(%a, %x) : (!tt.ptr<f32>, f32) -> (f32, !tt.ptr<f32>)
  %z, %r = tt.call @g(%a, %y) : (!tt.ptr<f32>, f32) -> (f32, !tt.ptr<f32>)
  tt.store %r, %z : !tt.ptr<f32>
  tt.return
}
// expect: different
