hw.module @m(in %s: !hw.struct<a: i2, b: i3>, out o: i5) {
  %a, %b = hw.struct_explode %s : !hw.struct<a: i2, b: i3>
  %o = comb.concat %a, %b : i2, i3
  hw.output %o : i5
}
// -----
hw.module @m(in %s: !hw.struct<a: i2, b: i3>, out o: i5) {
  %o = hw.bitcast %s : (!hw.struct<a: i2, b: i3>) -> i5
  hw.output %o : i5
}
// expect: equivalent bitwise
