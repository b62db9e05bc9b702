#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<128x16xf8E4M3FN, #blocked>, %b: tensor<128x16xf8E4M3FN, #blocked>) -> tensor<128x16xf8E4M3FN, #blocked> {
    %0 = ttg.local_alloc %a {allocation.offset = 0 : i32} : (tensor<128x16xf8E4M3FN, #blocked>) -> !ttg.memdesc<128x16xf8E4M3FN, #shared, #smem>
    %1 = ttg.local_alloc %b {allocation.offset = 0 : i32} : (tensor<128x16xf8E4M3FN, #blocked>) -> !ttg.memdesc<128x16xf8E4M3FN, #shared, #smem>
    %2 = ttg.local_load %0 : !ttg.memdesc<128x16xf8E4M3FN, #shared, #smem> -> tensor<128x16xf8E4M3FN, #blocked>
    %3 = ttg.local_load %1 : !ttg.memdesc<128x16xf8E4M3FN, #shared, #smem> -> tensor<128x16xf8E4M3FN, #blocked>
    tt.return %2 : tensor<128x16xf8E4M3FN, #blocked>
  }
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<128x16xf8E4M3FN, #blocked>, %b: tensor<128x16xf8E4M3FN, #blocked>) -> tensor<128x16xf8E4M3FN, #blocked> {
    tt.return %a : tensor<128x16xf8E4M3FN, #blocked>
  }
}

// expect: unknown unsupported
