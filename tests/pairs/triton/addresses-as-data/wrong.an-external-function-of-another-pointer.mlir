// options: --size p.0=8 --size q.0=8 --size grid_x=1 --size grid_y=1 --size grid_z=1
tt.func @k(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>) {
  %a = tt.extern_elementwise %p {libname = "libdevice", libpath = "", pure = true, symbol = "f"} : (!tt.ptr<f32>) -> f32
  tt.store %q, %a : !tt.ptr<f32>
  tt.return
}
// -----
tt.func @k(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>) {
  %a = tt.extern_elementwise %q {libname = "libdevice", libpath = "", pure = true, symbol = "f"} : (!tt.ptr<f32>) -> f32
  tt.store %q, %a : !tt.ptr<f32>
  tt.return
}
// expect: unknown unsupported
