hw.module @f(in %a : !hw.array<2xenum<A, B>>, out b : !hw.array<2xenum<A, B>>) {
  hw.output %a : !hw.array<2xenum<A, B>>
}
// -----
hw.module @f(in %a : !hw.array<2xenum<B, A>>, out b : !hw.array<2xenum<B, A>>) {
  hw.output %a : !hw.array<2xenum<B, A>>
}
// expect: unknown promise
