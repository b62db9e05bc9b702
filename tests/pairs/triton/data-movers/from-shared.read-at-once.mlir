// options: --size p.0=60 --size q.0=16 --size grid_x=1 --size grid_y=1 --size grid_z=1
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<i32>, %q: !tt.ptr<i32>) {
  %n0 = arith.constant 6 : i32
  %n1 = arith.constant 10 : i32
  %s0 = arith.constant 10 : i64
  %one = arith.constant 1 : i64
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c2 = arith.constant 2 : i32
  %four = arith.constant 4 : i64
  %d = tt.make_tensor_descriptor %p, [%n0, %n1], [%s0, %one] : !tt.ptr<i32>, !tt.tensordesc<4x4xi32>
  %e = tt.make_tensor_descriptor %q, [%c4, %c4], [%four, %one] : !tt.ptr<i32>, !tt.tensordesc<4x4xi32>
  %z = arith.constant dense<7> : tensor<4x4xi32>
  %r = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
  %r0 = tt.expand_dims %r {axis = 1 : i32} : tensor<4xi32> -> tensor<4x1xi32>
  %r1 = tt.expand_dims %r {axis = 0 : i32} : tensor<4xi32> -> tensor<1x4xi32>
  %f4 = arith.constant dense<4> : tensor<4x1xi32>
  %rm = arith.muli %r0, %f4 : tensor<4x1xi32>
  %b0 = tt.broadcast %rm : tensor<4x1xi32> -> tensor<4x4xi32>
  %b1 = tt.broadcast %r1 : tensor<1x4xi32> -> tensor<4x4xi32>
  %o = arith.addi %b0, %b1 : tensor<4x4xi32>
  %sp = tt.splat %q : !tt.ptr<i32> -> tensor<4x4x!tt.ptr<i32>>
  %pp = tt.addptr %sp, %o : tensor<4x4x!tt.ptr<i32>>, tensor<4x4xi32>
  %lim = arith.constant dense<9> : tensor<4x4xi32>
  %mask = arith.cmpi slt, %o, %lim : tensor<4x4xi32>
  tt.store %pp, %z, %mask : tensor<4x4x!tt.ptr<i32>>
  tt.return
}
// -----
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<i32>, %q: !tt.ptr<i32>) {
  %n0 = arith.constant 6 : i32
  %n1 = arith.constant 10 : i32
  %s0 = arith.constant 10 : i64
  %one = arith.constant 1 : i64
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c2 = arith.constant 2 : i32
  %four = arith.constant 4 : i64
  %d = tt.make_tensor_descriptor %p, [%n0, %n1], [%s0, %one] : !tt.ptr<i32>, !tt.tensordesc<4x4xi32>
  %e = tt.make_tensor_descriptor %q, [%c4, %c4], [%four, %one] : !tt.ptr<i32>, !tt.tensordesc<4x4xi32>
  %m = ttg.local_alloc : () -> !ttg.memdesc<4x4xi32, #shared, #smem, mutable>
  %z = arith.constant dense<7> : tensor<4x4xi32>
  ttg.local_store %z, %m : tensor<4x4xi32> -> !ttg.memdesc<4x4xi32, #shared, #smem, mutable>
  %r = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
  %r0 = tt.expand_dims %r {axis = 1 : i32} : tensor<4xi32> -> tensor<4x1xi32>
  %r1 = tt.expand_dims %r {axis = 0 : i32} : tensor<4xi32> -> tensor<1x4xi32>
  %f4 = arith.constant dense<4> : tensor<4x1xi32>
  %rm = arith.muli %r0, %f4 : tensor<4x1xi32>
  %b0 = tt.broadcast %rm : tensor<4x1xi32> -> tensor<4x4xi32>
  %b1 = tt.broadcast %r1 : tensor<1x4xi32> -> tensor<4x4xi32>
  %o = arith.addi %b0, %b1 : tensor<4x4xi32>
  %sp = tt.splat %q : !tt.ptr<i32> -> tensor<4x4x!tt.ptr<i32>>
  %pp = tt.addptr %sp, %o : tensor<4x4x!tt.ptr<i32>>, tensor<4x4xi32>
  %lim = arith.constant dense<9> : tensor<4x4xi32>
  %mask = arith.cmpi slt, %o, %lim : tensor<4x4xi32>
  %k = amdg.async_copy_local_to_global %m, %pp mask %mask : !ttg.memdesc<4x4xi32, #shared, #smem, mutable> -> tensor<4x4x!tt.ptr<i32>>
  %ld = tt.load %pp : tensor<4x4x!tt.ptr<i32>>
  tt.store %pp, %ld : tensor<4x4x!tt.ptr<i32>>
  tt.return
}
// expect: different
