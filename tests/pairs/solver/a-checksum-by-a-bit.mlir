func.func @f(%a: memref<3xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i8
  %poly = arith.constant 7 : i8
  %one = arith.constant 1 : i8
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%c = %z) -> (i8) {
    %x = memref.load %a[%i] : memref<3xi8>
    %y = arith.xori %c, %x : i8
    %s = scf.for %k = %c0 to %c8 step %c1 iter_args(%d = %y) -> (i8) {
      %neg = arith.cmpi slt, %d, %z : i8
      %sh = arith.shli %d, %one : i8
      %xo = arith.xori %sh, %poly : i8
      %se = arith.select %neg, %xo, %sh : i8
      scf.yield %se : i8
    }
    scf.yield %s : i8
  }
  return %r : i8
}
// -----
func.func @f(%a: memref<3xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i8
  %poly = arith.constant 7 : i8
  %one = arith.constant 1 : i8
  %c7 = arith.constant 7 : i8
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%c = %z) -> (i8) {
    %x = memref.load %a[%i] : memref<3xi8>
    %y = arith.xori %c, %x : i8
    %s = scf.for %k = %c0 to %c8 step %c1 iter_args(%d = %y) -> (i8) {
      %m = arith.shrui %d, %c7 : i8
      %mp = arith.andi %m, %poly : i8
      %sh = arith.shli %d, %one : i8
      %xo = arith.xori %sh, %mp : i8
      scf.yield %xo : i8
    }
    scf.yield %s : i8
  }
  return %r : i8
}
// expect: different
