hw.module @m(in %c : i1, in %x : !seq.clock, in %y : !seq.clock, out o : !seq.clock) {
  %0 = seq.clock_mux %c, %x, %y
  hw.output %0 : !seq.clock
}
// -----
hw.module @m(in %c : i1, in %x : !seq.clock, in %y : !seq.clock, out o : !seq.clock) {
  %a = seq.from_clock %x
  %b = seq.from_clock %y
  %0 = comb.mux %c, %a, %b : i1
  %1 = seq.to_clock %0
  hw.output %1 : !seq.clock
}
// expect: equivalent bitwise static
