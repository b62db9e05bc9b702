#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%x: tensor<4x8xf32, #tile>) -> tensor<8xf32, #ttg.slice<{dim = 0, parent = #tile}>> {
  %b = ttg.local_alloc %x : (tensor<4x8xf32, #tile>) -> !ttg.memdesc<4x8xf32, #memory, #smem, mutable>
  %y = ttg.local_load %b : !ttg.memdesc<4x8xf32, #memory, #smem, mutable> -> tensor<4x8xf32, #tile>
  %r = "tt.reduce"(%y) <{axis = 0 : i32}> ({
  ^bb0(%l: f32, %s: f32):
    %m = arith.maximumf %l, %s : f32
    tt.reduce.return %m : f32
  }) : (tensor<4x8xf32, #tile>) -> tensor<8xf32, #ttg.slice<{dim = 0, parent = #tile}>>
  tt.return %r : tensor<8xf32, #ttg.slice<{dim = 0, parent = #tile}>>
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%x: tensor<4x8xf32, #tile>) -> tensor<8xf32, #ttg.slice<{dim = 0 , parent = #tile}>> {
  %b = ttg.local_alloc %x : (tensor<4x8xf32, #tile>) -> !ttg.memdesc<4x8xf32, #memory, #ttg.shared_memory, mutable>
  %y = ttg.local_load %b : !ttg.memdesc<4x8xf32, #memory, #smem, mutable, 4x8> -> tensor<4x8xf32, #tile>
  %r = "tt.reduce"(%y) <{axis = 0 : i32}> ({
  ^bb0(%l: f32, %s: f32):
    %m = arith.minimumf %l, %s : f32
    tt.reduce.return %m : f32
  }) : (tensor<4x8xf32, #tile>) -> tensor<8xf32, #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>}>>
  tt.return %r : tensor<8xf32, #ttg.slice<{dim = 0, parent = #tile}>>
}
// expect: different
