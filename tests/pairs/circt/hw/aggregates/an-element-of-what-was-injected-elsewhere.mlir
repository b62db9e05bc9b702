hw.module @m(in %v: !hw.array<4xi2>, in %i: i2, in %j: i2, in %e: i2, out r: i2) {
  %w = hw.array_inject %v[%i], %e : !hw.array<4xi2>, i2
  %r = hw.array_get %w[%j] : !hw.array<4xi2>, i2
  hw.output %r : i2
}
// -----
hw.module @m(in %v: !hw.array<4xi2>, in %i: i2, in %j: i2, in %e: i2, out r: i2) {
  %o = hw.array_get %v[%j] : !hw.array<4xi2>, i2
  %c = comb.icmp ne %i, %j : i2
  %r = comb.mux %c, %e, %o : i2
  hw.output %r : i2
}
// expect: different
