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
  %m = ttg.local_alloc %x {allocation.offset = 0 : i32} : (tensor<4x4xf32>) -> !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
  cf.br ^loop(%c0 : i32)
^loop(%i: i32):
  %y = ttg.local_load %m : !ttg.memdesc<4x4xf32, #plain, #smem, mutable> -> tensor<4x4xf32>
  %n = ttg.local_alloc %z {allocation.offset = 0 : i32} : (tensor<4x4xf32>) -> !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
  %w = ttg.local_load %n : !ttg.memdesc<4x4xf32, #plain, #smem, mutable> -> tensor<4x4xf32>
  %r = arith.subf %y, %w : tensor<4x4xf32>
  %j = arith.addi %i, %c1 : i32
  %q = arith.cmpi slt, %j, %c3 : i32
  cf.cond_br %q, ^loop(%j : i32), ^out(%r : tensor<4x4xf32>)
^out(%o: tensor<4x4xf32>):
  tt.return %o : tensor<4x4xf32>
}

// expect: unknown unsupported
