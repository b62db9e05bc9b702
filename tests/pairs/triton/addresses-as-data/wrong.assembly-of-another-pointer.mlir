// options: --size p.0=8 --size q.0=8 --size grid_x=1 --size grid_y=1 --size grid_z=1
tt.func @k(%p: !tt.ptr<f32>, %q: !tt.ptr<i32>) {
  %a = tt.elementwise_inline_asm "foo $0, $1;" {constraints = "=r,l", packed_element = 1 : i32, pure = true} %p : !tt.ptr<f32> -> i32
  tt.store %q, %a : !tt.ptr<i32>
  tt.return
}
// -----
tt.func @k(%p: !tt.ptr<f32>, %q: !tt.ptr<i32>) {
  %a = tt.elementwise_inline_asm "foo $0, $1;" {constraints = "=r,l", packed_element = 1 : i32, pure = true} %q : !tt.ptr<i32> -> i32
  tt.store %q, %a : !tt.ptr<i32>
  tt.return
}
// expect: unknown unsupported
