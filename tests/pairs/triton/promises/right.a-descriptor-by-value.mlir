// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
tt.func @f(%q: !tt.ptr<i32> {tt.nv_tma_desc = 1 : i32}, %p: !tt.ptr<i32>) {
  %v = tt.load %q : !tt.ptr<i32>
  tt.store %p, %v : !tt.ptr<i32>
  tt.return
}
// -----
tt.func @f(%q: !tt.ptr<i32> {tt.nv_tma_desc = 1 : i32}, %p: !tt.ptr<i32>) {
  %v = tt.load %q : !tt.ptr<i32>
  tt.store %p, %v : !tt.ptr<i32>
  tt.return
}
// expect: equivalent
