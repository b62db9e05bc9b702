#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%m: !ttg.memdesc<2xi64, #s, #smem, mutable>) -> i64 {
  %v = ttng.clc_load_result %m : !ttg.memdesc<2xi64, #s, #smem, mutable> -> i128
  %r = arith.trunci %v : i128 to i64
  tt.return %r : i64
}

// -----

#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%m: !ttg.memdesc<2xi64, #s, #smem, mutable>) -> i64 {
  %v = ttng.clc_load_result %m : !ttg.memdesc<2xi64, #s, #smem, mutable> -> i128
  %k = arith.constant 64 : i128
  %h = arith.shrui %v, %k : i128
  %r = arith.trunci %h : i128 to i64
  tt.return %r : i64
}

// expect: different
