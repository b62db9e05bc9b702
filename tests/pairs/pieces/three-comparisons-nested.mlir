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
  %c = arith.constant 18 : index
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %gn = arith.cmpi sgt, %n, %c : index
  %gm = arith.cmpi sgt, %m, %c : index
  %gl = arith.cmpi sgt, %l, %c : index
  %a = arith.select %gl, %one, %zero : index
  %b = arith.select %gm, %a, %zero : index
  %p = arith.select %gn, %b, %zero : index
  %u = arith.subi %n, %p : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %u step %s { scf.for %j = %z to %m step %s { scf.for %k = %z to %l step %s {
    memref.store %x, %A[%i, %j, %k] : memref<?x?x?xf32>
  } } }
  return
}
// expect: different
