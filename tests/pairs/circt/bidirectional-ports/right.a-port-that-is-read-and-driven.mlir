hw.module @m(inout %a : i8, in %b : i8, in %c : i8, out y : i8) {
  sv.assign %a, %b : i8
  %v = sv.read_inout %a : !hw.inout<i8>
  %s = comb.add %v, %c : i8
  hw.output %s : i8
}

// -----

hw.module @m(inout %a : i8, in %b : i8, in %c : i8, out y : i8) {
  sv.assign %a, %b : i8
  %s = comb.add %b, %c : i8
  hw.output %s : i8
}

// expect: equivalent
