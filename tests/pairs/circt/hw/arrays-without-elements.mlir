hw.module @m(in %a: i4, in %n: i0, out x: i4) {
  %e = hw.bitcast %n : (i0) -> !hw.array<0xi4>
  %f = hw.bitcast %e : (!hw.array<0xi4>) -> !hw.struct<>
  %g = hw.bitcast %f : (!hw.struct<>) -> i0
  %v = comb.concat %a, %g : i4, i0
  hw.output %v : i4
}

// -----

hw.module @m(in %a: i4, in %n: i0, out x: i4) {
  hw.output %a : i4
}

// expect: equivalent
