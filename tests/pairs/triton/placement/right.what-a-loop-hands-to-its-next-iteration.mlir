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

  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %m0 = ttg.local_alloc %x {allocation.offset = 128 : i32} : (tensor<4x4xf32>) -> !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
  %p, %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%u = %m0, %t = %z) -> (!ttg.memdesc<4x4xf32, #plain, #smem, mutable>, tensor<4x4xf32>) : i32 {
    %n = ttg.local_alloc %z {allocation.offset = 64 : i32} : (tensor<4x4xf32>) -> !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
    %w = ttg.local_load %n : !ttg.memdesc<4x4xf32, #plain, #smem, mutable> -> tensor<4x4xf32>
    %y = ttg.local_load %u : !ttg.memdesc<4x4xf32, #plain, #smem, mutable> -> tensor<4x4xf32>
    %r = arith.subf %y, %w : tensor<4x4xf32>
    %m = ttg.local_alloc %x {allocation.offset = 0 : i32} : (tensor<4x4xf32>) -> !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
    scf.yield %m, %r : !ttg.memdesc<4x4xf32, #plain, #smem, mutable>, tensor<4x4xf32>
  }
  tt.return %s : tensor<4x4xf32>
}

// expect: equivalent
