func.func @f(%A: memref<64xi32>, %B: memref<64xi32>) {
  %o = arith.constant 1 : index
  %n = arith.constant 64 : index
  %h = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %o, %gy = %o, %gz = %o) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %o, %sz = %o) {
    %v = memref.load %A[%tx] : memref<64xi32>
    %s = gpu.all_reduce add %v uniform {} : (i32) -> (i32)
    memref.store %s, %B[%tx] : memref<64xi32>
    gpu.terminator
  }
  return
}
// -----
func.func @f(%A: memref<64xi32>, %B: memref<64xi32>) {
  %o = arith.constant 1 : index
  %n = arith.constant 64 : index
  %h = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %o, %gy = %o, %gz = %o) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %o, %sz = %o) {
    %v = memref.load %A[%tx] : memref<64xi32>
    %s = gpu.all_reduce maxui %v uniform {} : (i32) -> (i32)
    memref.store %s, %B[%tx] : memref<64xi32>
    gpu.terminator
  }
  return
}
// expect: different
