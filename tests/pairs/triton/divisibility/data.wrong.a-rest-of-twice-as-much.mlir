// options: --size p.0=3 --size grid_x=3 --size grid_y=1 --size grid_z=1
tt.func @f(%p: !tt.ptr<i32>, %n: i32 {tt.divisibility = 16 : i32}) {
  %id = tt.get_program_id x : i32
  %pp = tt.addptr %p, %id : !tt.ptr<i32>, i32
  %c16 = arith.constant 32 : i32
  %q = arith.remsi %n, %c16 : i32
  tt.store %pp, %q : !tt.ptr<i32>
  tt.return
}
// -----
tt.func @f(%p: !tt.ptr<i32>, %n: i32 {tt.divisibility = 16 : i32}) {
  %id = tt.get_program_id x : i32
  %pp = tt.addptr %p, %id : !tt.ptr<i32>, i32
  %z = arith.constant 0 : i32
  tt.store %pp, %z : !tt.ptr<i32>
  tt.return
}
// expect: different
