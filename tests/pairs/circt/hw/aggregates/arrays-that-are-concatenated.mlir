hw.module @m(in %a: !hw.array<2xi3>, in %b: !hw.array<1xi3>, in %k: i1, out r: i3) {
  %c = hw.array_concat %a, %b : !hw.array<2xi3>, !hw.array<1xi3>
  %i = hw.constant 2 : i2
  %r = hw.array_get %c[%i] : !hw.array<3xi3>, i2
  hw.output %r : i3
}
// -----
hw.module @m(in %a: !hw.array<2xi3>, in %b: !hw.array<1xi3>, in %k: i1, out r: i3) {
  %t = hw.constant true
  %r = hw.array_get %a[%t] : !hw.array<2xi3>, i1
  hw.output %r : i3
}
// expect: equivalent
