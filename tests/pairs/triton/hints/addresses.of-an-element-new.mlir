#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<f32>, %i: i32) -> f32 {
 %q = tt.addptr %p, %i  : !tt.ptr<f32>, i32
 
 %v = tt.load %q : !tt.ptr<f32>
 tt.return %v : f32
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<f32>, %i: i32) -> f32 {
 %q = tt.addptr %p, %i {tt.divisibility = 4 : i32} : !tt.ptr<f32>, i32
 
 %v = tt.load %q : !tt.ptr<f32>
 tt.return %v : f32
}

// expect: equivalent
