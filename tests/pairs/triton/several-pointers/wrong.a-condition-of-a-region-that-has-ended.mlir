// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %c: i1, %k: i32, %d: i1, %z: !tt.ptr<f32>, %o: !tt.ptr<f32>) {
  %r = scf.if %c -> !tt.ptr<f32> {
    %g = arith.xori %c, %d : i1
    %a = arith.select %g, %p, %q : !tt.ptr<f32>
    scf.yield %a : !tt.ptr<f32>
  } else {
    scf.yield %z : !tt.ptr<f32>
  }
  %v = tt.load %r : !tt.ptr<f32>
  tt.store %o, %v : !tt.ptr<f32>
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %c: i1, %k: i32, %d: i1, %z: !tt.ptr<f32>, %o: !tt.ptr<f32>) {
  %r = scf.if %c -> !tt.ptr<f32> {
    %g = arith.xori %c, %d : i1
    %a = arith.select %g, %q, %p : !tt.ptr<f32>
    scf.yield %a : !tt.ptr<f32>
  } else {
    scf.yield %z : !tt.ptr<f32>
  }
  %v = tt.load %r : !tt.ptr<f32>
  tt.store %o, %v : !tt.ptr<f32>
  tt.return
}
// expect: unknown unsupported
