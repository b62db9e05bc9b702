tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>) -> !tt.ptr<f32> {
  tt.return %p : !tt.ptr<f32>
}
// -----
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>) -> !tt.ptr<f32> {
  tt.return %q : !tt.ptr<f32>
}
// expect: different
