func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one)
      threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {
    %i = arith.muli %tx, %four : index
    %v = vector.load %A[%i] : memref<16xf32>, vector<4xf32>
    vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
    gpu.terminator
  }
  return
}
// -----
func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one)
      threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {
    %i = arith.muli %tx, %four : index
    %v = vector.load %A[%i] {alignment = 512 : i64} : memref<16xf32>, vector<4xf32>
    vector.store %v, %B[%i] {alignment = 512 : i64} : memref<16xf32>, vector<4xf32>
    gpu.terminator
  }
  return
}
// expect: unknown alignment
