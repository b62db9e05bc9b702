#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32} {
tt.func @f(%x: i32) -> tensor<4x4xi32, #blocked> {
  %r = tt.splat %x : i32 -> tensor<4x4xi32, #blocked>
  tt.return %r : tensor<4x4xi32, #blocked>
}
}
// -----
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32} {
tt.func @f(%x: i32) -> tensor<4x4xi32, #blocked> {
  %s = tt.splat %x : i32 -> tensor<4x4xi32, #gluon.auto_encoding>
  %t = arith.addi %s, %s : tensor<4x4xi32, #gluon.auto_encoding>
  %r = gluon.set_auto_layout %t : tensor<4x4xi32, #gluon.auto_encoding> -> tensor<4x4xi32, #blocked>
  tt.return %r : tensor<4x4xi32, #blocked>
}
}
// expect: different
