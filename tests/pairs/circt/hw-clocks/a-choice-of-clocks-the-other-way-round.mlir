hw.module @m(in %c : i1, in %x : !seq.clock, in %y : !seq.clock, out o : !seq.clock) {
  %0 = seq.clock_mux %c, %x, %y
  hw.output %0 : !seq.clock
}
// -----
hw.module @m(in %c : i1, in %x : !seq.clock, in %y : !seq.clock, out o : !seq.clock) {
  %0 = seq.clock_mux %c, %y, %x
  hw.output %0 : !seq.clock
}
// expect: different
