hw.module @f(in %a : !hw.enum<A, B>, in %c : !hw.enum<C, D>, out x : i1) {
  %k = hw.enum.constant B : !hw.enum<A, B>
  %0 = hw.enum.cmp %a, %k : !hw.enum<A, B>, !hw.enum<A, B>
  hw.output %0 : i1
}
// -----
hw.module @f(in %c : !hw.enum<A, B>, in %a : !hw.enum<C, D>, out x : i1) {
  %k = hw.enum.constant D : !hw.enum<C, D>
  %0 = hw.enum.cmp %a, %k : !hw.enum<C, D>, !hw.enum<C, D>
  hw.output %0 : i1
}
// expect: unknown promise
