hw.module @f(inout %a: i8, in %b: i8) {
  %x = comb.add %b, %b : i8
  sv.assign %a, %x : i8
}

// -----

hw.module @f(inout %a: i8, in %b: i8) {
  %c1 = hw.constant 1 : i8
  %x = comb.shl %b, %c1 : i8
  sv.assign %a, %x : i8
}

// expect: equivalent
