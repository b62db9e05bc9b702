func.func @f(%A: memref<32xi32>, %B: memref<32xi32>) {
  %o = arith.constant 1 : index
  %n = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %o, %gy = %o, %gz = %o) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %o, %sz = %o) {
    %v = memref.load %A[%tx] : memref<32xi32>
    %d = arith.constant 1 : i32
    %w = arith.constant 32 : i32
    %s, %ok = gpu.shuffle xor %v, %d, %w : i32
    memref.store %s, %B[%tx] : memref<32xi32>
    gpu.terminator
  }
  return
}
// -----
func.func @f(%A: memref<32xi32>, %B: memref<32xi32>) {
  %o = arith.constant 1 : index
  %n = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %o, %gy = %o, %gz = %o) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %o, %sz = %o) {
    %v = memref.load %A[%tx] : memref<32xi32>
    %d = arith.constant 1 : i32
    %w = arith.constant 32 : i32
    %s, %ok = gpu.shuffle up %v, %d, %w : i32
    memref.store %s, %B[%tx] : memref<32xi32>
    gpu.terminator
  }
  return
}
// expect: different
