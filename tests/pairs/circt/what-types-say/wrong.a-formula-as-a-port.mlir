hw.module @f(in %a : !ltl.sequence, out b : !ltl.sequence) {
  hw.output %a : !ltl.sequence
}
// -----
hw.module @f(in %a : i61, out b : i61) {
  hw.output %a : i61
}
// expect: unknown promise
