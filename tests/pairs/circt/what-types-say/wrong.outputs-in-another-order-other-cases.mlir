hw.module @m(in %x : !hw.enum<A, B>, out a : !hw.enum<A, B>, out b : !hw.enum<B, A>) {
  %p = hw.bitcast %x : (!hw.enum<A, B>) -> i1
  %q = hw.bitcast %p : (i1) -> !hw.enum<B, A>
  hw.output %x, %q : !hw.enum<A, B>, !hw.enum<B, A>
}

// -----

hw.module @m(in %x : !hw.enum<A, B>, out b : !hw.enum<A, B>, out a : !hw.enum<B, A>) {
  %p = hw.bitcast %x : (!hw.enum<A, B>) -> i1
  %q = hw.bitcast %p : (i1) -> !hw.enum<B, A>
  hw.output %x, %q : !hw.enum<A, B>, !hw.enum<B, A>
}
// expect: unknown promise
