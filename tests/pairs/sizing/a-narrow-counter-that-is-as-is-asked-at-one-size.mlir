// A counter of eight bits wraps around: that it and the wide one are as the condition says is so at 614 alone.
func.func @f(%a: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %a[%i] : memref<?xi32>
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c412 = arith.constant 412 : index
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  %r:2 = scf.while (%i = %c0, %c = %z) : (index, i8) -> (index, i8) {
    %go = arith.cmpi slt, %i, %n : index
    scf.condition(%go) %i, %c : index, i8
  } do {
  ^bb0(%i: index, %c: i8):
    memref.store %v, %a[%i] : memref<?xi32>
    %next = arith.addi %i, %c1 : index
    %u = arith.index_castui %c : i8 to index
    %t = arith.muli %u, %c2 : index
    %s = arith.addi %t, %c412 : index
    %last = arith.cmpi eq, %next, %n : index
    %met = arith.cmpi eq, %s, %n : index
    %both = arith.andi %last, %met : i1
    scf.if %both {
      memref.store %w, %a[%i] : memref<?xi32>
    }
    %nc = arith.addi %c, %one : i8
    scf.yield %next, %nc : index, i8
  }
  return
}
// expect: different
