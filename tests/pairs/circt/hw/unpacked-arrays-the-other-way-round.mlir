hw.module @m(in %a: i8, out x: i8) {
  %u = hw.bitcast %a : (i8) -> !hw.uarray<2xi4>
  %v = hw.bitcast %u : (!hw.uarray<2xi4>) -> !hw.array<2xi4>
  %one = hw.constant 1 : i1
  %zero = hw.constant 0 : i1
  %h = hw.array_get %v[%one] : !hw.array<2xi4>, i1
  %l = hw.array_get %v[%zero] : !hw.array<2xi4>, i1
  %r = comb.concat %l, %h : i4, i4
  hw.output %r : i8
}

// -----

hw.module @m(in %a: i8, out x: i8) {
  hw.output %a : i8
}

// expect: different
