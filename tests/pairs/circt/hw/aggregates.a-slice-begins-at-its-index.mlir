hw.module @m(in %a: !hw.array<5xi2>, out o: !hw.array<2xi2>) {
  %i = hw.constant 3 : i3
  %o = hw.array_slice %a[%i] : (!hw.array<5xi2>) -> !hw.array<2xi2>
  hw.output %o : !hw.array<2xi2>
}
// -----
hw.module @m(in %a: !hw.array<5xi2>, out o: !hw.array<2xi2>) {
  %k = hw.constant -4 : i3
  %l = hw.constant 3 : i3
  %x = hw.array_get %a[%k] : !hw.array<5xi2>, i3
  %y = hw.array_get %a[%l] : !hw.array<5xi2>, i3
  %o = hw.array_create %x, %y : i2
  hw.output %o : !hw.array<2xi2>
}
// expect: equivalent bitwise
