// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
tt.func @f(%p: !tt.ptr<i32>, %e: tensor<4xi32>, %w: tensor<4xi32>, %o: !tt.ptr<i32>, %k: i32) {
  %i = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
  %s = tt.splat %p : !tt.ptr<i32> -> tensor<4x!tt.ptr<i32>>
  %a = tt.addptr %s, %i : tensor<4x!tt.ptr<i32>>, tensor<4xi32>
  %v = tt.atomic_cas relaxed, gpu, %a, %e, %w : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %so = tt.splat %o : !tt.ptr<i32> -> tensor<4x!tt.ptr<i32>>
  %b = tt.addptr %so, %i : tensor<4x!tt.ptr<i32>>, tensor<4xi32>
  tt.store %b, %v : tensor<4x!tt.ptr<i32>>
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<i32>, %e: tensor<4xi32>, %w: tensor<4xi32>, %o: !tt.ptr<i32>, %k: i32) {
  %i = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
  %v = amdg.buffer_atomic_cas relaxed, gpu, %w, %e, %p[%i] : tensor<4xi32>
  %so = tt.splat %o : !tt.ptr<i32> -> tensor<4x!tt.ptr<i32>>
  %b = tt.addptr %so, %i : tensor<4x!tt.ptr<i32>>, tensor<4xi32>
  tt.store %b, %v : tensor<4x!tt.ptr<i32>>
  tt.return
}
// expect: unknown
