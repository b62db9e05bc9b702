func.func @f(%A: memref<?xf32>, %n: index, %m: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %true = arith.constant true
  %c = arith.constant 2.0 : f32
  %d = arith.constant 3.0 : f32
  %r:2 = scf.while (%i = %0, %f = %true) : (index, i1) -> (index, i1) {
    %t = arith.cmpi slt, %i, %n : index
    scf.condition(%t) %i, %f : index, i1
  } do {
  ^bb0(%i: index, %f: i1):
    %s = arith.cmpi slt, %i, %m : index
    %g = arith.andi %f, %s : i1
    scf.if %g {
      memref.store %c, %A[%i] : memref<?xf32>
    } else {
      memref.store %d, %A[%i] : memref<?xf32>
    }
    %j = arith.addi %i, %1 : index
    scf.yield %j, %g : index, i1
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: index, %m: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %c = arith.constant 2.0 : f32
  %d = arith.constant 3.0 : f32
  scf.for %i = %0 to %n step %1 {
    %s = arith.cmpi sle, %i, %m : index
    %v = arith.select %s, %c, %d : f32
    memref.store %v, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
