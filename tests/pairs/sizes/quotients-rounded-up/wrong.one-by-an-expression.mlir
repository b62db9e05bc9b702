func.func @f(%A: memref<?xf32>, %C: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.store %one, %A[%i] : memref<?xf32>
  }
  %big = arith.constant 8589934592 : index
  %n2 = arith.muli %n, %n : index
  %n3 = arith.muli %n2, %n : index
  %q = affine.apply affine_map<()[s0] -> ((s0 * s0 * s0) ceildiv 8589934592)>()[%n]
  memref.store %q, %C[%c0] : memref<4xindex>
  return
}
// -----
func.func @f(%A: memref<?xf32>, %C: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.store %one, %A[%i] : memref<?xf32>
  }
  %q = arith.minsi %n, %c1 : index
  memref.store %q, %C[%c0] : memref<4xindex>
  return
}
// expect: different
