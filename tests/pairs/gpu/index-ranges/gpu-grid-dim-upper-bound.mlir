func.func @f(%A: memref<64xf32>) {
  %o = arith.constant 1 : index
  %n = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %o, %gz = %o) threads(%tx, %ty, %tz) in (%sx = %o, %sy = %o, %sz = %o) {
    %g = gpu.grid_dim x
    %t = gpu.block_id x
    %v = memref.load %A[%t] : memref<64xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %A[%t] : memref<64xf32>
    gpu.terminator
  }
  return
}
// -----
func.func @f(%A: memref<64xf32>) {
  %o = arith.constant 1 : index
  %n = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %o, %gz = %o) threads(%tx, %ty, %tz) in (%sx = %o, %sy = %o, %sz = %o) {
    %g = gpu.grid_dim x upper_bound 63
    %t = gpu.block_id x
    %v = memref.load %A[%t] : memref<64xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %A[%t] : memref<64xf32>
    gpu.terminator
  }
  return
}
// expect: different
