// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
tt.func @f(%p: !tt.ptr<i32>, %e: i32, %h: i32) {
  tt.call @g(%p, %e) : (!tt.ptr<i32>, i32) -> ()
  tt.return
}
tt.func private @g(%p: !tt.ptr<i32>, %e: i32) attributes {noinline = true} {
  %c1 = arith.constant 1 : i32
  %m = tt.atomic_poll acquire, gpu, %p, %e : !tt.ptr<i32>, i32 -> i1
  tt.store %p, %c1 : !tt.ptr<i32>
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<i32>, %e: i32, %h: i32) {
  tt.call @h(%p, %e) : (!tt.ptr<i32>, i32) -> ()
  tt.return
}
tt.func private @h(%p: !tt.ptr<i32>, %e: i32) attributes {noinline = true} {
  %c1 = arith.constant 1 : i32
  %m = tt.atomic_poll acquire, gpu, %p, %e : !tt.ptr<i32>, i32 -> i1
  tt.store %p, %c1 : !tt.ptr<i32>
  tt.return
}
// expect: equivalent
