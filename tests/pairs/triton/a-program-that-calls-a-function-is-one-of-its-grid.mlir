// options: --size grid_x=4,2 --size grid_y=1,1 --size grid_z=1,1 --size program_x=3,1 --size program_y=0,0 --size program_z=0,0
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%x: i32) -> i32 {
  %p = tt.get_program_id x : i32
  %n = tt.get_num_programs x : i32
  %y = arith.remui %p, %n : i32
  %z = arith.addi %x, %y : i32
  tt.return %z : i32
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%x: i32) -> i32 {
  %p = tt.get_program_id x : i32
  %z = arith.addi %x, %p : i32
  tt.return %z : i32
}
// expect: equivalent
