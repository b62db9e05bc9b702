func.func @main(%a: i16, %b: i16) -> i16 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %times = arith.constant 9 : index
  %r = scf.for %i = %zero to %times step %one iter_args(%s = %b) -> i16 {
    %p = arith.muli %s, %a : i16
    scf.yield %p : i16
  }
  return %r : i16
}
