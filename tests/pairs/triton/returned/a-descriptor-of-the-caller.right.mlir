#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase=1, maxPhase=1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase=2, maxPhase=8, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.tensordesc<16x16xf32>, %q: !tt.tensordesc<16x16xf32>) -> !tt.tensordesc<16x16xf32> { tt.return %p : !tt.tensordesc<16x16xf32> }

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase=1, maxPhase=1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase=2, maxPhase=8, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.tensordesc<16x16xf32>, %q: !tt.tensordesc<16x16xf32>) -> !tt.tensordesc<16x16xf32> { tt.return %p : !tt.tensordesc<16x16xf32> }

// expect: equivalent
