// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %m: tensor<4xi1>, %c: i1, %o: !tt.ptr<f32>, %n: tensor<4xf32>) {
  %i = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
  %r = arith.select %c, %p, %p : !tt.ptr<f32>
  %s = tt.splat %r : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>>
  %a = tt.addptr %s, %i : tensor<4x!tt.ptr<f32>>, tensor<4xi32>
  %v = tt.load %a, %m, %n : tensor<4x!tt.ptr<f32>>
  %so = tt.splat %o : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>>
  %b = tt.addptr %so, %i : tensor<4x!tt.ptr<f32>>, tensor<4xi32>
  tt.store %b, %v : tensor<4x!tt.ptr<f32>>
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %m: tensor<4xi1>, %c: i1, %o: !tt.ptr<f32>, %n: tensor<4xf32>) {
  %i = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
  %sp = tt.splat %p : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>>
  %sq = tt.splat %q : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>>
  %s = arith.select %m, %sp, %sq : tensor<4xi1>, tensor<4x!tt.ptr<f32>>
  %a = tt.addptr %s, %i : tensor<4x!tt.ptr<f32>>, tensor<4xi32>
  %v = tt.load %a, %m, %n : tensor<4x!tt.ptr<f32>>
  %so = tt.splat %o : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>>
  %b = tt.addptr %so, %i : tensor<4x!tt.ptr<f32>>, tensor<4xi32>
  tt.store %b, %v : tensor<4x!tt.ptr<f32>>
  tt.return
}
// expect: unknown unsupported
