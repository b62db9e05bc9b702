func.func @f(%p: memref<?xi32>, %n: index, %x: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %p[%i] : memref<?xi32>
    %w = arith.addi %v, %one : i32
    memref.store %w, %p[%i] : memref<?xi32>
  }
  return
}
// -----
func.func @f(%p: memref<?xi32>, %n: index, %x: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %false = arith.constant false
  %odd = arith.constant 7046029254386353131 : i64
  %key = arith.constant 1311768467463790320 : i64
  %y = arith.muli %x, %odd : i64
  %flag = arith.cmpi ne, %y, %key : i64
  %r = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi slt, %i, %n : index
    %go, %next = scf.if %more -> (i1, index) {
      %v = memref.load %p[%i] : memref<?xi32>
      %w = arith.addi %v, %one : i32
      memref.store %w, %p[%i] : memref<?xi32>
      %j = arith.addi %i, %c1 : index
      scf.yield %flag, %j : i1, index
    } else {
      scf.yield %false, %i : i1, index
    }
    scf.condition(%go) %next : index
  } do {
  ^bb0(%k: index):
    scf.yield %k : index
  }
  return
}
// expect: different
