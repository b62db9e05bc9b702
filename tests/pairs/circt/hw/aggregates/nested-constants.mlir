hw.module @m(out r: i6) {
  %c = hw.aggregate_constant [[1 : i2, 2 : i2], 3 : i2] : !hw.struct<a: array<2xi2>, b: i2>
  %r = hw.bitcast %c : (!hw.struct<a: array<2xi2>, b: i2>) -> i6
  hw.output %r : i6
}
// -----
hw.module @m(out r: i6) {
  %r = hw.constant 27 : i6
  hw.output %r : i6
}
// expect: equivalent
