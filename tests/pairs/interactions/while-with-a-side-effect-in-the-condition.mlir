func.func @f(%a: memref<1xi32>, %n: i32) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %t = arith.constant 3 : i32
  memref.store %t, %a[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%a: memref<1xi32>, %n: i32) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %t = arith.constant 3 : i32
  memref.store %z, %a[%c0] : memref<1xi32>
  %r = scf.while (%i = %z) : (i32) -> i32 {
    %v = memref.load %a[%c0] : memref<1xi32>
    %w = arith.addi %v, %o : i32
    memref.store %w, %a[%c0] : memref<1xi32>
    %c = arith.cmpi slt, %i, %t : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %o : i32
    scf.yield %j : i32
  }
  return
}
// expect: different
