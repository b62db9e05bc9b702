// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --size p.0=4 --size o.0=4 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<i32>, %o: !tt.ptr<i32>) {
  %i = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32, #b>
  %ps = tt.splat %p : !tt.ptr<i32> -> tensor<4x!tt.ptr<i32>, #b>
  %at = tt.addptr %ps, %i : tensor<4x!tt.ptr<i32>, #b>, tensor<4xi32, #b>
  %os = tt.splat %o : !tt.ptr<i32> -> tensor<4x!tt.ptr<i32>, #b>
  %ot = tt.addptr %os, %i : tensor<4x!tt.ptr<i32>, #b>, tensor<4xi32, #b>
  %x1 = tt.load %at : tensor<4x!tt.ptr<i32>, #b>
  tt.store %ot, %x1 : tensor<4x!tt.ptr<i32>, #b>
  tt.return
}
// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%p: !tt.ptr<i32>, %o: !tt.ptr<i32>) {
  %i = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32, #b>
  %ps = tt.splat %p : !tt.ptr<i32> -> tensor<4x!tt.ptr<i32>, #b>
  %at = tt.addptr %ps, %i : tensor<4x!tt.ptr<i32>, #b>, tensor<4xi32, #b>
  %os = tt.splat %o : !tt.ptr<i32> -> tensor<4x!tt.ptr<i32>, #b>
  %ot = tt.addptr %os, %i : tensor<4x!tt.ptr<i32>, #b>, tensor<4xi32, #b>
  cf.br ^bb2
^bb1:
  tt.store %ot, %x1 : tensor<4x!tt.ptr<i32>, #b>
  tt.return
^bb2:
  %x1 = tt.load %at : tensor<4x!tt.ptr<i32>, #b>
  cf.br ^bb1
}
// expect: equivalent bitwise
