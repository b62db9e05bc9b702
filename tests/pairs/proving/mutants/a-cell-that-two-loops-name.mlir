// Element 3 * i + 7 of the second loop is one of the first loop's where it goes far enough.
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c40 = arith.constant 40 : index
  %v = arith.constant 9 : i32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %a[%i] : memref<?xi32>
  }
  scf.for %i = %c0 to %m step %c1 {
    %s = arith.muli %i, %c3 : index
    %k = arith.addi %s, %c40 : index
    %r = memref.load %a[%k] : memref<?xi32>
    memref.store %r, %b[%i] : memref<?xi32>
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c40 = arith.constant 40 : index
  %v = arith.constant 9 : i32
  scf.for %i = %c0 to %m step %c1 {
    %s = arith.muli %i, %c3 : index
    %k = arith.addi %s, %c40 : index
    %r = memref.load %a[%k] : memref<?xi32>
    memref.store %r, %b[%i] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %a[%i] : memref<?xi32>
  }
  return
}
// expect: different
