func.func @f(%A: memref<64xf32>) {
  %o = arith.constant 1 : index
  %n = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %o, %gy = %o, %gz = %o) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %o, %sz = %o) {
    %l = gpu.subgroup_id : index
    %w = arith.constant 1.0 : f32
    memref.store %w, %A[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}
// -----
func.func @f(%A: memref<64xf32>) {
  %o = arith.constant 1 : index
  %n = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %o, %gy = %o, %gz = %o) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %o, %sz = %o) {
    %l = gpu.subgroup_id upper_bound 1 : index
    %w = arith.constant 1.0 : f32
    memref.store %w, %A[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}
// expect: different
