func.func @main(%a: i16, %b: i16) -> i16 {
  %zero = arith.constant 0 : i16
  %found:2 = scf.while (%x = %a, %y = %b) : (i16, i16) -> (i16, i16) {
    %more = arith.cmpi ne, %y, %zero : i16
    scf.condition(%more) %x, %y : i16, i16
  } do {
  ^bb0(%x: i16, %y: i16):
    %rest = arith.remui %x, %y : i16
    scf.yield %y, %rest : i16, i16
  }
  return %found#0 : i16
}
