// The sum is kept in a register instead of in memory.
func.func @f(%a: memref<16xf32>, %b: memref<16x8xf32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %v = memref.load %a[%t] : memref<16xf32>
    %w = memref.load %b[%t, %i] : memref<16x8xf32>
    %s = arith.addf %v, %w : f32
    memref.store %s, %a[%t] : memref<16xf32>
  }
  return
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16x8xf32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %v = memref.load %a[%t] : memref<16xf32>
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%acc = %v) -> f32 {
    %w = memref.load %b[%t, %i] : memref<16x8xf32>
    %s = arith.addf %acc, %w : f32
    scf.yield %s : f32
  }
  memref.store %r, %a[%t] : memref<16xf32>
  return
}
// expect: equivalent
