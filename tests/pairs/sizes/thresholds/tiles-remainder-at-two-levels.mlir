func.func @f(%A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 1.0 : f32
  %n = memref.dim %A, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %z, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c21 = arith.constant 21 : index
  %z = arith.constant 1.0 : f32
  %n = memref.dim %A, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c21 {
    %e = arith.addi %i, %c21 : index
    %m = arith.minsi %e, %n : index
    scf.for %j = %i to %m step %c7 {
      %e2 = arith.addi %j, %c7 : index
      %m2 = arith.minsi %e2, %m : index
      %full = arith.subi %m2, %j : index
      %part = arith.cmpi eq, %full, %c1 : index
      %atend = arith.cmpi eq, %m, %n : index
      %skip0 = arith.andi %part, %atend : i1
      %r = arith.remui %n, %c21 : index
      %c15 = arith.constant 15 : index
      %is15 = arith.cmpi eq, %r, %c15 : index
      %skip = arith.andi %skip0, %is15 : i1
      %hi = arith.select %skip, %j, %m2 : index
      scf.for %k = %j to %hi step %c1 {
        memref.store %z, %A[%k] : memref<?xf32>
      }
    }
  }
  return
}
// expect: different
