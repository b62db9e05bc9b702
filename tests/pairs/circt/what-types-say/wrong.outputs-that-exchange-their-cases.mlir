hw.module @m(in %y : i1, in %x : i1, out a : !hw.enum<A, B>, out b : !hw.enum<B, A>) {
  %p = hw.bitcast %x : (i1) -> !hw.enum<A, B>
  %q = hw.bitcast %x : (i1) -> !hw.enum<B, A>
  hw.output %p, %q : !hw.enum<A, B>, !hw.enum<B, A>
}

// -----

hw.module @m(in %x : i1, in %y : i1, out a : !hw.enum<B, A>, out b : !hw.enum<A, B>) {
  %p = hw.bitcast %x : (i1) -> !hw.enum<A, B>
  %q = hw.bitcast %x : (i1) -> !hw.enum<B, A>
  hw.output %q, %p : !hw.enum<B, A>, !hw.enum<A, B>
}
// expect: unknown promise
