
tt.func @f(%p: !tt.ptr<i32>) -> i32 {
 %c0 = arith.constant 0 : i32
 %c1 = arith.constant 1 : i32
 %r = tt.atomic_cas acquire, gpu, %p, %c0, %c1 : (!tt.ptr<i32>, i32, i32) -> i32
 tt.return %r : i32
}

// -----


tt.func @f(%p: !tt.ptr<i32>) -> i32 {
 %c0 = arith.constant 0 : i32
 %c1 = arith.constant 1 : i32
 %r = tt.atomic_cas acquire, gpu, %p, %c0, %c1 : (!tt.ptr<i32>, i32, i32) -> i32
 tt.return %r : i32
}

// expect: unknown order-dependent-reduction
