#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase=1, maxPhase=1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase=2, maxPhase=8, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable> {
 %c0 = arith.constant 0 : i32
 %s = ttg.memdesc_index %p[%c0] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
 
 tt.return %s : !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase=1, maxPhase=1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase=2, maxPhase=8, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable> {
 %c0 = arith.constant 1 : i32
 %s = ttg.memdesc_index %p[%c0] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
 
 tt.return %s : !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
}

// expect: different
