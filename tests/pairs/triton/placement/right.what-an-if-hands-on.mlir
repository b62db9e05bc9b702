#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%x: tensor<4x4xf32>, %z: tensor<4x4xf32>, %c: i1) -> tensor<4x4xf32> {
  %r = arith.subf %x, %z : tensor<4x4xf32>
  tt.return %r : tensor<4x4xf32>
}

// -----

#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%x: tensor<4x4xf32>, %z: tensor<4x4xf32>, %c: i1) -> tensor<4x4xf32> {

  %m = ttg.local_alloc %x {allocation.offset = 0 : i32} : (tensor<4x4xf32>) -> !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
  %k = scf.if %c -> (!ttg.memdesc<4x4xf32, #plain, #smem, mutable>) {
    scf.yield %m : !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
  } else {
    scf.yield %m : !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
  }
  %n = ttg.local_alloc %z {allocation.offset = 64 : i32} : (tensor<4x4xf32>) -> !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
  %y = ttg.local_load %k : !ttg.memdesc<4x4xf32, #plain, #smem, mutable> -> tensor<4x4xf32>
  %w = ttg.local_load %n : !ttg.memdesc<4x4xf32, #plain, #smem, mutable> -> tensor<4x4xf32>
  %r = arith.subf %y, %w : tensor<4x4xf32>
  tt.return %r : tensor<4x4xf32>
}

// expect: equivalent
