func.func @f(%A: memref<?xf32>, %x: f32) {
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  %k = arith.constant 8 : index
  %k7 = arith.constant 7 : index
  %n = memref.dim %A, %z : memref<?xf32>
  %t = arith.ceildivui %n, %k : index
  %u0 = arith.muli %t, %k : index
  %u = arith.minui %u0, %n : index
  scf.for %i = %z to %u step %s { memref.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %x: f32) {
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  %k = arith.constant 8 : index
  %k7 = arith.constant 7 : index
  %n = memref.dim %A, %z : memref<?xf32>
  %a = arith.addi %n, %k7 overflow<nuw> : index
  %t = arith.divui %a, %k : index
  %u0 = arith.muli %t, %k : index
  %u = arith.minui %u0, %n : index
  scf.for %i = %z to %u step %s { memref.store %x, %A[%i] : memref<?xf32> }
  return
}
// expect: equivalent
