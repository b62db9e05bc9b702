func.func @f(%n: index, %a: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %a[%i] : memref<?xi32>
  }
  return
}
// -----
func.func @f(%n: index, %a: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 1013 : index
  %v = arith.constant 7 : i32
  %c = arith.cmpi eq, %n, %k : index
  %m = arith.subi %n, %c1 : index
  %l = arith.select %c, %m, %n : index
  scf.for %i = %c0 to %l step %c1 {
    memref.store %v, %a[%i] : memref<?xi32>
  }
  return
}
// expect: different
