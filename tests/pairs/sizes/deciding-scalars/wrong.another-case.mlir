func.func @f(%x: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %i = arith.index_castui %x : i8 to index
  %r = scf.index_switch %i -> i8
  case 3 {
    scf.yield %c1 : i8
  }
  case 200 {
    scf.yield %c2 : i8
  }
  default {
    scf.yield %c0 : i8
  }
  return %r : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %i = arith.index_castui %x : i8 to index
  %r = scf.index_switch %i -> i8
  case 3 {
    scf.yield %c1 : i8
  }
  case 201 {
    scf.yield %c2 : i8
  }
  default {
    scf.yield %c0 : i8
  }
  return %r : i8
}
// expect: different
