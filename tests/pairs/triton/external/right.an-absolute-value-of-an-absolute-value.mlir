// options: --size p.0=8 --size q.0=8 --size grid_x=1 --size grid_y=1 --size grid_z=1
tt.func @k(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>) {
  %x = tt.load %p : !tt.ptr<f32>
  %a = tt.extern_elementwise %x {libname = "libdevice", libpath = "", pure = true, symbol = "__nv_fabsf"} : (f32) -> f32
  tt.store %q, %a : !tt.ptr<f32>
  tt.return
}
// -----
tt.func @k(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>) {
  %x = tt.load %p : !tt.ptr<f32>
  %a = tt.extern_elementwise %x {libname = "libdevice", libpath = "", pure = true, symbol = "__nv_fabsf"} : (f32) -> f32
  %b = tt.extern_elementwise %a {libname = "libdevice", libpath = "", pure = true, symbol = "__nv_fabsf"} : (f32) -> f32
  tt.store %q, %b : !tt.ptr<f32>
  tt.return
}
// expect: unknown
