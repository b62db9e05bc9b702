func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %most = arith.constant 2345 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %go = arith.cmpi slt, %i, %n : index
    %small = arith.cmpi slt, %i, %most : index
    %both = arith.andi %go, %small : i1
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    memref.store %x, %A[%i] : memref<?xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %most = arith.constant 2345 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %go = arith.cmpi slt, %i, %n : index
    %small = arith.cmpi slt, %i, %most : index
    %both = arith.andi %go, %small : i1
    scf.condition(%both) %i : index
  } do {
  ^bb0(%i: index):
    memref.store %x, %A[%i] : memref<?xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return
}
// expect: different
