#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<f32>, %v: f32, %w: f32, %m: i1) {
 %0 = tt.atomic_rmw max, relaxed, gpu, %p, %v, %m : (!tt.ptr<f32>, f32, i1) -> f32
 tt.return
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<f32>, %v: f32, %w: f32, %m: i1) {
 %0 = tt.atomic_rmw fadd, relaxed, gpu, %p, %v, %m : (!tt.ptr<f32>, f32, i1) -> f32
 tt.return
}

// expect: different
