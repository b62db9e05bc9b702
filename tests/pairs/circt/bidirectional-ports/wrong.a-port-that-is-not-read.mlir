hw.module @f(inout %a: i8, in %b: i8, out y: i8) {
  %v = sv.read_inout %a : !hw.inout<i8>
  %x = comb.add %v, %b : i8
  hw.output %x : i8
}

// -----

hw.module @f(inout %a: i8, in %b: i8, out y: i8) {
  %v = sv.read_inout %a : !hw.inout<i8>
  %x = comb.add %b, %b : i8
  hw.output %x : i8
}

// expect: different
