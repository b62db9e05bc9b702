// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<f32>, %m: !ttg.memdesc<4xf32, #s, #smem, mutable>) {
  %i = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32, #b>

  %q = tt.splat %p : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>, #b>
  %x = tt.addptr %q, %i : tensor<4x!tt.ptr<f32>, #b>, tensor<4xi32, #b>

  %t = ttg.async_copy_global_to_local %x, %m : tensor<4x!tt.ptr<f32>, #b> -> !ttg.memdesc<4xf32, #s, #smem, mutable>
  %g = ttg.async_commit_group tokens %t

  %u = ttg.async_wait {num = 0 : i32}

  tt.return
}
// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<f32>, %m: !ttg.memdesc<4xf32, #s, #smem, mutable>) {
  %i = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32, #b>

  %q = tt.splat %p : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>, #b>
  %x = tt.addptr %q, %i : tensor<4x!tt.ptr<f32>, #b>, tensor<4xi32, #b>

  %t = ttg.async_copy_global_to_local %x, %m : tensor<4x!tt.ptr<f32>, #b> -> !ttg.memdesc<4xf32, #s, #smem, mutable>
  %g = ttg.async_commit_group tokens %t

  %u = ttg.async_wait {num = 0 : i32}
  %h = ttg.async_commit_group

  tt.return
}
// expect: unknown unsupported
