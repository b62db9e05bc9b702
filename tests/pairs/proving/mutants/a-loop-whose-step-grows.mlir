// A loop whose step grows with what it counts, to a bound that is given.
func.func @f(%a: memref<1xi32>, %n: i32) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:2 = scf.while (%i = %z, %s = %one) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %i, %n : i32
    scf.condition(%c) %i, %s : i32, i32
  } do {
  ^bb0(%i: i32, %s: i32):
    %j = arith.addi %i, %s : i32
    %t = arith.addi %s, %one : i32
    scf.yield %j, %t : i32, i32
  }
  memref.store %r#0, %a[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%a: memref<1xi32>, %n: i32) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %at = arith.constant 5151 : i32
  %r:2 = scf.while (%i = %z, %s = %one) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %i, %n : i32
    scf.condition(%c) %i, %s : i32, i32
  } do {
  ^bb0(%i: i32, %s: i32):
    %j = arith.addi %i, %s : i32
    %t = arith.addi %s, %one : i32
    scf.yield %j, %t : i32, i32
  }
  %e = arith.xori %r#0, %at : i32
  %m = arith.minui %e, %one : i32
  %w = arith.subi %one, %m : i32
  %v = arith.addi %r#0, %w : i32
  memref.store %v, %a[%c0] : memref<1xi32>
  return
}
// expect: unknown sampled-control
