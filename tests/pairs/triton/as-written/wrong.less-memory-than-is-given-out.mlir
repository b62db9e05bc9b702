// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, ttg.global_scratch_memory_size = 256 : i32, ttg.global_scratch_memory_alignment = 128 : i32} {
tt.func @f(%p: !tt.ptr<i8>, %out: !tt.ptr<i32>, %e: i32) {
  %a = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 256 : i32, ttg.global_scratch_memory_offset = 0 : i32} : !tt.ptr<i8>
  %b = tt.bitcast %a : !tt.ptr<i8> -> !tt.ptr<i32>
  tt.store %b, %e : !tt.ptr<i32>
  %v = tt.load %b : !tt.ptr<i32>
  tt.store %out, %v : !tt.ptr<i32>
  tt.return
}
}
// -----
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, ttg.global_scratch_memory_size = 4 : i32, ttg.global_scratch_memory_alignment = 4 : i32} {
tt.func @f(%p: !tt.ptr<i8>, %out: !tt.ptr<i32>, %e: i32) {
  %a = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 256 : i32, ttg.global_scratch_memory_offset = 0 : i32} : !tt.ptr<i8>
  %b = tt.bitcast %a : !tt.ptr<i8> -> !tt.ptr<i32>
  tt.store %b, %e : !tt.ptr<i32>
  %v = tt.load %b : !tt.ptr<i32>
  tt.store %out, %v : !tt.ptr<i32>
  tt.return
}
}
// expect: unknown unsupported
