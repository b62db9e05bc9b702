hw.module @m(in %a: i0, in %b: i4, out x: i4, out n: i0) {
  hw.output %b, %a : i4, i0
}

// -----
hw.module @m(in %a: i0, in %b: i4, out x: i4, out n: i0) {
  %c = hw.constant 0 : i4
  %z = hw.constant 0 : i0
  %s = comb.add %b, %c : i4
  hw.output %s, %z : i4, i0
}

// expect: equivalent
