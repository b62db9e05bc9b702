tt.func @f(%t: tensor<4xf32>, %p: !tt.ptr<f32>, %n: i32) -> (tensor<4xf32>, i32) {
  %c = tt.load %p : !tt.ptr<f32>
  %s = tt.splat %c : f32 -> tensor<4xf32>
  %r = arith.addf %t, %s : tensor<4xf32>
  tt.store %p, %c : !tt.ptr<f32>
  tt.return %r, %n : tensor<4xf32>, i32
}
// -----
tt.func @f(%t: tensor<4xf32>, %p: !tt.ptr<f32>, %n: i32) -> (tensor<4xf32>, i32) {
  %c = tt.load %p cacheModifier = ca : !tt.ptr<f32>
  %s = tt.splat %c : f32 -> tensor<4xf32>
  %r = arith.addf %s, %t : tensor<4xf32>
  %d = arith.addf %c, %c : f32
  tt.store %p, %d : !tt.ptr<f32>
  tt.return %r, %n : tensor<4xf32>, i32
}
// expect: different
