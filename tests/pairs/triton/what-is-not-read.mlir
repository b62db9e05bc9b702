tt.func @f(%p: !tt.ptr<f32>, %x: f32) {
  %y = tt.unheard %x : f32
  tt.store %p, %x : !tt.ptr<f32>
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<f32>, %x: f32) {
  %y = tt.unheard %x : f32
  tt.store %p, %y : !tt.ptr<f32>
  tt.return
}
// expect: unknown unsupported
