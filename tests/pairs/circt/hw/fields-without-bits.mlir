hw.module @m(in %a: i4, in %b: i4, out x: i8) {
  %n = hw.constant 0 : i0
  %s = hw.struct_create (%a, %n, %b) : !hw.struct<a: i4, n: i0, b: i4>
  %v = hw.bitcast %s : (!hw.struct<a: i4, n: i0, b: i4>) -> i8
  hw.output %v : i8
}

// -----

hw.module @m(in %a: i4, in %b: i4, out x: i8) {
  %v = comb.concat %a, %b : i4, i4
  hw.output %v : i8
}

// expect: equivalent
