// options: --func f
tt.func private @g(%x: f32) -> f32 {
  %y = tt.unheard %x : f32
  tt.return %y : f32
}
tt.func public @f(%p: !tt.ptr<f32>, %x: f32) {
  %y = tt.call @g(%x) : (f32) -> f32
  tt.store %p, %y : !tt.ptr<f32>
  tt.return
}
// -----
tt.func private @g(%x: f32) -> f32 {
  %z = arith.negf %x : f32
  %y = tt.unheard %z : f32
  tt.return %y : f32
}
tt.func public @f(%p: !tt.ptr<f32>, %x: f32) {
  %y = tt.call @g(%x) : (f32) -> f32
  tt.store %p, %y : !tt.ptr<f32>
  tt.return
}
// expect: unknown unsupported
