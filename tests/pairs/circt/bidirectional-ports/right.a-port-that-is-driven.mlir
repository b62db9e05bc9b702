hw.module @f(inout %a: i8, in %b: i8) {
  %x = comb.add %b, %b : i8
  sv.assign %a, %x : i8
}

// -----

hw.module @f(inout %a: i8, in %b: i8) {
  %c0 = hw.constant 0 : i8
  %x = comb.add %b, %c0, %b : i8
  sv.assign %a, %x : i8
}

// expect: equivalent
