func.func @f(%n: index, %m: index, %l: index, %A: memref<?x?x?xf32>, %x: f32) {
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s { scf.for %j = %z to %m step %s { scf.for %k = %z to %l step %s {
    memref.store %x, %A[%i, %j, %k] : memref<?x?x?xf32>
  } } }
  return
}
// -----
func.func @f(%n: index, %m: index, %l: index, %A: memref<?x?x?xf32>, %x: f32) {
  %c = arith.constant 20 : index
  %qn = arith.floordivsi %n, %c : index
  %qm = arith.floordivsi %m, %c : index
  %ql = arith.floordivsi %l, %c : index
  %p0 = arith.muli %qn, %qm : index
  %p = arith.muli %p0, %ql : index
  %u = arith.subi %n, %p : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %u step %s { scf.for %j = %z to %m step %s { scf.for %k = %z to %l step %s {
    memref.store %x, %A[%i, %j, %k] : memref<?x?x?xf32>
  } } }
  return
}
// expect: different
