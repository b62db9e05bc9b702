// In eight bits a counter that begins at 200 is negative for 56 iterations, of which the fifth is seen.
func.func @f(%a: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c200 = arith.constant 200 : index
  %z = arith.constant 0 : i8
  %at = arith.constant 612 : index
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %a[%i] : memref<?xi32>
  }
  %r = scf.while (%i = %c0) : (index) -> index {
    %s = arith.addi %i, %c200 : index
    %t = arith.index_cast %s : index to i8
    %c = arith.cmpi slt, %t, %z : i8
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    %ni = arith.addi %n, %i : index
    %e = arith.cmpi eq, %ni, %at : index
    %at5 = arith.cmpi eq, %i, %c5 : index
    %both = arith.andi %e, %at5 : i1
    scf.if %both {
      memref.store %w, %a[%i] : memref<?xi32>
    }
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %a[%i] : memref<?xi32>
  }
  return
}
// expect: different
