func.func @f(%A: memref<?xf32>, %x: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %d = memref.dim %A, %zero : memref<?xf32>
  affine.for %i = 0 to %d { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %x: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %d = memref.dim %A, %zero : memref<?xf32>
  %k = arith.constant 2199023255552 : index
  %c = arith.cmpi ugt, %d, %k : index
  %u = arith.select %c, %zero, %d : index
  affine.for %i = 0 to %u { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// expect: equivalent
