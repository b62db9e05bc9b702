func.func @f(%A: memref<64xf32>) {
  %o = arith.constant 1 : index
  %n = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %o, %gy = %o, %gz = %o) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %o, %sz = %o) {
    %t = gpu.global_id x
    %w = arith.constant 1.0 : f32
    memref.store %w, %A[%t] : memref<64xf32>
    gpu.terminator
  }
  return
}
// -----
func.func @f(%A: memref<64xf32>) {
  %o = arith.constant 1 : index
  %n = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %o, %gy = %o, %gz = %o) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %o, %sz = %o) {
    %t = gpu.global_id x upper_bound 63
    %w = arith.constant 1.0 : f32
    memref.store %w, %A[%t] : memref<64xf32>
    gpu.terminator
  }
  return
}
// expect: different
