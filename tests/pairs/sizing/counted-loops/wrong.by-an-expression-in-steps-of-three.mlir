func.func @f(%A: memref<?xi32>, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %r = scf.while (%i = %c0) : (index) -> index {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    memref.store %x, %A[%i] : memref<?xi32>
    %j = affine.apply affine_map<(d0) -> (d0 + 2)>(%i)
    scf.yield %j : index
  }
  return
}
// -----
func.func @f(%A: memref<?xi32>, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 3 : index
  %x = arith.constant 7 : i32
  scf.for %i = %c0 to %n step %c2 {
    memref.store %x, %A[%i] : memref<?xi32>
  }
  return
}
// expect: different
