func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %c = arith.constant true
  %i = arith.constant 0 : index
  %v = vector.load %A[%i] : memref<16xf32>, vector<4xf32>
  vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %i = arith.constant 0 : index
  %v = vector.load %A[%i] : memref<16xf32>, vector<4xf32>
  %s = vector.extract %v[0] : f32 from vector<4xf32>
  %z = arith.constant 0.0 : f32
  %c = arith.cmpf oeq, %s, %z : f32
  scf.if %c {
    %C = memref.assume_alignment %A, 64 : memref<16xf32>
  }
  vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
  return
}
// expect: unknown
