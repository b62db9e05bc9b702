hw.module @m(in %a: i4, in %b: i4, in %i: i1, out r: i4) {
  %x = hw.array_create %a, %b : i4
  %r = hw.array_get %x[%i] : !hw.array<2xi4>, i1
  hw.output %r : i4
}
// -----
hw.module @m(in %a: i4, in %b: i4, in %i: i1, out r: i4) {
  %r = comb.mux %i, %a, %b : i4
  hw.output %r : i4
}
// expect: equivalent
