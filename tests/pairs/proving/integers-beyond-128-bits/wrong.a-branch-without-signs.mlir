func.func @f(%x: i256, %y: i256) -> i256 {
  %c = arith.cmpi ult, %x, %y : i256
  %r = scf.if %c -> i256 {
    scf.yield %x : i256
  } else {
    scf.yield %y : i256
  }
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256) -> i256 {
  %c = arith.cmpi slt, %x, %y : i256
  %r = scf.if %c -> i256 {
    scf.yield %x : i256
  } else {
    scf.yield %y : i256
  }
  return %r : i256
}
// expect: different
