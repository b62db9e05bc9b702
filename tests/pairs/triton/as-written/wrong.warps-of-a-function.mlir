// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%p: !tt.ptr<i32>, %q: !tt.ptr<i32>, %e: i32, %g: i32, %t: i64, %u: i64, %out: !tt.ptr<i32>) {
  %matched = tt.atomic_poll acquire, gpu, %p, %e timeout %t : !tt.ptr<i32>, i32 -> i1
  %v = tt.load %q : !tt.ptr<i32>
  %x = arith.extui %matched : i1 to i32
  %s = arith.addi %v, %x : i32
  tt.store %out, %s : !tt.ptr<i32>
  tt.return
}
}
// -----
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%p: !tt.ptr<i32>, %q: !tt.ptr<i32>, %e: i32, %g: i32, %t: i64, %u: i64, %out: !tt.ptr<i32>) attributes {"ttg.num-warps" = 8 : i32} {
  %matched = tt.atomic_poll acquire, gpu, %p, %e timeout %t : !tt.ptr<i32>, i32 -> i1
  %v = tt.load %q : !tt.ptr<i32>
  %x = arith.extui %matched : i1 to i32
  %s = arith.addi %v, %x : i32
  tt.store %out, %s : !tt.ptr<i32>
  tt.return
}
}
// expect: unknown unsupported
