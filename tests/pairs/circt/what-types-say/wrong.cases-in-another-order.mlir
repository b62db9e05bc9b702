hw.module @f(in %a : !hw.enum<A, B, C, D>, out b : !hw.enum<A, B, C, D>) {
  hw.output %a : !hw.enum<A, B, C, D>
}
// -----
hw.module @f(in %a : !hw.enum<B, A, C, D>, out b : !hw.enum<B, A, C, D>) {
  hw.output %a : !hw.enum<B, A, C, D>
}
// expect: unknown promise
