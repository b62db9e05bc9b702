hw.module @f(in %a : !hw.enum<A, B>, in %c : !hw.enum<C, D, E>, out x : !hw.enum<A, B>, out y : !hw.enum<C, D, E>) {
  hw.output %a, %c : !hw.enum<A, B>, !hw.enum<C, D, E>
}
// -----
hw.module @f(in %c : !hw.enum<C, D, E>, in %a : !hw.enum<A, B>, out y : !hw.enum<C, D, E>, out x : !hw.enum<A, B>) {
  hw.output %c, %a : !hw.enum<C, D, E>, !hw.enum<A, B>
}
// expect: equivalent bitwise static
