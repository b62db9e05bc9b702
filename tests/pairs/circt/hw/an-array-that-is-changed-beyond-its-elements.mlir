hw.module @m(in %a: !hw.array<3xi4>, in %i: i2, in %v: i4, out x: !hw.array<3xi4>) {
  %c0 = hw.constant 0 : i2
  %c1 = hw.constant 1 : i2
  %c2 = hw.constant 2 : i2
  %e0 = hw.array_get %a[%c0] : !hw.array<3xi4>, i2
  %e1 = hw.array_get %a[%c1] : !hw.array<3xi4>, i2
  %e2 = hw.array_get %a[%c2] : !hw.array<3xi4>, i2
  %i0 = comb.icmp eq %i, %c0 : i2
  %i1 = comb.icmp eq %i, %c1 : i2
  %i2 = comb.icmp eq %i, %c2 : i2
  %m0 = comb.mux %i0, %v, %e0 : i4
  %m1 = comb.mux %i1, %v, %e1 : i4
  %m2 = comb.mux %i2, %v, %e2 : i4
  %r = hw.array_create %m2, %m1, %m0 : i4
  hw.output %r : !hw.array<3xi4>
}

// -----

hw.module @m(in %a: !hw.array<3xi4>, in %i: i2, in %v: i4, out x: !hw.array<3xi4>) {
  %r = hw.array_inject %a[%i], %v : !hw.array<3xi4>, i2
  hw.output %r : !hw.array<3xi4>
}

// expect: different
