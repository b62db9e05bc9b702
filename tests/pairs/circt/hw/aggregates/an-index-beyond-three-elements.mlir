hw.module @m(in %v: !hw.array<3xi2>, in %i: i2, in %e: i2, out r: !hw.array<3xi2>) {
  %r = hw.array_inject %v[%i], %e : !hw.array<3xi2>, i2
  hw.output %r : !hw.array<3xi2>
}
// -----
hw.module @m(in %v: !hw.array<3xi2>, in %i: i2, in %e: i2, out r: !hw.array<3xi2>) {
  %r = hw.array_inject %v[%i], %e : !hw.array<3xi2>, i2
  hw.output %r : !hw.array<3xi2>
}
// expect: equivalent
