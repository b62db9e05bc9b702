#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%m: !ttg.memdesc<2xi64, #s, #smem, mutable>, %n: tensor<2xi64, #b>) -> i32 {
  ttg.local_store %n, %m : tensor<2xi64, #b> -> !ttg.memdesc<2xi64, #s, #smem, mutable>
  %v = ttng.clc_load_result %m : !ttg.memdesc<2xi64, #s, #smem, mutable> -> i128
  %r = ttng.clc_get_program_id %v, x : i128 -> i32
  tt.return %r : i32
}

// -----

#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%m: !ttg.memdesc<2xi64, #s, #smem, mutable>, %n: tensor<2xi64, #b>) -> i32 {
  %v = ttng.clc_load_result %m : !ttg.memdesc<2xi64, #s, #smem, mutable> -> i128
  ttg.local_store %n, %m : tensor<2xi64, #b> -> !ttg.memdesc<2xi64, #s, #smem, mutable>
  %r = ttng.clc_get_program_id %v, x : i128 -> i32
  tt.return %r : i32
}

// expect: unknown
