module attributes {gpu.container_module} {
gpu.module @k { gpu.func @g(%n: index, %m: index, %A: memref<?xf32>, %x: f32) kernel {
  %b = gpu.block_id x
  %t = gpu.thread_id x
  %w = gpu.block_dim x
  %o = arith.muli %b, %w : index
  %i = arith.addi %o, %t : index
  %c = arith.cmpi ult, %i, %n : index
  scf.if %c { memref.store %x, %A[%i] : memref<?xf32> }
  gpu.return } }
func.func @f(%n: index, %m: index, %A: memref<?xf32>, %x: f32) {
  %o = arith.constant 1 : index
  %w = arith.constant 32 : index
  %z = arith.constant 0 : index
  %n0 = arith.maxsi %n, %z : index
  %g0 = arith.ceildivui %n0, %w : index
  %g = arith.maxui %g0, %o : index
  gpu.launch_func @k::@g blocks in (%g, %o, %o) threads in (%w, %o, %o) args(%n0 : index, %m : index, %A : memref<?xf32>, %x : f32)
  return } }
// -----
module attributes {gpu.container_module} {
gpu.module @k { gpu.func @g(%n: index, %m: index, %A: memref<?xf32>, %x: f32) kernel {
  %b = gpu.block_id x
  %t = gpu.thread_id x
  %w = gpu.block_dim x
  %o = arith.muli %b, %w : index
  %i = arith.addi %o, %t : index
  %k = arith.constant 70 : index
  %a = arith.divui %n, %k : index
  %bb = arith.floordivsi %m, %k : index
  %one = arith.constant 1 : index
  %b1 = arith.minsi %bb, %one : index
  %zz = arith.constant 0 : index
  %b2 = arith.maxsi %b1, %zz : index
  %p = arith.muli %a, %b2 : index
  %u = arith.subi %n, %p : index
  %c = arith.cmpi ult, %i, %u : index
  scf.if %c { memref.store %x, %A[%i] : memref<?xf32> }
  gpu.return } }
func.func @f(%n: index, %m: index, %A: memref<?xf32>, %x: f32) {
  %o = arith.constant 1 : index
  %w = arith.constant 32 : index
  %z = arith.constant 0 : index
  %n0 = arith.maxsi %n, %z : index
  %g0 = arith.ceildivui %n0, %w : index
  %g = arith.maxui %g0, %o : index
  gpu.launch_func @k::@g blocks in (%g, %o, %o) threads in (%w, %o, %o) args(%n0 : index, %m : index, %A : memref<?xf32>, %x : f32)
  return } }
// expect: different
