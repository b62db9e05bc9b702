// A loop that begins at what is given and goes by what is given.
func.func @f(%a: memref<1xi32>, %m: i32, %k: i32, %n: i32) {
  %c0 = arith.constant 0 : index
  %r = scf.while (%i = %m) : (i32) -> i32 {
    %c = arith.cmpi slt, %i, %n : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %k : i32
    scf.yield %j : i32
  }
  memref.store %r, %a[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%a: memref<1xi32>, %m: i32, %k: i32, %n: i32) {
  %c0 = arith.constant 0 : index
  %at = arith.constant 5151 : i32
  %one = arith.constant 1 : i32
  %r = scf.while (%i = %m) : (i32) -> i32 {
    %c = arith.cmpi slt, %i, %n : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %k : i32
    scf.yield %j : i32
  }
  %e = arith.xori %r, %at : i32
  %mm = arith.minui %e, %one : i32
  %w = arith.subi %one, %mm : i32
  %v = arith.addi %r, %w : i32
  memref.store %v, %a[%c0] : memref<1xi32>
  return
}
// expect: unknown sampled-control
