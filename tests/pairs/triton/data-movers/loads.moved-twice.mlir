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
  %t = tt.descriptor_load %d[%c4, %c8] : !tt.tensordesc<4x4xi32> -> tensor<4x4xi32>
  tt.descriptor_store %e[%c0, %c0], %t : !tt.tensordesc<4x4xi32>, tensor<4x4xi32>
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
  %d1 = amdg.update_tensor_descriptor %d add_offsets = [%c4, %c4] {clamp_bounds} : !tt.tensordesc<4x4xi32>
  %d2 = amdg.update_tensor_descriptor %d1 add_offsets = [%c0, %c4] {clamp_bounds} : !tt.tensordesc<4x4xi32>
  %k = amdg.async_tdm_copy_global_to_local %d2 into %m : !tt.tensordesc<4x4xi32> -> !ttg.memdesc<4x4xi32, #shared, #smem, mutable>
  %w = amdg.async_tdm_wait %k {num = 0 : i32}
  %t = ttg.local_load %m : !ttg.memdesc<4x4xi32, #shared, #smem, mutable> -> tensor<4x4xi32>
  tt.descriptor_store %e[%c0, %c0], %t : !tt.tensordesc<4x4xi32>, tensor<4x4xi32>
  tt.return
}
// expect: equivalent
