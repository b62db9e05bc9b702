func.func @main(%a: i8, %b: i8) -> (i8, i8) {
  %quotient = arith.divui %a, %b : i8
  %signed = arith.divsi %a, %b : i8
  return %quotient, %signed : i8, i8
}
