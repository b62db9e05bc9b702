func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %k = arith.constant 70 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = arith.cmpi sgt, %n, %k : index
  %h = arith.cmpi sgt, %m, %k : index
  %ga = arith.select %g, %c1, %c0 : index
  %hb = arith.select %h, %c1, %c0 : index
  %p0 = arith.addi %ga, %hb : index
  %u = arith.addi %n, %p0 : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %u step %s {
    scf.for %j = %z to %m step %s {
      memref.store %x, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %k = arith.constant 70 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = arith.cmpi sgt, %n, %k : index
  %h = arith.cmpi sgt, %m, %k : index
  %ga = arith.select %g, %c1, %c0 : index
  %hb = arith.select %h, %c1, %c0 : index
  %p0 = arith.xori %ga, %hb : index
  %u = arith.addi %n, %p0 : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %u step %s {
    scf.for %j = %z to %m step %s {
      memref.store %x, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// expect: different
