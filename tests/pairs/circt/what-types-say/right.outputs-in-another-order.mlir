hw.module @m(in %x : !hw.enum<A, B>, in %y : !hw.enum<C, D>, out a : !hw.enum<A, B>, out b : !hw.enum<C, D>) {
  hw.output %x, %y : !hw.enum<A, B>, !hw.enum<C, D>
}
// -----
hw.module @m(in %x : !hw.enum<A, B>, in %y : !hw.enum<C, D>, out b : !hw.enum<C, D>, out a : !hw.enum<A, B>) {
  hw.output %y, %x : !hw.enum<C, D>, !hw.enum<A, B>
}
// expect: equivalent
