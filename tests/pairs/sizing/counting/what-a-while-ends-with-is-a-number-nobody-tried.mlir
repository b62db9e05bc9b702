func.func @f(%n: index, %A: memref<?xi32>) {
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  %l = arith.constant 5000 : index
  %one = arith.constant 1 : i32
  %r = scf.while (%i = %z) : (index) -> index {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%j: index):
    memref.store %one, %A[%j] : memref<?xi32>
    %next = arith.addi %j, %s : index
    scf.yield %next : index
  }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xi32>) {
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  %l = arith.constant 5000 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r = scf.while (%i = %z) : (index) -> index {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%j: index):
    memref.store %one, %A[%j] : memref<?xi32>
    %next = arith.addi %j, %s : index
    scf.yield %next : index
  }
  %same = arith.cmpi eq, %r, %l : index
  scf.if %same {
    memref.store %two, %A[%z] : memref<?xi32>
  }
  return
}
// expect: different
