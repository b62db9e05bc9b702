memref.global constant @t : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %i = arith.constant 0 : index
  %T = memref.get_global @t : memref<4xf32>
  %v = vector.load %T[%i] : memref<4xf32>, vector<4xf32>
  vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
  return
}
// -----
memref.global constant @t : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %i = arith.constant 0 : index
  %T = memref.get_global @t : memref<4xf32>
  %v = vector.load %T[%i] {alignment = 16 : i64} : memref<4xf32>, vector<4xf32>
  vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
  return
}
// expect: unknown
