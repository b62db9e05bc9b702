// options: --size p.0=60 --size q.0=16 --size grid_x=1 --size grid_y=1 --size grid_z=1
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<i32>, %q: !tt.ptr<i32>) {
  %n0 = arith.constant 6 : i32
  %n1 = arith.constant 10 : i32
  %s0 = arith.constant 10 : i64
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c2 = arith.constant 2 : i32
  %cm1 = arith.constant -1 : i32
  %four = arith.constant 4 : i64
  %d = tt.make_tensor_descriptor %p, [%n0, %n1], [%s0, %one] : !tt.ptr<i32>, !tt.tensordesc<4x4xi32>
  %e = tt.make_tensor_descriptor %q, [%c4, %c4], [%four, %one] : !tt.ptr<i32>, !tt.tensordesc<4x4xi32>
  %v3=arith.constant dense<[[5,6,7,8],[9,10,11,12],[13,14,15,16]]> : tensor<3x4xi32>
  %dd = tt.make_tensor_descriptor %p, [%n0, %n1], [%s0, %one] : !tt.ptr<i32>, !tt.tensordesc<3x4xi32>
  tt.descriptor_store %dd[%c0, %c0], %v3 : !tt.tensordesc<3x4xi32>, tensor<3x4xi32>
  tt.return
}
// -----
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<i32>, %q: !tt.ptr<i32>) {
  %n0 = arith.constant 6 : i32
  %n1 = arith.constant 10 : i32
  %s0 = arith.constant 10 : i64
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c2 = arith.constant 2 : i32
  %cm1 = arith.constant -1 : i32
  %four = arith.constant 4 : i64
  %d = tt.make_tensor_descriptor %p, [%n0, %n1], [%s0, %one] : !tt.ptr<i32>, !tt.tensordesc<4x4xi32>
  %e = tt.make_tensor_descriptor %q, [%c4, %c4], [%four, %one] : !tt.ptr<i32>, !tt.tensordesc<4x4xi32>
  %m = ttg.local_alloc : () -> !ttg.memdesc<4x4xi32, #shared, #smem, mutable>
  %v = arith.constant dense<[[1,2,3,4],[5,6,7,8],[9,10,11,12],[13,14,15,16]]> : tensor<4x4xi32>
  ttg.local_store %v, %m : tensor<4x4xi32> -> !ttg.memdesc<4x4xi32, #shared, #smem, mutable>
  %x = arith.constant dense<[0,0,1,2]> : tensor<4xi32>
  %k = amdg.async_tdm_scatter %d[%x] from %m : tensor<4xi32>, !ttg.memdesc<4x4xi32, #shared, #smem, mutable> -> !tt.tensordesc<4x4xi32>
  %w = amdg.async_tdm_wait %k {num = 0 : i32}
  tt.return
}
// expect: different
