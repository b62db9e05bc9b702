hw.module @m(in %a: i4, in %b: i2, out r: i6) {
  %s = hw.struct_create (%a, %b) : !hw.struct<x: i4, y: i2>
  %r = hw.bitcast %s : (!hw.struct<x: i4, y: i2>) -> i6
  hw.output %r : i6
}
// -----
hw.module @m(in %a: i4, in %b: i2, out r: i6) {
  %r = comb.concat %a, %b : i4, i2
  hw.output %r : i6
}
// expect: equivalent
