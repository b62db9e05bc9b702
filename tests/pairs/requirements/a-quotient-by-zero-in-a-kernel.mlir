module attributes {gpu.container_module} {
gpu.module @k { gpu.func @g(%n: index, %A: memref<?xf32>, %x: f32) kernel {
  %t = gpu.thread_id x
  %c = arith.cmpi ult, %t, %n : index
  scf.if %c { memref.store %x, %A[%t] : memref<?xf32> }
  gpu.return } }
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %o = arith.constant 1 : index
  %w = arith.constant 32 : index
  gpu.launch_func @k::@g blocks in (%o, %o, %o) threads in (%w, %o, %o) args(%n : index, %A : memref<?xf32>, %x : f32)
  return } }
// -----
module attributes {gpu.container_module} {
gpu.module @k { gpu.func @g(%n: index, %A: memref<?xf32>, %x: f32) kernel {
  %t = gpu.thread_id x
  %c = arith.cmpi ult, %t, %n : index
  %a = arith.constant 12345 : index
  %b = arith.constant 999 : index
  %e = arith.xori %n, %a : index
  %d = arith.subi %e, %b : index
  %q = arith.divui %t, %d : index
  scf.if %c { memref.store %x, %A[%t] : memref<?xf32> }
  gpu.return } }
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %o = arith.constant 1 : index
  %w = arith.constant 32 : index
  gpu.launch_func @k::@g blocks in (%o, %o, %o) threads in (%w, %o, %o) args(%n : index, %A : memref<?xf32>, %x : f32)
  return } }
// expect: different
