func.func @f(%A: memref<?x?xf32>, %x: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = memref.dim %A, %zero : memref<?x?xf32>
  %m = memref.dim %A, %one : memref<?x?xf32>
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%A: memref<?x?xf32>, %x: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = memref.dim %A, %zero : memref<?x?xf32>
  %m = memref.dim %A, %one : memref<?x?xf32>
  %k = arith.constant 4611686018427387904 : index
  %q = arith.divui %n, %k : index
  %u = arith.subi %n, %q : index
  affine.for %i = 0 to %u { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// expect: equivalent
