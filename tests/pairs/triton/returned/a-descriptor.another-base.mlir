#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase=1, maxPhase=1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase=2, maxPhase=8, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %n: i32, %s: i64) -> !tt.tensordesc<16x16xf32> {
  %c1_i64 = arith.constant 1 : i64
  %c1 = arith.constant 1 : i32
  %p1 = tt.addptr %p, %c1 : !tt.ptr<f32>, i32
  %n1 = arith.addi %n, %c1 : i32

  %desc = tt.make_tensor_descriptor %p, [%n, %n], [%s, %c1_i64] : !tt.ptr<f32>, !tt.tensordesc<16x16xf32>
    tt.return %desc : !tt.tensordesc<16x16xf32>
  }

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase=1, maxPhase=1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase=2, maxPhase=8, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %n: i32, %s: i64) -> !tt.tensordesc<16x16xf32> {
  %c1_i64 = arith.constant 1 : i64
  %c1 = arith.constant 1 : i32
  %p1 = tt.addptr %p, %c1 : !tt.ptr<f32>, i32
  %n1 = arith.addi %n, %c1 : i32

  %desc = tt.make_tensor_descriptor %q, [%n, %n], [%s, %c1_i64] : !tt.ptr<f32>, !tt.tensordesc<16x16xf32>
    tt.return %desc : !tt.tensordesc<16x16xf32>
  }

// expect: unknown undefined-source
