func.func @f(%A: memref<64xf32>) {
  %o = arith.constant 1 : index
  %n = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %o, %gy = %o, %gz = %o) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %o, %sz = %o) {
    %g = gpu.block_dim x
    %t = gpu.thread_id x
    %c = arith.index_cast %g : index to i32
    %w = arith.sitofp %c : i32 to f32
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
    %g = gpu.block_dim x upper_bound 63
    %t = gpu.thread_id x
    %c = arith.index_cast %g : index to i32
    %w = arith.sitofp %c : i32 to f32
    memref.store %w, %A[%t] : memref<64xf32>
    gpu.terminator
  }
  return
}
// expect: different
